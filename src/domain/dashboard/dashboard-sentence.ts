import { withoutTiedBest } from '#domain/metrics/tied-best.ts';
import type { TotalChange } from '#domain/metrics/total-change.ts';
import { REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import { refusal, type Estimate } from '#domain/statistics/estimate.ts';
import { atEqualAge, type EqualAgeVideo } from '#domain/statistics/equal-age.ts';
import { periodSentence, type PeriodSentence } from '#domain/statistics/period-sentence.ts';
import { usualChange, type UsualChange } from '#domain/statistics/usual-change.ts';
import type { DashboardVideo } from './daily-evolution.ts';

/** The videos with comparable views, with their log values at equal age, in order of publication. */
function comparable(videos: readonly DashboardVideo[]): EqualAgeVideo[] {
  const seen = videos.flatMap(({ id, publishedAt, observedAt, views }) =>
    views === null ? [] : [{ id, publishedAt, observedAt, views }],
  );
  return atEqualAge(seen, REFERENCE_AGE_CURVE).videos.toSorted(
    (a, b) => a.publishedAt.getTime() - b.publishedAt.getTime() || (a.id < b.id ? -1 : 1),
  );
}

/** Change of one account's usual video between two periods. */
export function dashboardUsualChange(
  earlier: readonly DashboardVideo[],
  later: readonly DashboardVideo[],
): Estimate<UsualChange> {
  const history = comparable([...earlier, ...later]);
  const logsOf = (videos: readonly DashboardVideo[]) => {
    const ids = new Set(videos.map(({ id }) => id));
    return history.flatMap(({ id, log }) => (ids.has(id) ? [log] : []));
  };
  return usualChange(
    logsOf(later),
    logsOf(earlier),
    history.map(({ log }) => log),
  );
}

/**
 * Summary of a dashboard period. Several accounts have no usual video in common; where the change in views is not
 * measurable, the previous period is counted and not compared.
 */
export function dashboardSentence(
  earlier: readonly DashboardVideo[],
  later: readonly DashboardVideo[],
  { views, isOfOne, endedAt }: { views: TotalChange; isOfOne: boolean; endedAt: Date | null },
): PeriodSentence {
  const isMeasured = views.kind === 'measured';
  const before = isMeasured ? earlier : [];
  const known = {
    isBeforeKnown: !(views.kind === 'not_measurable' && views.reason === 'history_too_short'),
    endedAt,
  };
  const isTold = isOfOne && (isMeasured || earlier.length === 0);
  const change = isTold ? dashboardUsualChange(before, later) : refusal('no_spread', 0, 0);
  const sentence = withoutTiedBest(periodSentence(later, before, change, known), later);
  if (isMeasured || !known.isBeforeKnown || endedAt !== null) return sentence;
  const { earlierVideos, earlierViews } = periodSentence([], earlier, change).counted;
  return { ...sentence, counted: { ...sentence.counted, earlierVideos, earlierViews } };
}
