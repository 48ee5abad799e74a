import {
  CHANGE_PARTS,
  TYPICAL_FLOOR,
  type ChangePart,
  type ChangeSplit,
} from '#domain/statistics/change-split.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';

/** With few videos a mean above the median is simply called views per video. */
export function isOfFew(factors: Factors | undefined): boolean {
  return factors !== undefined && Math.min(factors.earlier.volume, factors.later.volume) < TYPICAL_FLOOR;
}

type Factors = Record<'earlier' | 'later', { volume: number }>;

/** A change in views in one sentence: both totals, and its main cause; a single video with its day and views. */
export function splitSentence(
  {
    earlier,
    later,
    parts,
    one,
    factors,
  }: { parts: Record<ChangePart, number>; factors?: Factors } & Pick<
    ChangeSplit,
    'earlier' | 'later' | 'one'
  >,
  t: T,
  formats: Pick<Formats, 'number' | 'date'>,
): string {
  const change = later - earlier;
  if (change === 0) return t('charts.split.sentence.same', { later: formats.number(later) });
  const main = CHANGE_PARTS.toSorted((a, b) => Math.sign(change) * (parts[b] - parts[a]))[0] ?? 'volume';
  return t('charts.split.sentence.changed', {
    earlier: formats.number(earlier),
    later: formats.number(later),
    change: `${change > 0 ? '+' : '\u2212'}${formats.number(Math.abs(change))}`,
    part:
      main === 'outliers' && one !== undefined
        ? t('charts.split.causes.singleVideo', {
            day: formats.date(one.publishedAt),
            views: formats.number(one.views),
          })
        : t(`charts.split.causes.${main === 'outliers' && isOfFew(factors) ? 'perVideo' : main}`),
  });
}
