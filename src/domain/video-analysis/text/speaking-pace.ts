import type { MediaFacts, TimeSpan } from '#domain/media/media-facts.ts';
import { countWords } from './text-words.ts';
import type { Transcript } from '#domain/video-analysis/findings/transcript.ts';
import type { Found } from '#domain/video-analysis/findings/findings.ts';

/** Words per minute over the time with speech. */
export interface Pace {
  wordsPerMinute: number;
  words: number;
  speechSeconds: number;
}

const LEAST_SECONDS = 5;
const LEAST_WORDS = 10;

/** Total seconds covered by the spans, overlaps counted once. */
function coveredSeconds(spans: readonly TimeSpan[]): number {
  let covered = 0;
  let reached = -Infinity;
  for (const { fromSecond, toSecond } of [...spans].sort((a, b) => a.fromSecond - b.fromSecond)) {
    const from = Math.max(fromSecond, reached);
    if (toSecond <= from) continue;
    covered += toSecond - from;
    reached = toSecond;
  }
  return covered;
}

/** Speaking rate, from the detector's speech spans if there are any, else from the line times. */
export function speakingPace(
  transcript: Transcript | null | undefined,
  facts: MediaFacts | null | undefined,
): Found<Pace> {
  if (transcript === null || transcript === undefined) return { absent: 'no_transcript' };
  const words = transcript.lines.reduce((sum, { text }) => sum + countWords(text), 0);
  if (words === 0) return { absent: 'no_speech' };
  const heard = facts?.speech.notAssessed === null ? facts.speech.segments : [];
  if (!transcript.timed && heard.length === 0) return { absent: 'no_times' };
  const speechSeconds = coveredSeconds(heard.length > 0 ? heard : transcript.lines);
  if (speechSeconds < LEAST_SECONDS || words < LEAST_WORDS) return { absent: 'too_short' };
  return { absent: null, wordsPerMinute: (60 * words) / speechSeconds, words, speechSeconds };
}
