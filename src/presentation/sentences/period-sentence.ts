import type { Wire } from '#contract/wire/wire.ts';
import type { CountedPeriod, PeriodSentence, UsualSentence } from '#domain/statistics/period-sentence.ts';
import type { OwnSpread } from '#domain/statistics/own-spread.ts';
import { STEADY_WITHIN } from '#domain/statistics/usual-change.ts';
import { factorText, outwardTexts } from './factor-texts.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';
import { partText } from './share-text.ts';

export interface PeriodSentences {
  lead: string;
  /** Shown below the lead. */
  others: string[];
  /** What could not be stated: available on request. */
  aside: string | null;
}

/** How a period and a video's day are written within a sentence. */
interface PeriodWords {
  /** « du 3 au 28 nov. » */
  span: string;
  day: (instant: string) => string;
  /** With its year; omitted when `day` includes it. */
  longDay?: (instant: string) => string;
}

type Numbers = Pick<Formats, 'number' | 'percent' | 'compact'>;

function isPartlyKnown({ endedAt, isBeforeUnknown }: Wire<CountedPeriod>): boolean {
  return endedAt !== undefined || isBeforeUnknown === true;
}

/** « 1,2K vues », « 1 vue ». */
export function viewsText(count: number, t: T, formats: Numbers): string {
  const views = formats.compact(count);
  return views.endsWith('M')
    ? t('periodSentence.millions', { views })
    : t('periodSentence.views', { count, views });
}

function countedText(
  counted: Wire<CountedPeriod>,
  { span, day, longDay = day }: PeriodWords,
  t: T,
  formats: Numbers,
): string {
  const { videos: count, earlierVideos, views, earlierViews, percent, endedAt } = counted;
  if (endedAt !== undefined) {
    const ended = t('periodSentence.ended', { until: longDay(endedAt) });
    if (count === 0) return `${t('periodSentence.counted.noneKnown', { span })} ${ended}`;
    const key = views === null ? 'unread' : 'alone';
    return `${t(`periodSentence.counted.${key}`, { count, span, views: viewsText(views ?? 0, t, formats) })} ${ended}`;
  }
  if (count === 0 && counted.isBeforeUnknown) return t('periodSentence.counted.noneBefore');
  if (count === 0) {
    if (earlierVideos === 0) return t('periodSentence.counted.nothing');
    if (earlierViews === null) return t('periodSentence.counted.noneUnread', { count: earlierVideos });
    return t('periodSentence.counted.none', {
      count: earlierVideos,
      views: viewsText(earlierViews, t, formats),
    });
  }
  if (views === null) return t('periodSentence.counted.unread', { count, span });
  const said = { count, span, views: viewsText(views, t, formats) };
  if (percent === null && counted.isBeforeUnknown)
    return `${t('periodSentence.counted.alone', said)} ${t('periodSentence.counted.beforeUnknown')}`;
  if (percent === null) return t(`periodSentence.counted.${earlierVideos === 0 ? 'first' : 'alone'}`, said);
  const before = t('periodSentence.before', { count: earlierVideos });
  if (percent === 0) return t('periodSentence.counted.same', { ...said, before });
  const size = Math.abs(percent);
  return t(`periodSentence.counted.${percent < 0 ? 'less' : 'more'}`, {
    ...said,
    before,
    percent: formats.percent(size, size < 1 ? 2 : 0),
  });
}

/** Whether the sentence on the counted totals says itself that nothing is compared, and why. */
export function saysNothingCompared({
  videos,
  earlierVideos,
  views,
  percent,
  endedAt,
  isBeforeUnknown,
}: Wire<CountedPeriod>): boolean {
  if (endedAt !== undefined) return true;
  if (videos > 0 && (views === null || percent !== null)) return false;
  return isBeforeUnknown === true || earlierVideos === 0;
}

