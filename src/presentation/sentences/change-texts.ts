import type { Wire } from '#contract/wire/wire.ts';
import {
  FIRST_BY_SHOWN_MEDIANS,
  type MetricChange,
  type MetricMedians,
} from '#domain/account-reports/report.ts';
import { factorText } from './advice-sentence.ts';
import { rangeTexts } from './factor-texts.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';

/**
 * How a metric changed between two periods: the factor of the two medians that stand beside it, then what may be said
 * of the usual video, with its range. Reports of the first method had one factor and one range, and still do.
 */
export function changeWords(
  { period, comparison }: Pick<Wire<MetricMedians>, 'period' | 'comparison'>,
  change: MetricChange,
  method: number,
  t: T,
  formats: Pick<Formats, 'number'>,
): { factor: string | null; lines: string[] } {
  const verdict = t(
    `reportFindings.medians.${change.differs ? 'differs' : change.seems === true ? 'seems' : change.isSteady === true ? 'steady' : 'unclear'}`,
  );
  if (method < FIRST_BY_SHOWN_MEDIANS) {
    const { factor, low, high } = rangeTexts(change, formats);
    return { factor, lines: [t('reportFindings.medians.range', { low, high }), verdict] };
  }
  const isShown = period.known && comparison.known && comparison.median > 0;
  const { low, high } = change.differs && change.firm !== undefined ? change.firm : change;
  const range = { low: factorText(low, formats), high: factorText(high, formats) };
  return {
    factor: isShown ? factorText(period.median / comparison.median, formats) : null,
    lines: [verdict, t('reportFindings.medians.usual', range)],
  };
}
