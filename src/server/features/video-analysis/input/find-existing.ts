import { fileTarget, videoTarget } from '#domain/video-analysis/analysis-run.ts';
import { MEDIA_FACTS_VERSION } from '#domain/media/media-facts.ts';
import { VIDEO_ANALYSIS_METHOD } from '#domain/video-analysis/video-analysis.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { findKeptAnalysis, findLastInputs, type AnalysisRow } from '../queries/video-analysis.queries.ts';
import type { Target } from './find-target.ts';
import {
  collectInput,
  hashInputs,
  ofFile,
  ofStored,
  readInputs,
  type CollectedInput,
} from './gather-input.ts';
import { readUploadedCaptions } from './read-captions.ts';
import type { UploadRow } from '../queries/uploads.queries.ts';

export type AnalysableTarget = Exclude<Target, { kind: 'account' }>;

export function nameOf(target: AnalysableTarget): string {
  return target.kind === 'video'
    ? videoTarget(target.link.id)
    : fileTarget(target.upload.sha256.toString('hex'));
}

/** Inputs in addition to the video. */
export interface OtherAnalysis {
  /** The video's own file. */
  file: UploadRow | null;
  captions: UploadRow | null;
  /** For a file: the account it is attributed to. */
  username: string | null;
}

/**
 * The analysis with the same result, if that can be determined before reading or measuring: for a stored
 * video, and for a file measured before. For others the run itself determines it.
 */
export async function findExistingAnalyses(
  app: AppContext,
  userId: string,
  target: AnalysableTarget,
  beside: OtherAnalysis,
): Promise<AnalysisRow | undefined> {
  const db = app.db.tenant(userId);
  const name = nameOf(target);
  const gathered = await gatherKnown(app, userId, target, beside);
  if (gathered === null) return undefined;
  const sha256 = hashInputs(await collectInput(db, userId, name, gathered, app.clock.now()));
  return findKeptAnalysis(db, { userId, target: name, sha256, method: VIDEO_ANALYSIS_METHOD });
}

async function gatherKnown(
  app: AppContext,
  userId: string,
  target: AnalysableTarget,
  { file, captions, username }: OtherAnalysis,
): Promise<CollectedInput | null> {
  if (target.kind === 'video' && (target.own === null || file !== null)) return null;
  const last = await findLastInputs(app.db.tenant(userId), userId, nameOf(target));
  if (last === undefined) return null;
  const transcript = captions === null ? null : await readUploadedCaptions(app.storage, captions.storage_key);
  if (transcript === undefined) return null;
  if (target.kind === 'video') {
    return target.own === null ? null : { video: ofStored(target.own), mediaFacts: null, transcript };
  }
  const before = readInputs(last);
  const facts = before.mediaFacts ?? null;
  if (facts?.version !== MEDIA_FACTS_VERSION) return null;
  const heard = before.transcript?.source === 'transcriber' ? before.transcript : null;
  return { video: { ...ofFile(facts), username }, mediaFacts: facts, transcript: transcript ?? heard };
}
