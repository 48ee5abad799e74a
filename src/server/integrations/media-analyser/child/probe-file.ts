import { readProbe, type ProbedFile } from '#domain/media/file-facts.ts';
import type { AnalysisSetup } from '../analysis-setup.ts';
import { probeArguments } from '../ffmpeg-arguments.ts';
import { AnalysisRefusal } from './analysis-refusal.ts';
import { ranOutOfMemory, runTool } from './run-tool.ts';

const MOST_PRINTED = 1_000_000;

/** The file's metadata; refuses what is no video, too long, too large or damaged. */
export async function probeFile(setup: AnalysisSetup): Promise<ProbedFile> {
  const tool = runTool(setup, 'ffprobe', probeArguments(setup.demuxer));
  let printed = '';
  for await (const part of tool.stdout.setEncoding('utf8')) {
    printed += String(part);
    if (printed.length > MOST_PRINTED) throw new AnalysisRefusal('not_a_video', 'too many streams');
  }
  const end = await tool.end;
  if (end.timedOut) throw new AnalysisRefusal('time_ran_out', 'probing');
  // ffprobe does not report such sizes, and the file looks damaged.
  if (/exceeds specified max pixel count/.test(end.stderr)) throw new AnalysisRefusal('too_many_pixels');
  const found = parseJson(printed);
  if (end.exitCode !== 0 || found === null) {
    if (ranOutOfMemory(end.stderr)) throw new AnalysisRefusal('memory_ran_out', 'probing');
    throw new AnalysisRefusal('truncated', end.stderr.slice(0, 300));
  }
  const reading = readProbe(found, setup.container, setup.bytes);
  if ('refused' in reading) throw new AnalysisRefusal(reading.refused);
  return reading.facts;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
