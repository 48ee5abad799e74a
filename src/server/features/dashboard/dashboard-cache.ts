import { dashboardFiguresOf, type DashboardFigures, type FiguresRow } from './dashboard.queries.ts';

/** The database result, and values derived from it. */
interface CachedFigures {
  figures: DashboardFigures;
  /**
   * The memoised result of `work`, which depends only on `figures` and the values named in `on`, and is never modified.
   */
  once: <Result>(on: string, work: () => Result) => Result;
}

/** Open dashboards poll continually, and their figures change hourly; one entry takes about 80 kB. */
const CACHE_SIZE = 100;
/**
 * An entry read this recently is not evicted: with five hundred viewers in rotation a hundred
 * stay cached, instead of each being evicted before its next read.
 */
const STAYS_MS = 60_000;

interface Known extends CachedFigures {
  answer: string;
  /** `performance.now()` */
  lookedAt: number;
}

/** Least recently read first. */
const cache = new Map<string, Known>();

/** Memoised results per entry: the end of a day, another language. */
const MOST_FOLLOWED = 8;

/**
 * The figures of a JSON response: the same object while the response text is unchanged, so that
 * derived values are computed once. `whose`: the viewer and the view.
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
