import { dashboardFiguresOf, type DashboardFigures, type FiguresRow } from './dashboard.queries.ts';

/** What the database answered, and what was worked out from it. */
interface CachedFigures {
  figures: DashboardFigures;
  /** The result of `work`, which follows from `figures` and from what `on` names, and which nobody changes. */
  once: <Result>(on: string, work: () => Result) => Result;
}

/** Open dashboards ask again and again, and their readings change by the hour; one weighs some 80 kB. */
const CACHE_SIZE = 100;
/**
 * Nobody takes the place of somebody who looked as lately as this: of five hundred who look by turns a hundred are
 * remembered, and not each for a moment, to be cleared away before they look again.
 */
const STAYS_MS = 60_000;

interface Known extends CachedFigures {
  answer: string;
  /** `performance.now()` */
  lookedAt: number;
}

/** Whoever has not looked for longest stands first. */
const cache = new Map<string, Known>();

/** Of each: a day's end, another language. */
const MOST_FOLLOWED = 8;

/**
 * The figures of an answer, JSON text: the same as the last time while the database answers the same, so that what
 * follows from them is worked out once. `whose`: who looks, and at what.
 */
export function cacheDashboard(whose: string, answer: string): CachedFigures {
  const before = cache.get(whose);
  const known = before?.answer === answer ? before : toKnow(answer);
  known.lookedAt = performance.now();
  cache.delete(whose);
  if (makeRoom()) cache.set(whose, known);
  return known;
}

function makeRoom(): boolean {
  if (cache.size < CACHE_SIZE) return true;
  const [oldest] = cache;
  if (oldest === undefined || performance.now() - oldest[1].lookedAt < STAYS_MS) return false;
  return cache.delete(oldest[0]);
}

function toKnow(answer: string): Known {
  const followed = new Map<string, unknown>();
  return {
    answer,
    lookedAt: 0,
    figures: dashboardFiguresOf(JSON.parse(answer) as FiguresRow),
    once<Result>(on: string, work: () => Result): Result {
      if (!followed.has(on)) {
        if (followed.size >= MOST_FOLLOWED) followed.clear();
        followed.set(on, work());
      }
      return followed.get(on) as Result;
    },
  };
}
