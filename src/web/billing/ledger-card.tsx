import { useInfiniteQuery } from '@tanstack/react-query';
import type { QuotaMovement } from '#contract/quotas.ts';
import { orpc } from '#web/api/orpc.ts';
import { TableExport } from '#web/exports/table-export.tsx';
import { useFormats, useT } from '#web/language/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { QueryPanel } from '#web/ui/query-panel.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

const PAGE = 10;

/** Every unit that was charged or given back, and why, in words. */
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

function Movement({ movement }: { movement: QuotaMovement }) {
  const t = useT();
  const formats = useFormats();
  const { kind, units, label, reason, at } = movement;
  const kindOfWork = t(`billing.ledger.meters.${movement.meter}`);
  const meter = label === null ? kindOfWork : t('billing.ledger.about', { meter: kindOfWork, label });
  const why = kind === 'given_back' ? (reason ?? 'failed') : kind;
  return (
    <li className="border-b border-line py-3 last:border-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium wrap-anywhere tabular-nums">
          {t(`billing.ledger.${kind}`, { units, meter })}
        </span>
        <span className="text-sm text-muted">{formats.dateTime(at)}</span>
      </p>
      <p className="text-sm wrap-anywhere text-muted">{t(`billing.ledger.why.${why}`)}</p>
    </li>
  );
}
