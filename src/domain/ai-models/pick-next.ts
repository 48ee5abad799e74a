interface Offered {
  points: number;
  family: string;
}

/** Score points deducted for each text of the same family already shown. */
const FAMILY_AGAIN = 12;

/**
 * Chooses which waiting text is shown next: the best score, after a deduction for families already shown. Returns the
 * index, or -1 where nothing waits.
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
