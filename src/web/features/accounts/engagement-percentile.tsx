import type { Performance } from '#contract/accounts/accounts.ts';
import { beside, ratePerView, type Benchmark } from '#domain/statistics/benchmarks.ts';
import { shareText } from '#presentation/sentences/share-text.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { BenchmarkChoice } from '#web/shared/linked-accounts/benchmark-choice.tsx';
import { BENCHMARKS_PER_VIEW, useBenchmark } from '#web/shared/linked-accounts/use-benchmark.ts';

/**
 * With the engagement's colour: its percentile rank among the account's own videos, and a published figure per view.
 */
export function EngagementPercentile({ performance }: { performance: Performance }) {
  const t = useT();
  return (
    <section aria-labelledby="standing-title" className="col-span-full border-t border-line pt-5">
      <h3 id="standing-title" className="mb-3 text-base">
        {t('dashboard.engagement.title')}
      </h3>
      <div className="grid gap-6 md:grid-cols-2">
        <Own performance={performance} />
        <Published performance={performance} />
      </div>
    </section>
  );
}

function Own({ performance }: { performance: Performance }) {
  const t = useT();
  const formats = useFormats();
  const { own } = performance.engagementStanding;
  return (
    <div className="min-w-0">
      <p className="text-sm font-semibold">{t('dashboard.engagement.own')}</p>
      {own.known ? (
        <>
          <p className="mt-1.5 font-medium">
            {t('dashboard.engagement.percentile', { percent: shareText(own.percentile, formats) })}
          </p>
          <p className="mt-1 text-sm text-muted">
            {t('dashboard.engagement.ownText', {
              days: performance.period.days,
              median: formats.percent(own.median),
              count: own.n,
              percent: shareText(own.percentile, formats),
              earlier: own.earlier,
            })}
          </p>
        </>
      ) : (
        <p className="mt-1.5 text-sm text-muted">
          {t(`dashboard.engagement.lacks.${own.lacks}`, { count: own.n, needed: own.needed })}
        </p>
      )}
    </div>
  );
}

function Published({ performance }: { performance: Performance }) {
  const [benchmark, choose] = useBenchmark();
  if (benchmark === undefined) return null;
  return (
    <div className="min-w-0">
      <BenchmarkChoice published={BENCHMARKS_PER_VIEW} shown={benchmark} onChoose={choose} />
      <OwnBeside performance={performance} benchmark={benchmark} />
    </div>
  );
}

/** The account's own figure of the same kind: median with median, mean with mean. */
function OwnBeside({
  performance,
  benchmark,
}: {
  performance: Performance;
  benchmark: Benchmark<'per_view'>;
}) {
  const t = useT();
  const formats = useFormats();
  const { median } = performance.engagementStanding;
  const mean = performance.account.engagement;
  if (benchmark.statistic === 'median' && !median.known) {
    const { n, needed } = median;
    return <p className="mt-1 text-sm text-muted">{t('dashboard.engagement.tooFew', { n, needed })}</p>;
  }
  const own = benchmark.statistic === 'mean' ? mean : median.known ? median.percent : null;
  if (own === null) return null;
  const { difference } = beside(ratePerView(own), benchmark);
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return (
    <p className="mt-1 text-sm text-muted">
      {t(`dashboard.engagement.against.${benchmark.statistic}`, {
        percent: formats.percent(own),
        videos:
          median.known && benchmark.statistic === 'median' ? median.n : performance.provenance.engagement.n,
        difference: t('dashboard.change.points', {
          count: Math.abs(difference),
          change: `${sign}${formats.number(Math.abs(difference), 2)}`,
        }),
      })}
    </p>
  );
}
