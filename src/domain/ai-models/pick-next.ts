interface Offered {
  points: number;
  family: string;
}

/** What a family that was shown before costs its next text, in points of the score. */
const FAMILY_AGAIN = 12;

/**
 * Which of those that wait is shown next: the best by its score, a family again only at a price. The index, or -1 where
 * nothing waits.
 */
export function pickNext(waiting: readonly Offered[], shown: readonly Offered[]): number {
  const seen = new Map<string, number>();
  for (const { family } of shown) seen.set(family, (seen.get(family) ?? 0) + 1);
  let best = -1;
  let most = -Infinity;
  waiting.forEach(({ points, family }, index) => {
    const worth = points - FAMILY_AGAIN * (seen.get(family) ?? 0);
    if (worth > most) {
      most = worth;
      best = index;
    }
  });
  return best;
}
