/** Share of the displayed ranges that contain the true value. */
export const CLAIM_LEVEL = 0.95;

/** From this factor on, and from its reciprocal down, a claim is given a size. */
export const LEAST_SIZE = 1.05;
export const LEAST_LOSS = 0.95;

/** The range of a claim, as factors. The bound nearer to ×1 is missing where only the direction is supported. */
export interface ClaimRange {
  low: number | null;
  high: number | null;
}

/**
 * Probability that a standard normal exceeds `z`, to seven digits even far in the tail. Source: Numerical Recipes,
 * `erfcc`.
 */
function normalAbove(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.5 * x);
  const terms = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
    -0.82215223, 0.17087277,
  ];
  const sum = terms.reduceRight((inner, term) => term + t * inner, 0);
  const above = 0.5 * t * Math.exp(-x * x + sum);
  return z >= 0 ? above : 1 - above;
}

/**
 * The effect, in standard errors, for which a statistic of at least `t` has a probability of one in forty among those
 * that pass the limit.
 */
function cautiousEnd(t: number, limit: number): number {
  let [low, high] = [t - 12, t + 6];
  for (let halving = 0; halving < 60; halving++) {
    const middle = (low + high) / 2;
    const passing = normalAbove(limit - middle) + normalAbove(limit + middle);
    if (normalAbove(t - middle) / passing < (1 - CLAIM_LEVEL) / 2) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * The range of a claim. Claims are selected for being strong, so the estimate is biased upwards and no point estimate
 * is given: only a near bound that corrects for the selection and a far bound that holds for all comparisons jointly.
 */
export function claimRange(effect: number, error: number, limit: number): ClaimRange {
  const size = Math.abs(effect);
  const near = Math.max(0, Math.min(size - limit * error, cautiousEnd(size / error, limit) * error));
  const far = size + limit * error;
  if (effect > 0) {
    const low = Math.exp(near);
    return { low: low >= LEAST_SIZE ? low : null, high: Math.exp(far) };
  }
  const high = Math.exp(-near);
  return { low: Math.exp(-far), high: high <= LEAST_LOSS ? high : null };
}
