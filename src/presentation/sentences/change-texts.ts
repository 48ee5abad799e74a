import {
  FIRST_OF_USUAL_VIDEO,
  type AccountReport,
  type MetricChange,
} from '#domain/account-reports/report.ts';
import { outwardTexts, rangeTexts } from './factor-texts.ts';
import { factorText } from './advice-sentence.ts';
import type { Wire } from '#contract/wire/wire.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';

type Medians = Pick<Wire<AccountReport>['medians'][number], 'metric' | 'period' | 'comparison'>;

function isContradicted(
  factor: number,
  period: Medians['period'],
  comparison: Medians['comparison'],
): boolean {
  if (!period.known || !comparison.known) return false;
  return (factor - 1) * (period.median - comparison.median) < 0;
}

/**
 * Change of the usual video between two periods: the factor, its verdict, and the range of the factor. Reports of
 * the first method used another order.
 */
export function changeWords(
  change: MetricChange,
  { metric, period, comparison }: Medians,
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
  const range = t(`reportFindings.medians.usual${metric === 'views' ? 'AtEqualAge' : ''}`, {
    ...outwardTexts({ low, high }, formats),
  });
  const isTold = change.differs || change.seems === true;
  // A factor that nothing establishes, and that the two medians beside it contradict, only confuses.
  if (!isTold && isContradicted(change.factor, period, comparison))
    return { factor: verdict, lines: [range] };
  return { factor: factorText(change.factor, formats), lines: [verdict, range] };
}
