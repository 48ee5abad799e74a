import type { TimeSpan } from './media-facts.ts';
import { plainCueText, readCueTimes } from './transcript-cue.ts';

/** Words spoken from one second to another. */
interface TranscriptSegment extends TimeSpan {
  text: string;
}

const BAD_CUE_REASONS = ['bad_time', 'ends_before_start', 'no_text'] as const;
type BadCueReason = (typeof BAD_CUE_REASONS)[number];

/** A cue that was skipped, by the line number of its times (counted from 1). */
interface BadCue {
  line: number;
  reason: BadCueReason;
}

interface Transcript {
  format: 'srt' | 'vtt';
  /** By start time. */
  segments: TranscriptSegment[];
  words: number;
  /** Words per minute of speech (overlapping cues counted once); null without spoken time. */
  wordsPerMinute: number | null;
  badCues: BadCue[];
}

const TRANSCRIPT_REFUSALS = ['empty', 'too_big', 'not_a_transcript', 'no_usable_cue'] as const;
type TranscriptRefusal = (typeof TRANSCRIPT_REFUSALS)[number];

const TRANSCRIPT_LIMITS = { characters: 2_000_000, cues: 20_000 } as const;

/**
 * Parses a subtitle file, SRT or WebVTT, with or without byte order mark, hours and Windows line ends. Unusable cues
 * are listed and skipped; a file without any usable cue is refused.
 */
export function parseTranscript(text: string): { transcript: Transcript } | { refused: TranscriptRefusal } {
  if (text.length > TRANSCRIPT_LIMITS.characters) return { refused: 'too_big' };
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (lines.every(line => line.trim() === '')) return { refused: 'empty' };
  const isVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '');
  const timeLines = lines.flatMap((line, index) => (line.includes('-->') ? [index] : []));
  if (timeLines.length === 0) return { refused: 'not_a_transcript' };
  if (timeLines.length > TRANSCRIPT_LIMITS.cues) return { refused: 'too_big' };

  const segments: TranscriptSegment[] = [];
  const badCues: BadCue[] = [];
  for (const index of timeLines) {
    if (isVtt && isInsideComment(lines, index)) continue;
    const times = readCueTimes(lines[index] ?? '');
    const said = plainCueText(cueLines(lines, index));
    const bad = (reason: BadCueReason): unknown => badCues.push({ line: index + 1, reason });
    if (times === null) bad('bad_time');
    else if (times.toSecond <= times.fromSecond) bad('ends_before_start');
    else if (said === '') bad('no_text');
    else segments.push({ ...times, text: said });
  }
  if (segments.length === 0) return { refused: 'no_usable_cue' };
  segments.sort((a, b) => a.fromSecond - b.fromSecond);
  const words = segments.reduce((sum, segment) => sum + countWords(segment.text), 0);
  const spoken = coveredSeconds(segments);
  return {
    transcript: {
      format: isVtt ? 'vtt' : 'srt',
      segments,
      words,
      wordsPerMinute: spoken > 0 ? (words * 60) / spoken : null,
      badCues,
    },
  };
}

/** Number of words: an elided form (« l’idée ») is one, lone punctuation is none. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** The lines after the times up to an empty one, or up to the next cue where the empty line is missing. */
function cueLines(lines: readonly string[], timeLine: number): string[] {
  const found: string[] = [];
  for (let index = timeLine + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '') break;
    if (line.includes('-->')) break;
    const isNumberOfNext = /^\d+$/.test(line.trim()) && (lines[index + 1] ?? '').includes('-->');
    if (isNumberOfNext) break;
    found.push(line);
  }
  return found;
}

/** A WebVTT NOTE extends to the next empty line and may quote times. */
function isInsideComment(lines: readonly string[], at: number): boolean {
  for (let index = at; index >= 0; index -= 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '') return false;
    if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(line)) return true;
  }
  return false;
}

function coveredSeconds(segments: readonly TimeSpan[]): number {
  let covered = 0;
  let until = 0;
  for (const { fromSecond, toSecond } of segments) {
    covered += Math.max(0, toSecond - Math.max(fromSecond, until));
    until = Math.max(until, toSecond);
  }
  return covered;
}
