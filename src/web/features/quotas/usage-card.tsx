import { useMe } from '#web/shared/api/use-me.ts';
import { QuotaCard, saysQuotas } from './quota-card.tsx';
import { useQuotas } from '#web/shared/quotas/use-quotas.ts';
import { Card } from '#web/ui/content/card.tsx';

/** What is used and left, and when it resets: the same as in the bar. */
export function UsageCard() {
  const isAdmin = useMe().data?.is_admin ?? false;
  const query = useQuotas();
  if (!saysQuotas(query)) return null;
  return (
    <Card as="div">
      <QuotaCard query={query} isAdmin={isAdmin} />
    </Card>
  );
}
