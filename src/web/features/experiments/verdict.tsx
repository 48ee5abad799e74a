import type { ExperimentItem } from '#contract/experiments.ts';
import { isNearAge } from '#domain/experiments/log-at-age.ts';
import { factorText, refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert, type AlertTone } from '#web/ui/feedback/alert.tsx';

const TONE: Record<'variant_better' | 'variant_worse' | 'no_difference_found', AlertTone> = {
  variant_better: 'good',
  variant_worse: 'warn',
  no_difference_found: 'info',
};

/** The verdict as text, with its range and the videos behind it. */
export function Verdict({ experiment }: { experiment: ExperimentItem }) {
  const t = useT();
  const formats = useFormats();
  const { verdict, metric, atAgeDays, plannedPerArm } = experiment;
  if (!verdict.known) return <Alert>{refusalSentence(verdict, t)}</Alert>;
  const { outcome, factor, low, high, level, readAges } = verdict;
  const [from, to] = [Math.round(readAges.from), Math.round(readAges.to)];
  const when = isNearAge(atAgeDays, readAges.to)
    ? t('experiments.verdict.at', { days: atAgeDays })
    : t(`experiments.verdict.${from === to ? 'readOnce' : 'readFromTo'}`, { from, to, days: atAgeDays });
  return (
    <Alert tone={TONE[outcome]} title={t(`experiments.verdict.${outcome}`)}>
      <p>
        {t(`experiments.verdict.${metric}`, {
          when,
          factor: factorText(factor, formats),
          low: factorText(low, formats),
          high: factorText(high, formats),
          n: plannedPerArm,
          level: formats.percent(level * 100, 0),
        })}
      </p>
      {outcome === 'no_difference_found' && <p>{t('experiments.verdict.undecided')}</p>}
    </Alert>
  );
}