/** A range symmetric around « unchanged »: divided by a factor, multiplied by the same factor. */
export function eitherWay(
  { low, high }: { low: number; high: number },
  formats: Pick<Formats, 'number'>,
): { divisor: string; multiplier: string } {
  // Rounded up: the range that is said contains the one that was computed.
  const write = (times: number) => {
    const decimals = times < 1.1 ? 2 : times < 10 ? 1 : 0;
    return formats.number(Math.ceil(times * 10 ** decimals - 1e-9) / 10 ** decimals, decimals);
  };
  return { divisor: write(1 / low), multiplier: write(high) };
}

/** Sentence about the usual video; null when there is nothing to distinguish. */
function usualText(usual: UsualSentence, t: T, formats: Numbers): string | null {
  if (usual.kind === 'no_spread') return null;
  if (usual.kind === 'too_few') {
    return t(`periodSentence.usual.too_few.${usual.of}`, {
      n: formats.number(usual.n),
      needed: formats.number(usual.needed),
    });
  }
  const range = outwardTexts(usual, formats);
  if (usual.kind === 'steady') {
    // The range shown beside it is of a higher level, and can reach further than the bounds of « steady ».
    const { low, high } = STEADY_WITHIN;
    return t('periodSentence.usual.steady', {
      low: usual.low < low ? range.low : factorText(low, formats),
      high: usual.high > high ? range.high : factorText(high, formats),
    });
  }
  if (usual.kind === 'cannot_tell') {
    const { later, earlier } = usual;
    return t('periodSentence.usual.cannot_tell', {
      ...eitherWay(usual, formats),
      later: formats.number(later),
      earlier: formats.number(earlier),
    });
  }
  if (usual.isFirm) return t(`periodSentence.usual.${usual.kind}`, range);
  return t(`periodSentence.usual.${usual.kind === 'rises' ? 'seemsRises' : 'seemsFalls'}`, range);
}

/** Sentences on the totals of a period: the lead is never something that cannot be stated. */
export function periodSentences(
  { leads, counted, usual }: Wire<PeriodSentence>,
  words: PeriodWords,
  t: T,
  formats: Numbers,
): PeriodSentences {
  const total = countedText(counted, words, t, formats);
  const { best } = counted;
  const share = (key: 'best' | 'carries') =>
    best === null || counted.videos < 2
      ? []
      : [
          t(`periodSentence.${key}`, {
            day: words.day(best.publishedAt),
            percent: partText(best.percent, formats),
          }),
        ];
  const text = usualText(usual, t, formats);
  const isTold = usual.kind === 'rises' || usual.kind === 'falls' || usual.kind === 'steady';
  const told = isTold && text !== null ? [text] : [];
  // For a partly known period nothing was counted, so « too few » cannot be stated.
  const isSaid = usual.kind === 'too_few' && usual.of === 'period' && isPartlyKnown(counted);
  const aside = isTold || isSaid || counted.videos === 0 ? null : text;
  const { dayViews } = counted;
  const daily =
    dayViews === undefined
      ? []
      : [
          t('periodSentence.daily', {
            count: dayViews.days,
            known: counted.videos,
            views: viewsText(dayViews.views, t, formats),
          }),
        ];
  const order = {
    carries: [...share('carries'), ...told, total],
    usual: [...told, total, ...share('best')],
    counted: [total, ...share('best')],
  };
  const [lead = total, ...others] = [...order[leads], ...daily];
  return { lead, others, aside };
}

/** Spread of the account's own videos, in one sentence; null when both bounds are formatted alike. */
export function spreadText({ half, fourOfFive, n }: OwnSpread, t: T, formats: Numbers): string | null {
  if (formats.compact(half.low) === formats.compact(half.high)) return null;
  return t('periodSentence.spread', {
    n,
    halfLow: formats.compact(half.low),
    halfHigh: formats.compact(half.high),
    low: formats.compact(fourOfFive.low),
    high: formats.compact(fourOfFive.high),
  });
}
