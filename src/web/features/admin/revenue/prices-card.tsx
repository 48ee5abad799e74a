import { useQuery } from '@tanstack/react-query';
import type { PriceLine } from '#contract/admin/admin-revenue.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { FRESH } from '#web/features/admin/parts/use-changes-announced.ts';

/** The prices of plans here, the payment service's id of each, and whether it would charge the same. */
export function PricesCard() {
  const t = useT();
  const query = useQuery({ ...orpc.admin.money.prices.queryOptions(), retry: false, ...FRESH });
  return (
    <Card aria-labelledby="prices-title">
      <CardHeader id="prices-title" title={t('adminMoney.prices')} text={t('adminMoney.pricesText')} />
      <QueryPanel
        query={query}
        skeleton={<SkeletonLines lines={8} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="text-muted">{t('adminMoney.nothingSold')}</p>}
      >
        {({ items }) => (
          <ul>
            {items.map(line => (
              <Price key={`${line.plan}-${line.interval}`} line={line} />
            ))}
          </ul>
        )}
      </QueryPanel>
    </Card>
  );
}

function Price({ line }: { line: PriceLine }) {
  const t = useT();
  const formats = useFormats();
  const price = formats.money(line.cents);
  const theirs = line.their_cents === null ? '' : formats.money(line.their_cents);
  return (
    <li className="border-b border-line py-3 last:border-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-medium">
          {t(`adminMoney.terms.${line.interval}`, { plan: t(`shell.plans.${line.plan}`), price })}
        </span>
        {line.problem !== null ? (
          <Badge tone="bad">{t('adminMoney.disagrees')}</Badge>
        ) : (
          <Badge tone={line.price_id === null ? 'neutral' : 'good'}>
            {t(line.price_id === null ? 'adminMoney.notYet' : 'adminMoney.agrees')}
          </Badge>
        )}
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        {line.price_id ?? t('adminMoney.madeLater')}
        {line.problem !== null && (
          <span className="block text-ink">
            {t(`adminMoney.problems.${line.problem}`, { price: theirs })}
          </span>
        )}
      </p>
    </li>
  );
}
