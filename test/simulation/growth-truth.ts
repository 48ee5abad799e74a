import { roundingStep } from '#domain/sources/reading.ts';
import { growth } from '#domain/metrics/growth.ts';
import { seededRandom } from '#domain/statistics/seeded-random.ts';
import { percent, repeat, share, type Simulation } from './figures.ts';
import { NOW } from './simulated-account.ts';

const DAY_MS = 86_400_000;

/** Method 8: true counts, seen on the rounding grid, never turn into a change that was not there. */
export function growthTruth(accounts: number, seed: number): Simulation {
  const random = seededRandom(seed);
  let [zeros, rivalZeros, moved] = [0, 0, 0];
  const honest = repeat(accounts, () => {
    const rounded = random.next() < 0.7;
    // Whether the platform cuts or rounds is not known; the claim must hold for both.
    const whole = random.next() < 0.5 ? Math.floor : Math.round;
    const rate = (random.next() - 0.3) * 0.004;
    let truth = Math.exp(3 + random.next() * 13);
    const days = repeat(30, day => {
      truth = Math.max(0, truth * (1 + rate + 0.001 * random.normal()));
      const count = Math.round(truth);
      const step = roundingStep(count, rounded ? 'rounded' : 'exact');
      return { count, shown: whole(count / step) * step, at: new Date(NOW.getTime() + day * DAY_MS) };
    });
    const seen = growth(
      days.map(({ shown, at }) => ({
        count: shown,
        precision: rounded ? 'rounded' : 'exact',
        observedAt: at,
      })),
    );
    if (!seen.known) return false;
    return seen.steps.every(({ change, fell }, index) => {
      const [before, after] = [days[index], days[index + 1]];
      const really = (after?.count ?? 0) - (before?.count ?? 0);
      if (really !== 0) {
        moved += 1;
        if (before?.shown === after?.shown) rivalZeros += 1;
        if (change.kind !== 'not_measurable' && change.change === 0) zeros += 1;
      }
      if (fell !== (after?.shown ?? 0) < (before?.shown ?? 0)) return false;
      if (change.kind === 'exact') return change.change === really;
      return change.kind === 'not_measurable' || Math.abs(change.change - really) <= change.step;
    });
  });
  return {
    method: '8 Growth',
    accounts,
    seed,
    figures: [
      percent('days that moved and are told as zero', zeros / moved, { max: 0 }),
      percent('accounts whose every step holds the truth within its rounding', share(honest, Boolean), {
        min: 100,
      }),
      percent('rival: days that moved and are told as zero by plain subtraction', rivalZeros / moved),
    ],
  };
}
