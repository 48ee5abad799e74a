import type { TimeSpan } from './media-facts.ts';

const TIME = String.raw`(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)[.,](\d{1,3})`;
const TIMES = new RegExp(`^\\s*${TIME}\\s*-->\\s*${TIME}(?:\\s.*)?$`);
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  lrm: '',
  rlm: '',
};

/** Parses `00:01.500 --> 00:03,000 align:start`; hours are optional. Null when it is not a pair of times. */
export function readCueTimes(line: string): TimeSpan | null {
  const found = TIMES.exec(line);
  if (found === null) return null;
  return { fromSecond: secondsOf(found.slice(1, 5)), toSecond: secondsOf(found.slice(5, 9)) };
}

/** The words of a cue without voice, colour and position tags, on one line. */
export function plainCueText(lines: readonly string[]): string {
  return lines
    .join(' ')
    .replace(/<[^<>]{0,200}>/g, '')
    .replace(/\{\\[^{}]{0,100}\}/g, '')
    .replace(/&(#\d{1,7}|[a-z]{2,4});/gi, (whole, name: string) => entity(name) ?? whole)
    .replace(/[\p{Cc}\p{Bidi_Control}\u200B\uFEFF]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()];
  const code = Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

function secondsOf(parts: readonly (string | undefined)[]): number {
  const [hours, minutes, seconds, fraction] = parts;
  return (
    Number(hours ?? 0) * 3600 +
    Number(minutes ?? 0) * 60 +
    Number(seconds ?? 0) +
    Number((fraction ?? '0').padEnd(3, '0')) / 1000
  );
}
