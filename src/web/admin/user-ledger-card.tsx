import { useInfiniteQuery } from '@tanstack/react-query';
import { orpc } from '#web/api/orpc.ts';
import { Movement } from '#web/billing/movement.tsx';
import { useT } from '#web/language/language.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { PagedPanel } from './paged-panel.tsx';
import { FRESH } from './use-announce.ts';

/** Why something was charged to this user, and what came back: the ledger as they read it themselves. */
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
