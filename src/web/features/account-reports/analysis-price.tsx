import Coins from 'lucide-react/icons/coins';
import { usageBars } from '#domain/quotas/usage-bars.ts';
import { UNLIMITED } from '#domain/plans/plan-table.ts';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { useQuotas } from '#web/shared/quotas/use-quotas.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** What an analysis costs and what is left, before the click. An unknown limit is not called unlimited. */
export function AnalysisPrice() {
  const query = useQuotas();
  if (query.isPending) return <Skeleton className="h-6 w-72 max-w-full" />;
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <Coins aria-hidden className="mt-0.5 size-4 shrink-0" />
      <PriceText data={query.data} />
    </p>
  );
}

function PriceText({ data }: { data: ReturnType<typeof useQuotas>['data'] }) {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const { usage = null, limits = null } = data ?? {};
  if (usage === null || limits === null) return t('accountReports.analyse.price.unknown');
  const bar = usageBars(usage, limits).find(({ kind }) => kind === 'accountAnalyses');
  // The tightest limit: the day never has more left than the month.
  const left = bar?.remaining[0];
  if (bar === undefined || left === undefined) return t('accountReports.analyse.price.unlimited');
  if (left.count === 0) {
    const isMonth = bar.remaining.some(({ period, count }) => period === 'month' && count === 0);
    const when = isMonth ? usage.next_monthly_reset : usage.next_daily_reset;
    return (
      <span>
        {t('accountReports.analyse.price.spent', { when: formats.dateTime(when) })}{' '}
        <a href={sitePath(SITE_PATHS.pricing, language)} className="link">
          {t('accountReports.analyse.plans')}
        </a>
      </span>
    );
  }
  const limit = left.period === 'day' ? limits.account_analysis_daily : limits.account_analysis_monthly;
  if (limit === UNLIMITED) return t('accountReports.analyse.price.unlimited');
  return t(`accountReports.analyse.price.${left.period}`, { count: left.count, limit });
}
