import type { Split } from '#domain/chart/split-geometry.ts';
import { CHANGE_PARTS, TYPICAL_FLOOR } from '#domain/statistics/change-split.ts';
import type { UsualSentence } from '#domain/statistics/period-sentence.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';

/**
 * Whether the views per video are one part: with few videos no typical one is computed, and a change of the usual
 * video that is not demonstrated has no number of its own.
 */
export function isMerged({ factors, isUnproven }: Pick<Split, 'factors' | 'isUnproven'>): boolean {
  if (isUnproven === true) return true;
  return factors !== undefined && Math.min(factors.earlier.volume, factors.later.volume) < TYPICAL_FLOOR;
}

/** The parts that are shown, in their order. */
export function shownParts<Known extends Pick<Split, 'parts' | 'factors' | 'isUnproven'>>(
  split: Known,
): Known {
  if (!isMerged(split)) return split;
  const { typical, outliers } = split.parts;
  return { ...split, parts: { ...split.parts, typical: 0, outliers: typical + outliers } };
}

/** Marks a split whose change of the usual video is not demonstrated; older reports do not say it. */
export function markUnproven<Known extends Pick<Split, 'isUnproven'>>(
  split: Known,
  sentence: { usual: { kind: UsualSentence['kind'] } } | undefined,
): Known {
  if (sentence === undefined || ['rises', 'falls'].includes(sentence.usual.kind)) return split;
  return { ...split, isUnproven: true };
}

/** A change in views in one sentence: both totals, and its main cause; a single video with its day and views. */
export function splitSentence(split: Split, t: T, formats: Pick<Formats, 'number' | 'date'>): string {
  const { earlier, later, one } = split;
  const { parts } = shownParts(split);
  const change = later - earlier;
  if (change === 0) return t('charts.split.sentence.same', { later: formats.number(later) });
  const main = CHANGE_PARTS.toSorted((a, b) => Math.sign(change) * (parts[b] - parts[a]))[0] ?? 'volume';
  const said = {
    earlier: formats.number(earlier),
    later: formats.number(later),
    change: `${change > 0 ? '+' : '\u2212'}${formats.number(Math.abs(change))}`,
  };
  const moved = CHANGE_PARTS.reduce((sum, part) => sum + Math.abs(parts[part]), 0);
  if (2 * Math.abs(parts[main]) <= moved) return t('charts.split.sentence.several', said);
  return t('charts.split.sentence.changed', {
    ...said,
    part:
      main === 'outliers' && one !== undefined
        ? t('charts.split.causes.singleVideo', {
            day: formats.date(one.publishedAt),
            views: formats.number(one.views),
          })
        : t(`charts.split.causes.${main === 'outliers' && isMerged(split) ? 'perVideo' : main}`),
  });
}
