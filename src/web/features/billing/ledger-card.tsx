import { useInfiniteQuery } from '@tanstack/react-query';
import { orpc } from '#web/shared/api/orpc.ts';
import { TableExport } from '#web/features/exports/table-export.tsx';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Movement } from './movement.tsx';

const PAGE = 10;

/** Every unit charged or refunded, with the reason as text. */
export function LedgerCard() {
  const t = useT();
  const query = useInfiniteQuery(
    orpc.quotas.movements.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: PAGE, ...(cursor === undefined ? {} : { cursor }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: last => last.nextCursor ?? undefined,
    }),
  );
  return (
    <Card aria-labelledby="ledger-title">
      <CardHeader
        id="ledger-title"
        title={t('billing.ledger.title')}
        text={t('billing.ledger.text')}
        actions={(query.data?.pages[0]?.items.length ?? 0) > 0 && <TableExport table="quota-movements" />}
      />
      <QueryPanel
        query={query}
        skeleton={<SkeletonLines lines={3} />}
        isEmpty={({ pages }) => (pages[0]?.items.length ?? 0) === 0}
        empty={<p className="text-muted">{t('billing.ledger.none')}</p>}
      >
        {({ pages }) => (
          <>
            <ul>
              {pages
                .flatMap(({ items }) => items)
                .map(movement => (
                  <Movement key={movement.id} movement={movement} />
                ))}
            </ul>
            {query.hasNextPage && (
              <Button
                size="sm"
                className="mt-4"
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('billing.ledger.more')}
              </Button>
            )}
          </>
        )}
      </QueryPanel>
    </Card>
  );
}
