import type { Wire } from '#contract/wire/wire.ts';
import type { AccountReport } from '#domain/account-reports/report.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';

/** Number of newest videos analysed individually, and since when. */
export function newestWords(
  { videos }: { videos: number },
  since: string,
  formats: Pick<Formats, 'date' | 'number'>,
): { videos: string; from: string } {
  return { videos: formats.number(videos), from: formats.date(since) };
}

/** States that everything except the totals covers only the newest videos; empty when all are analysed. */
export function newestOnly(
  { data }: Pick<Wire<AccountReport>, 'data'>,
  t: T,
  formats: Pick<Formats, 'date' | 'number'>,
): string[] {
  if (data.newestSince === undefined) return [];
  return [t('reportFindings.newestOnly', newestWords(data, data.newestSince, formats))];
}

/** Why the medians of a report are not compared, when one of the two periods is incomplete; null: both are complete. */
export function notCompared(
  { sentence, data }: Pick<Wire<AccountReport>, 'sentence' | 'data'>,
  t: T,
  formats: Pick<Formats, 'date' | 'number'>,
): { before: string; change: string } | null {
  const { endedAt, isBeforeUnknown } = sentence?.counted ?? {};
  if (endedAt !== undefined) {
    const said = t('reportFindings.medians.ended', { until: formats.date(endedAt) });
    return { before: said, change: said };
  }
  if (isBeforeUnknown !== true) {
    if (data.newestSince === undefined) return null;
    const said = t('reportFindings.medians.newest', newestWords(data, data.newestSince, formats));
    return { before: said, change: said };
  }
  return {
    before: t('reportFindings.medians.knownBefore', { count: data.inComparison }),
    change: t('reportFindings.medians.beforeUnknown'),
  };
}
