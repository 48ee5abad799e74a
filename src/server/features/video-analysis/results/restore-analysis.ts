import { videoTarget } from '#domain/video-analysis/analysis-run.ts';
import { analyseVideo } from '#domain/video-analysis/analyse-video.ts';
import type { AnalysisInput } from '#domain/video-analysis/findings/analysis-input.ts';
import { hookClassOf, type VideoAnalysis } from '#domain/video-analysis/video-analysis.ts';
import type { Transaction } from '#server/platform/db/database.ts';
import { factsOf, hashInputs, readInputs } from '../input/gather-input.ts';
import { readArchivedInputs } from '../input/archived-inputs.ts';
import { addAnalysis, type RestoredAnalysis } from '../queries/restore.queries.ts';

/** An analysis in archive form: its inputs, never its result. */
interface KeptAnalysis extends Omit<
  RestoredAnalysis,
  'sha256' | 'inputs' | 'result' | 'hook_class' | 'own_percentile' | 'method' | 'facts'
> {
  inputs_sha256: string | null;
  inputs: string | null;
}

type Restored = { outcome: 'added' | 'present' } | { outcome: 'refused'; field: keyof KeptAnalysis };

/**
 * Restores an analysis. Its result is recomputed from its inputs, so that it cannot be
 * forged, and what a plan locks never has to be in an archive.
 */
export async function restoreAnalysis(
  tx: Transaction,
  userId: string,
  { inputs: text, inputs_sha256: said, ...row }: KeptAnalysis,
  latest: Date,
): Promise<Restored> {
  if (row.state !== 'done') {
    if (text !== null || said !== null) return { outcome: 'refused', field: 'inputs' };
    return { outcome: await addAnalysis(tx, userId, { ...row, ...NOTHING_SAID }) };
  }
  const read = text === null ? null : readKept(text, latest);
  if (read === null || text === null) return { outcome: 'refused', field: 'inputs' };
  const sha256 = hashInputs(read.input);
  if (sha256.toString('hex') !== said) return { outcome: 'refused', field: 'inputs_sha256' };
  const { video } = read.input;
  const isItsTarget =
    video.id === null ? /^file:[0-9a-f]{64}$/.test(row.target) : row.target === videoTarget(video.id);
  if (!isItsTarget || video.id !== row.video_id) return { outcome: 'refused', field: 'target' };
  const { analysis } = read;
  const { views } = analysis.against;
  return {
    outcome: await addAnalysis(tx, userId, {
      ...row,
      facts: factsOf(video, row.file_name),
      sha256,
      inputs: text,
      method: analysis.method,
      result: JSON.stringify(analysis),
      hook_class: hookClassOf(analysis),
      own_percentile: views.absent === null && views.allLengths.known ? views.allLengths.percentile : null,
    }),
  };
}

const NOTHING_SAID = {
  facts: null,
  sha256: null,
  inputs: null,
  method: null,
  result: null,
  hook_class: null,
  own_percentile: null,
};

/** Null: not in our serialisation, or not valid inputs of an analysis. */
function readKept(text: string, latest: Date): { input: AnalysisInput; analysis: VideoAnalysis } | null {
  try {
    const given: unknown = JSON.parse(text);
    if (JSON.stringify(given) !== text || !readArchivedInputs(latest).safeParse(given).success) return null;
    const input = readInputs(text);
    return { input, analysis: analyseVideo(input) };
  } catch {
    return null;
  }
}
