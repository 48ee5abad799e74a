import type { Wire } from '#contract/wire/wire.ts';
import type { AccountReport } from '#domain/account-reports/report.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';

/** What stands in place of the figures of the period before, and of their change. */
export interface NotCompared {
  before: string;
  change: string;
}

/** Why the medians of a report are compared with nothing, where one of both periods is not known in full; null: both are. */
export function notCompared(
  { sentence, data }: Pick<Wire<AccountReport>, 'sentence' | 'data'>,
  t: T,
  formats: Pick<Formats, 'date'>,
): NotCompared | null {
  const { endedAt, isBeforeUnknown } = sentence?.counted ?? {};
  if (endedAt !== undefined) {
    const said = t('reportFindings.medians.ended', { until: formats.date(endedAt) });
    return { before: said, change: said };
  }
  if (isBeforeUnknown !== true) return null;
  return {
    before: t('reportFindings.medians.knownBefore', { count: data.inComparison }),
    change: t('reportFindings.medians.beforeUnknown'),
  };
}
