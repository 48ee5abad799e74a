import { overlap } from '#domain/generations/brief/word-stems.ts';

export interface Selectable {
  points: number;
  family: string;
  /** Its angle; repeating an angle is penalised. */
  angle: string;
  pattern: string;
  stems: ReadonlySet<string>;
}

/** Weight of the score against similarity, as in Carbonell and Goldstein’s maximal marginal relevance (SIGIR 1998). */
const LAMBDA = 0.55;
const FAMILY_AGAIN = 0.25;
const ANGLE_AGAIN = 0.06;
/** Candidates more similar than this are excluded. */
const TOO_ALIKE = 0.5;

/**
 * Selects `count` candidates with good scores and low similarity: no pattern twice, repeated families are penalised.
 * `jitter` (0 to 1 per candidate, from a seed) varies the result of repeated calls. The result is in order of
 * selection.
 */
export function selectDiverse<Candidate extends Selectable>(
  candidates: readonly Candidate[],
  count: number,
  jitter: (index: number) => number,
): Candidate[] {
  const best = Math.max(1, ...candidates.map(one => one.points));
  const pool = candidates.map((one, index) => ({
    one,
    worth: LAMBDA * (one.points / best + 0.3 * jitter(index)),
    likeness: 0,
    penalty: 0,
    out: false,
  }));
  const taken: Candidate[] = [];
  while (taken.length < count) {
    let choice: (typeof pool)[number] | null = null;
    let most = -Infinity;
    for (const entry of pool) {
      if (entry.out) continue;
      const value = entry.worth - (1 - LAMBDA) * entry.likeness - entry.penalty;
      if (value > most) {
        most = value;
        choice = entry;
      }
    }
    if (choice === null) return taken;
    choice.out = true;
    taken.push(choice.one);
    for (const entry of pool) {
      if (entry.out) continue;
      const alike = overlap(entry.one.stems, choice.one.stems);
      entry.likeness = Math.max(entry.likeness, alike);
      if (entry.one.pattern === choice.one.pattern || alike >= TOO_ALIKE) entry.out = true;
      if (entry.one.family === choice.one.family) entry.penalty += FAMILY_AGAIN;
      if (entry.one.angle === choice.one.angle) entry.penalty += ANGLE_AGAIN;
    }
  }
  return taken;
}
