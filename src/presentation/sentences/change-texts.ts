import { FIRST_OF_USUAL_VIDEO, type MetricChange } from '#domain/account-reports/report.ts';
import { outwardTexts, rangeTexts } from './factor-texts.ts';
import { factorText } from './advice-sentence.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';

/**
 * Change of the usual video between two periods: the factor, its verdict, and the range of the factor. Reports of
 * the first method used another order.
 */
export function changeWords(
  change: MetricChange,
  method: number,
  t: T,
  formats: Pick<Formats, 'number'>,
): { factor: string; lines: string[] } {
  const verdict = t(
    `reportFindings.medians.${change.differs ? 'differs' : change.seems === true ? 'seems' : change.isSteady === true ? 'steady' : 'unclear'}`,
  );
  if (method < FIRST_OF_USUAL_VIDEO) {
    const { factor, low, high } = rangeTexts(change, formats);
    return { factor, lines: [t('reportFindings.medians.range', { low, high }), verdict] };
  }
  const { low, high } = change.differs && change.firm !== undefined ? change.firm : change;
  return {
    factor: factorText(change.factor, formats),
    lines: [verdict, t('reportFindings.medians.usual', outwardTexts({ low, high }, formats))],
  };
}
