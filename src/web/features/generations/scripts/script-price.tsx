import { useQuery } from '@tanstack/react-query';
import Coins from 'lucide-react/icons/coins';
import { UNLIMITED } from '#domain/plans/plan-table.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';

/** What a script costs, and what is left until when, before the click. */
export function ScriptPrice({ showsAll }: { showsAll: boolean }) {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const price = useQuery(orpc.quotas.prices.queryOptions()).data?.find(
    ({ meter }) => meter === 'script_generation',
  );
  const when = price?.resets_at == null ? '' : formats.dateTime(price.resets_at);
  return (
    <div className="grid min-h-11 gap-1 text-sm text-muted">
      {price !== undefined && (
        <p className="flex items-start gap-2">
          <Coins aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {t('scripts.price.each')}{' '}
            {price.left === UNLIMITED
              ? t('scripts.price.unlimited')
              : price.left === 0
                ? t('scripts.price.spent', { when })
                : t('scripts.price.left', { count: price.left, when })}{' '}
            {t('scripts.price.again')}
          </span>
        </p>
      )}
      {!showsAll && (
        <p className="ps-6">
          {t('scripts.price.locked')}{' '}
          <a className="link" href={sitePath(SITE_PATHS.pricing, language)}>
            {t('scripts.price.plans')}
          </a>
        </p>
      )}
    </div>
  );
}
