import { LOUDNESS_TARGET_LUFS, type Assessed, type SoundFacts, type TimeSpan } from './media-facts.ts';

/** Silence thresholds for ffmpeg's silencedetect: quieter than this, for longer than that. */
export const SILENCE = { belowDb: -35, longerThanSeconds: 0.7 } as const;

/** The gate of EBU R 128: audio that never exceeds it has no loudness. */
const SILENT_LUFS = -69.9;

interface Loudness {
  /** LUFS; null: everything is silent. */
  integrated: number | null;
  /** LU. */
  range: number | null;
  /** dBFS. */
  peak: number | null;
}

/** Parses the summary that ffmpeg's ebur128 prints at its end; null when there is none. */
export function parseLoudness(printed: string): Loudness | null {
  // A title inside the file may imitate the summary, but it is printed earlier and without its prefix.
  const start = [...printed.matchAll(/^\[Parsed_ebur128_\d+ @ \S+\] Summary:/gm)].at(-1)?.index;
  if (start === undefined) return null;
  const summary = printed.slice(start);
  const integrated = numberAfter(summary, /^[ \t]+I:\s+(\S+) LUFS/m);
  if (integrated === null) return null;
  return {
    integrated: integrated <= SILENT_LUFS ? null : integrated,
    range: numberAfter(summary, /^[ \t]+LRA:\s+(\S+) LU\s*$/m),
    peak: numberAfter(summary, /^[ \t]+Peak:\s+(\S+) dBFS/m),
  };
}

/** Parses the lines printed by ffmpeg's silencedetect; a silence without an end lasts until the end of the video. */
export function parseSilences(printed: string, durationSeconds: number): TimeSpan[] {
  const spans: TimeSpan[] = [];
  let start: number | null = null;
  for (const [, edge, value] of printed.matchAll(
    /^\[silencedetect @ \S+\] silence_(start|end): (-?[\d.]+(?:e[-+]?\d+)?)/gm,
  )) {
    const second = Math.min(durationSeconds, Math.max(0, Number(value)));
    if (!Number.isFinite(second)) continue;
    if (edge === 'start') start = second;
    else if (start !== null) {
      spans.push({ fromSecond: start, toSecond: second });
      start = null;
    }
  }
  if (start !== null) spans.push({ fromSecond: start, toSecond: durationSeconds });
  return spans.filter(span => span.toSecond - span.fromSecond > SILENCE.longerThanSeconds);
}

/** All sound facts, from ffmpeg's output. */
export function soundFacts(printed: string, durationSeconds: number): Assessed<SoundFacts> {
  const loudness = parseLoudness(printed);
  if (loudness === null) return { notAssessed: 'failed' };
  if (loudness.integrated === null) return { notAssessed: 'silent_audio' };
  const silences = parseSilences(printed, durationSeconds);
  const silent = silences.reduce((sum, span) => sum + span.toSecond - span.fromSecond, 0);
  return {
    notAssessed: null,
    loudnessLufs: loudness.integrated,
    aboveTargetLu: Math.round((loudness.integrated - LOUDNESS_TARGET_LUFS) * 10) / 10,
    loudnessRangeLu: loudness.range,
    peakDbfs: loudness.peak,
    silences,
    silentShare: durationSeconds > 0 ? Math.min(1, silent / durationSeconds) : 0,
  };
}

function numberAfter(text: string, pattern: RegExp): number | null {
  const value = Number(pattern.exec(text)?.[1] ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
}
