import type { SpeechFacts, TimeSpan } from './media-facts.ts';

/** Input window of the speech detector: 512 samples at 16 kHz, 32 ms. */
export const SPEECH_WINDOW = { samples: 512, samplesPerSecond: 16_000, seconds: 0.032 } as const;

/** Speech begins above the first threshold and ends below the second, so that a breath does not end it. */
const BEGINS_AT = 0.5;
const ENDS_BELOW = 0.35;
/** Minimum speech in a segment without its pauses: less is a beat, a cry or a noise, and no spoken hook. */
const LEAST_SPEECH_SECONDS = 0.5;
/** A pause shorter than this does not end a segment. */
const LEAST_PAUSE_SECONDS = 0.3;
/** Sound for most of the duration with less speech than this is music or noise. */
const MUSIC_SPEECH_RATIO = 0.03;
const MUSIC_SOUND_SHARE = 0.5;

/**
 * Converts the detector's probabilities, one per window of 32 ms, into segments.
 * @param soundShare share (0–1) of the duration that is not silent
 */
export function speechFacts(
  probabilities: ArrayLike<number>,
  durationSeconds: number,
  soundShare: number,
): SpeechFacts {
  const segments = joinClose(rawSegments(probabilities))
    .filter(span => span.heardSeconds >= LEAST_SPEECH_SECONDS)
    .map(span => ({
      fromSecond: round(Math.min(durationSeconds, span.fromSecond)),
      toSecond: round(Math.min(durationSeconds, span.toSecond)),
    }));
  const spoken = segments.reduce((sum, span) => sum + span.toSecond - span.fromSecond, 0);
  const ratio = durationSeconds > 0 ? Math.min(1, spoken / durationSeconds) : 0;
  return {
    segments,
    startSecond: segments[0]?.fromSecond ?? null,
    ratio,
    musicOnly: ratio < MUSIC_SPEECH_RATIO && soundShare >= MUSIC_SOUND_SHARE,
  };
}

function rawSegments(probabilities: ArrayLike<number>): TimeSpan[] {
  const spans: TimeSpan[] = [];
  let open: TimeSpan | null = null;
  for (let window = 0; window < probabilities.length; window += 1) {
    const probability = probabilities[window] ?? 0;
    const fromSecond = window * SPEECH_WINDOW.seconds;
    const toSecond = fromSecond + SPEECH_WINDOW.seconds;
    if (open === null) {
      if (probability >= BEGINS_AT) open = { fromSecond, toSecond };
    } else if (probability >= ENDS_BELOW) {
      open.toSecond = toSecond;
    } else {
      spans.push(open);
      open = null;
    }
  }
  if (open !== null) spans.push(open);
  return spans;
}

interface JoinedSpan extends TimeSpan {
  /** Duration without pauses. */
  heardSeconds: number;
}

function joinClose(spans: readonly TimeSpan[]): JoinedSpan[] {
  const joined: JoinedSpan[] = [];
  for (const span of spans) {
    const heardSeconds = span.toSecond - span.fromSecond;
    const last = joined.at(-1);
    if (last !== undefined && span.fromSecond - last.toSecond < LEAST_PAUSE_SECONDS) {
      last.toSecond = span.toSecond;
      last.heardSeconds += heardSeconds;
    } else joined.push({ ...span, heardSeconds });
  }
  return joined;
}

function round(second: number): number {
  return Math.round(second * 100) / 100;
}
