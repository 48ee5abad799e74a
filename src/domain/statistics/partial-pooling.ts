import { normalQuantile } from './distributions.ts';

/** One raw effect on the log scale with its standard error. */
export interface RawEffect {
  effect: number;
  error: number;
}

/** The same after what its whole family says was taken into account. */
export interface PooledEffect {
  effect: number;
  /** Half the width of its 90 % range. */
  halfWidth: number;
}

/** One false finding in ten is allowed in a family; its ranges promise as much. */
export const POOLED_LEVEL = 0.9;

/**
 * How much effects of one family differ is not known. What is thought of it beforehand: most likely by 0.25 on
 * the log scale (×1.28), hardly beyond 0.75 (×2.1), and not nothing at all (Rayleigh: it avoids the border, where
 * ranges would have no width).
 */
export const LIKELY_SPREAD = 0.25;
const SPREADS = Array.from({ length: 40 }, (_, step) => ((step + 1) / 40) * 4 * LIKELY_SPREAD);

/**
 * Normal–normal partial pooling towards « no effect »: the fewer the videos behind an effect and the more alike
 * its family, the nearer it is drawn to zero. The spread of the family is averaged over, not plugged in.
 * Source: Chung et al. 2013, « A nondegenerate penalized likelihood estimator for variance parameters ».
 */
export function poolEffects(effects: readonly RawEffect[]): PooledEffect[] {
  const logWeights = SPREADS.map(spread => {
    let log = Math.log(spread) - 0.5 * (spread / LIKELY_SPREAD) ** 2;
    for (const { effect, error } of effects) {
      const variance = error ** 2 + spread ** 2;
      log -= 0.5 * (Math.log(variance) + effect ** 2 / variance);
    }
    return log;
  });
  const highest = Math.max(...logWeights);
  const weights = logWeights.map(log => Math.exp(log - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const width = normalQuantile(1 - POOLED_LEVEL);
  return effects.map(({ effect, error }) => {
    let mean = 0;
    let square = 0;
    for (const [index, spread] of SPREADS.entries()) {
      const share = spread ** 2 / (spread ** 2 + error ** 2);
      const weight = (weights[index] ?? 0) / total;
      mean += weight * share * effect;
      square += weight * ((share * effect) ** 2 + share * error ** 2);
    }
    return { effect: mean, halfWidth: width * Math.sqrt(Math.max(square - mean ** 2, 0)) };
  });
}
