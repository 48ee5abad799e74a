import { gammaln } from 'simple-statistics';

const SMALLEST = 1e-300;
const CLOSE = 1e-14;

/** Continued fraction of the incomplete beta function (Lentz). Source: DLMF 8.17.22. */
function betaFraction(x: number, a: number, b: number): number {
  const away = (value: number) => (Math.abs(value) < SMALLEST ? SMALLEST : value);
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= 300; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < CLOSE) break;
  }
  return fraction;
}

/** Regularised incomplete beta function I_x(a, b): share of a beta distribution below x. */
function betaShare(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(gammaln(a + b) - gammaln(a) - gammaln(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/**
 * Probability that a Student t with `df` degrees of freedom (any positive number) is further from 0 than `t`: two-sided
 * p.
 */
export function studentTwoSided(t: number, df: number): number {
  return betaShare(df / (df + t * t), df / 2, 0.5);
}

/** The t with probability `twoSided` outside ±t. Found by bisection: it costs little and never diverges. */
export function studentQuantile(twoSided: number, df: number): number {
  let low = 0;
  let high = 2;
  while (studentTwoSided(high, df) > twoSided) high *= 2;
  while (high - low > 1e-9 * high) {
    const middle = (low + high) / 2;
    if (studentTwoSided(middle, df) > twoSided) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** As Student's, for a known variance: beyond a million degrees of freedom the two agree to seven digits. */
export function normalQuantile(twoSided: number): number {
  return studentQuantile(twoSided, 1e7);
}

/** Probability of at most `k` heads in `n` tosses with probability `p` of heads. */
export function binomialAtMost(k: number, n: number, p: number): number {
  if (k < 0) return 0;
  if (k >= n) return 1;
  return betaShare(1 - p, n - k, k + 1);
}
