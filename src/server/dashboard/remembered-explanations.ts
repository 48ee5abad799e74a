import { explainChange, type Explanation } from '#domain/dashboard/explain-change.ts';
import type { TotalChange } from '#domain/metrics/total-change.ts';
import type { AuthoredVideo } from './dashboard.queries.ts';

/** Scores at equal age cost more than all else on a dashboard, and follow from readings that change by the hour. */
const MOST_REMEMBERED = 500;
const remembered = new Map<string, { readings: string; explanation: Explanation }>();

function readingsOf(videos: readonly AuthoredVideo[]): string {
  return videos.map(({ id, views, observedAt }) => `${id} ${views} ${observedAt.getTime()}`).join();
}

/** `explainChange`, worked out again only when a reading or the period has changed. `whose`: one account of one user. */
export function rememberedExplanation(
  whose: string,
  earlier: readonly AuthoredVideo[],
  later: readonly AuthoredVideo[],
  views: TotalChange,
): Explanation {
  const readings = `${readingsOf(earlier)} / ${readingsOf(later)} / ${JSON.stringify(views)}`;
  const known = remembered.get(whose);
  if (known?.readings === readings) return known.explanation;
  const explanation = explainChange(earlier, later, views);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(whose, { readings, explanation });
  return explanation;
}
