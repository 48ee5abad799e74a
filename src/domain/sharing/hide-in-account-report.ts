import { isCompared } from '#domain/account-reports/report-headline.ts';
import type { AccountReport, RankedVideo } from '#domain/account-reports/report.ts';
import type { Recommendation } from '#domain/advice/recommendation.ts';
import { withCoarseRates, withoutTimesOfDay } from './coarse-figures.ts';
import type { HiddenField } from './share-link.ts';
import { mapTexts, withoutHandle } from './redact-words.ts';

type SharedVideo = Omit<RankedVideo, 'id' | 'url' | 'views'> & { url: string | null; views: number | null };

/** An account's report as shown through a link. Null: hidden by its owner. */
export interface SharedAccountReport extends Omit<
  AccountReport,
  'username' | 'split' | 'standing' | 'followers' | 'advice' | 'nextExperiments'
> {
  version: number;
  username: string | null;
  split: AccountReport['split'] | null;
  standing:
    | Extract<AccountReport['standing'], { known: false }>
    | { known: true; n: number; best: SharedVideo[]; worst: SharedVideo[] };
  followers: AccountReport['followers'] | null;
  /** Kept even when the counts are hidden: it explains why nothing is compared. */
  isPartlyKnown: boolean;
  /** Likewise: until when the period is known; null: to its end. */
  knownUntil: Date | null;
  /** Likewise: whether anything is set against the period before. */
  isCompared: boolean;
  advice: Recommendation[] | null;
  nextExperiments: Recommendation[] | null;
}

/** Removes everything its owner hides from a report; the rest is unchanged. */
export function hideInAccountReport(
  report: AccountReport,
  version: number,
  hidden: readonly HiddenField[],
): SharedAccountReport {
  const hides = (field: HiddenField) => hidden.includes(field);
  const { standing } = report;
  const videos = (list: readonly RankedVideo[]): SharedVideo[] =>
    list.map(({ id: _, url, caption, views, ...video }) => ({
      ...video,
      url: hides('handle') ? null : url,
      caption: hides('caption') ? '' : caption,
      views: hides('counts') ? null : views,
    }));
  const advice = (list: readonly Recommendation[]) =>
    hides('recommendations') ? null : list.filter(one => mayStay(one, hides)).map(withoutVideos);
  const { sentence, spread, ...rest } = report;
  const shared: SharedAccountReport = {
    ...rest,
    // Both reveal views; the best video's id leads to its creator.
    ...(!hides('counts') && sentence !== undefined && { sentence: withoutVideoIds(sentence) }),
    ...(!hides('counts') && spread !== undefined && { spread }),
    isPartlyKnown:
      report.data.newestSince !== undefined ||
      sentence?.counted.endedAt !== undefined ||
      sentence?.counted.isBeforeUnknown === true,
    knownUntil: sentence?.counted.endedAt ?? null,
    isCompared: isCompared(report),
    version,
    split: hides('counts') ? null : report.split,
    medians: hides('counts')
      ? report.medians.filter(({ metric }) => metric === 'engagement')
      : report.medians,
    standing: standing.known
      ? { known: true, n: standing.n, best: videos(standing.best), worst: videos(standing.worst) }
      : standing,
    // Hashtags are words of captions; the videos behind a finding are shown to the owner only.
    lifts: withoutLiftVideos(report.lifts.filter(({ family }) => !hides('caption') || family !== 'hashtag')),
    followers: hides('counts') ? null : report.followers,
    ...(hides('counts') && { latestFollowers: null }),
    advice: advice(report.advice),
    nextExperiments: advice(report.nextExperiments),
  };
  const { benchmark } = shared;
  // Published figures are nobody's secret.
  const coarse = hides('counts') ? withCoarseRates(shared) : shared;
  const left = hides('counts')
    ? {
        ...coarse,
        standing: inShownOrder(coarse.standing),
        benchmark: { ...coarse.benchmark, published: benchmark.published },
      }
    : shared;
  if (!hides('handle')) return left;
  return withoutTimesOfDay(withoutHandle({ ...left, username: null }, report.username), report.timeZone);
}

/** By the factor as it is shown: among equal ones the order of the exact factors would rank hidden views. */
function inShownOrder(standing: SharedAccountReport['standing']): SharedAccountReport['standing'] {
  if (!standing.known) return standing;
  const byFactor = (direction: 1 | -1) => (a: SharedVideo, b: SharedVideo) =>
    direction * (a.factor - b.factor) ||
    new Date(b.publishedAt).getTime() - new Date(a.publishedAt).getTime();
  return {
    ...standing,
    best: standing.best.toSorted(byFactor(-1)),
    worst: standing.worst.toSorted(byFactor(1)),
  };
}

function mayStay(
  { rule, subject, evidence }: Recommendation,
  hides: (field: HiddenField) => boolean,
): boolean {
  // Advice about « this video » would have no referent: a link shows no video behind advice.
  if (rule === 'study_outlier') return false;
  if (hides('caption') && subject.kind === 'pattern' && subject.family === 'hashtag') return false;
  // Advice about the whole account reveals its views.
  return !(hides('counts') && subject.kind === 'account' && 'earlier' in evidence.counts);
}

function withoutVideos(advice: Recommendation): Recommendation {
  return { ...advice, evidence: { ...advice.evidence, videoIds: [] } };
}

function withoutVideoIds(sentence: NonNullable<AccountReport['sentence']>): AccountReport['sentence'] {
  const { best } = sentence.counted;
  return { ...sentence, counted: { ...sentence.counted, best: best === null ? null : { ...best, id: '' } } };
}

function withoutLiftVideos(lifts: AccountReport['lifts']): AccountReport['lifts'] {
  const isId = /^\d{15,20}$/;
  return mapTexts(lifts, text => (isId.test(text) ? '' : text));
}
