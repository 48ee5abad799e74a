import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';

/** Share of the others that do worse: never rounded up to « better than 100 % ». */
export function shareText(percentile: number, formats: Pick<Formats, 'percent'>): string {
  return formats.percent(Math.floor(percentile), 0);
}

/** The upper end of a range of such shares: rounded outwards, as `shareText` does the lower end. */
export function shareHighText(percentile: number, formats: Pick<Formats, 'percent'>): string {
  return formats.percent(Math.ceil(percentile), 0);
}

/** Share of a whole, in whole percent; never « 100 % » for less than all, nor « 0 % » for more than none. */
export function partText(percent: number, formats: Pick<Formats, 'percent'>): string {
  if (percent > 0 && percent < 0.5) return formats.percent(Math.max(0.1, percent), 1);
  if (percent >= 99.5 && percent < 100) return formats.percent(Math.floor(10 * percent) / 10, 1);
  return formats.percent(percent, 0);
}

/** « mieux que 97 % de vos 41 autres vidéos »; who outdoes all or none of them is not told by a share. */
export function outdoneText(percentile: number, n: number, t: T, formats: Pick<Formats, 'percent'>): string {
  const values = { percent: shareText(percentile, formats), others: n };
  if (percentile >= 100) return t('advice.outdoes.all', values);
  return t(`advice.outdoes.${percentile <= 0 ? 'none' : 'some'}`, values);
}
