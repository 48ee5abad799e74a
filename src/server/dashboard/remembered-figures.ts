import { dashboardFiguresOf, type DashboardFigures, type FiguresRow } from './dashboard.queries.ts';

/** What the database answered, and what was worked out from it. */
export interface RememberedFigures {
  figures: DashboardFigures;
  /** The result of `work`, which follows from `figures` and from what `on` names, and which nobody changes. */
  once: <Result>(on: string, work: () => Result) => Result;
}

/** Open dashboards ask again and again, and their readings change by the hour; one weighs some 80 kB. */
const MOST_REMEMBERED = 100;
const remembered = new Map<string, RememberedFigures & { answer: string }>();

/** Of each: a day's end, another language, a video that leaves the period before. */
const MOST_FOLLOWED = 8;

/**
 * The figures of an answer, JSON text: the same as the last time while the database answers the same, so that what
 * follows from them is worked out once. `whose`: who looks, and at what.
 */
export function rememberFigures(whose: string, answer: string): RememberedFigures {
  const before = remembered.get(whose);
  if (before?.answer === answer) return before;
  const followed = new Map<string, unknown>();
  const known = {
    answer,
    figures: dashboardFiguresOf(JSON.parse(answer) as FiguresRow),
    once<Result>(on: string, work: () => Result): Result {
      if (!followed.has(on)) {
        if (followed.size >= MOST_FOLLOWED) followed.clear();
        followed.set(on, work());
      }
      return followed.get(on) as Result;
    },
  };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(whose, known);
  return known;
}
