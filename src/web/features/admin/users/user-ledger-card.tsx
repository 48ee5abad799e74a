import { useInfiniteQuery } from '@tanstack/react-query';
import { orpc } from '#web/shared/api/orpc.ts';
import { Movement } from '#web/features/billing/movement.tsx';
import { useT } from '#web/ui/language/language.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { PagedPanel } from '#web/features/admin/parts/paged-panel.tsx';
import { FRESH } from '#web/features/admin/parts/use-changes-announced.ts';

/** Why this user was charged or refunded: the ledger as the user sees it. */
export function UserLedgerCard({ id }: { id: string }) {
  const t = useT();
  const query = useInfiniteQuery({
    ...orpc.admin.money.movements.infiniteOptions({
      input: (cursor: string | undefined) => ({ id, limit: 10, ...(cursor && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
    }),
    ...FRESH,
  });
  return (
    <Card aria-labelledby="user-ledger-title">
      <CardHeader id="user-ledger-title" title={t('adminMoney.ledger')} text={t('adminMoney.ledgerText')} />
      <PagedPanel
        query={query}
        skeleton={<SkeletonLines lines={3} />}
        empty={<p className="text-muted">{t('billing.ledger.none')}</p>}
      >
        {items => (
          <ul>
            {items.map(movement => (
              <Movement key={movement.id} movement={movement} />
            ))}
          </ul>
        )}
      </PagedPanel>
    </Card>
  );
}
