import type { MediaFacts, TimeSpan } from '#domain/media/media-facts.ts';
import { countWords } from './text-words.ts';
import type { Transcript } from '#domain/video-analysis/findings/transcript.ts';
import type { Found } from '#domain/video-analysis/findings/findings.ts';

/** Words a minute over the time that somebody speaks. */
export interface Pace {
  wordsPerMinute: number;
  words: number;
  speechSeconds: number;
}

const LEAST_SECONDS = 5;
const LEAST_WORDS = 10;

/** Seconds that spans cover together, each second once. */
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

/** The pace of speech, by the detector's stretches of speech where there are, else by the times of the lines. */
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
