import type { ComparedAccount, ComparedFactor, ComparedMedian } from '#domain/metrics/compare-accounts.ts';
import type { Estimate } from '#domain/statistics/estimate.ts';
import type { MedianInterval } from '#domain/statistics/median-interval.ts';
import { factorText, refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';

type MedianMetric = 'medianViews' | 'medianEngagement';

interface Said {
  value?: string;
  exact?: string | undefined;
  /** Shown in place of a value, or below it. */
  sentence?: string | undefined;
}

/** The texts for the figures of a comparison. */
export function useComparisonText() {
  const t = useT();
  const formats = useFormats();
  const unit: Record<MedianMetric, (value: number) => string> = {
    medianViews: value => formats.compact(value),
    medianEngagement: value => formats.percent(value, 2),
  };
  const factors = ({ factor, low, high }: ComparedFactor) => ({
    factor: factorText(factor, formats),
    low: factorText(low, formats),
    high: factorText(high, formats),
  });
  const signed = (change: number) => `${change > 0 ? '+' : '−'}${formats.compact(Math.abs(change))}`;

  return {
    count(value: number | null): Said {
      if (value === null) return { sentence: t('comparison.unknown') };
      return { value: formats.compact(value), exact: formats.number(value) };
    },
    before(value: number | null, write: (value: number) => string): string {
      return value === null ? t('comparison.beforeUnknown') : t('comparison.before', { value: write(value) });
    },
    beforeNote: (value: number | null) => (value === null ? t('comparison.beforeUnknownText') : undefined),
    /** How many videos a factor is based on, and the confidence level of its range. */
    sides(answer: Estimate<ComparedFactor>): string | undefined {
      if (!answer.known) return undefined;
      const { group, reference } = answer.n;
      return t('comparison.sides', { group, reference, level: formats.percent(100 * answer.level, 1) });
    },
    followersChange({ change, since }: ComparedAccount['followers']): string {
      if (since === null) return t('comparison.followersUnknown');
      const when = { since: formats.shortDate(since) };
      if (change.kind === 'exact' && change.change === 0) return t('comparison.followersSame', when);
      if (change.kind === 'exact')
        return t('comparison.followersChange', { ...when, change: signed(change.change) });
      if (change.kind === 'rounded')
        return t('comparison.followersRounded', {
          ...when,
          change: signed(change.change),
          step: formats.number(change.step),
        });
      return change.reason === 'below_rounding_step'
        ? t('comparison.followersSmall', when)
        : t('comparison.followersMixed');
    },
    median(answer: Estimate<MedianInterval>, metric: MedianMetric): Said {
      if (!answer.known) return { sentence: refusalSentence(answer, t) };
      return { value: unit[metric](answer.median), exact: formats.number(answer.median, 2) };
    },
    medianLines({ answer, change }: ComparedMedian, metric: MedianMetric): string[] {
      if (!answer.known) return [];
      const range = { low: unit[metric](answer.low), high: unit[metric](answer.high) };
      return [t('comparison.range', range), changeLine(change.answer)];
    },
    against(answer: Estimate<ComparedFactor>): Said {
      if (!answer.known) return { sentence: refusalSentence(answer, t) };
      if (answer.differs) return { value: t('comparison.factor', factors(answer)) };
      const { low, high } = factors(answer);
      return { sentence: `${t('comparison.noDifference')} (${t('comparison.range', { low, high })})` };
    },
  };

  function changeLine(answer: Estimate<ComparedFactor>): string {
    if (!answer.known) return t('comparison.beforeRefused', { why: refusalSentence(answer, t) });
    return t(answer.differs ? 'comparison.changed' : 'comparison.unchanged', factors(answer));
  }
}
