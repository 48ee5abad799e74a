import { useQuery } from '@tanstack/react-query';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Badge } from '#web/ui/content/badge.tsx';

/** Shown beside an account without a place in the plan; links to the choice of active accounts. */
export function ReadOnlyMark({ accountId }: { accountId: string }) {
  const t = useT();
  const { data } = useQuery(orpc.billing.accounts.queryOptions());
  const isActive = data?.items.find(({ id }) => id === accountId)?.is_active ?? true;
  if (isActive) return null;
  return (
    <a href={`${APP_PATHS.settings}#plan`}>
      <Badge tone="warn">{t('billing.accounts.readOnly')}</Badge>
    </a>
  );
}
