import { parentPort, workerData } from 'node:worker_threads';
import { hostileText, hostileUnits } from './hostile-strings.ts';

export interface TriedPattern {
  source: string;
  flags: string;
  /** The longest text it receives; null: any length. */
  longest: number | null;
  paths: string[];
}
/** Its number before each pattern, to identify an endless one; its fault after it. */
export type PatternNews = { begun: number } | { at: number; fault: string };

const SMALL = 40;
const LENGTH = 4_000;
/** Linear patterns stay far below, quadratic ones are far above. */
const SLOW_MS = 0.7;
const GROWTH = 8;
const HOPELESS_MS = 40;
const TRIES = 5;
const ROUNDS = 4;
/** Not even a busy machine makes a linear pattern this slow. */
const SURELY_MS = 400;
/** Limit for a text of the maximum length. */
const MOST_MS = 20;

function milliseconds(pattern: RegExp, text: string): number {
  const begun = performance.now();
  pattern.lastIndex = 0;
  if (pattern.global) {
    for (let found = pattern.exec(text); found !== null; found = pattern.exec(text))
      if (found[0] === '') pattern.lastIndex += 1;
  } else pattern.exec(text);
  return performance.now() - begun;
}

/** Load only adds to a time, so the shortest counts. A clearly slow pattern is measured once. */
function best(pattern: RegExp, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && (tried === 0 || least < HOPELESS_MS); tried += 1)
    least = Math.min(least, milliseconds(pattern, text));
  return least;
}

function faultOf({ source, flags, longest }: TriedPattern): string | null {
  const pattern = new RegExp(source, flags);
  for (const unit of hostileUnits(pattern)) {
    const shown = JSON.stringify(`${unit.before} ${unit.unit}`.slice(0, 60));
    if (longest !== null) {
      const took = best(pattern, hostileText(unit, longest, pattern));
      if (took > MOST_MS) return `${took.toFixed(1)} ms over ${longest} characters of ${shown}`;
      continue;
    }
    milliseconds(pattern, hostileText(unit, SMALL, pattern));
    if (milliseconds(pattern, hostileText(unit, LENGTH, pattern)) <= SLOW_MS) continue;
    // Measured again before it is reported: another process may have held the processor.
    for (let round = 1; ; round += 1) {
      const short = best(pattern, hostileText(unit, LENGTH, pattern));
      if (short <= SLOW_MS) break;
      const long = best(pattern, hostileText(unit, 4 * LENGTH, pattern));
      if (long <= GROWTH * short && long <= HOPELESS_MS) break;
      if (round === ROUNDS || long > SURELY_MS)
        return `${short.toFixed(1)} ms over ${LENGTH} characters of ${shown}, ${long.toFixed(1)} ms over ${4 * LENGTH}`;
    }
  }
  return null;
}

const { patterns, from } = workerData as { patterns: TriedPattern[]; from: number };
for (let at = from; at < patterns.length; at += 1) {
  parentPort?.postMessage({ begun: at } satisfies PatternNews);
  const pattern = patterns[at];
  const fault = pattern === undefined ? null : faultOf(pattern);
  if (fault !== null) parentPort?.postMessage({ at, fault } satisfies PatternNews);
}
