import Coins from 'lucide-react/icons/coins';
import type { AnalysisPrice } from '#contract/video-analysis.ts';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';

/** What it costs, what is left and when it resets, before the click. */
export function PriceLine({ price, isBatch = false }: { price: AnalysisPrice; isBatch?: boolean }) {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const { left_today: today, left_this_month: month } = price;
  const isSpent = today === 0 || month === 0;
  const bindsToday = today !== null && (month === null || today < month);
  const when = formats.dateTime(
    month === 0 || !bindsToday ? price.next_monthly_reset : price.next_daily_reset,
  );
  return (
    <div className="grid gap-1 text-sm text-muted">
      <p className="flex items-start gap-2">
        <Coins aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          {price.kept !== null ? (
            t('analyses.price.kept')
          ) : (
            <>
              {t(isBatch ? 'analyses.price.each' : 'analyses.price.one')} {t('analyses.price.free')}{' '}
              {today === null && month === null
                ? t('analyses.price.unlimited')
                : isSpent
                  ? t('analyses.price.spent', { when })
                  : bindsToday
                    ? t('analyses.price.leftToday', { count: today, when })
                    : t('analyses.price.leftMonth', { count: month ?? 0, when })}
            </>
          )}
        </span>
      </p>
      {!price.shows_all && (
        <p className="ps-6">
          {t('analyses.price.locked')}{' '}
          <a className="link" href={sitePath(SITE_PATHS.pricing, language)}>
            {t('analyses.price.plans')}
          </a>
        </p>
      )}
    </div>
  );
}
