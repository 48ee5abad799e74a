import { useQuery } from '@tanstack/react-query';
import type { InvoiceLine } from '#contract/billing.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

export function InvoicesCard() {
  const t = useT();
  const query = useQuery(orpc.billing.invoices.queryOptions());
  return (
    <Card aria-labelledby="invoices-title">
      <CardHeader id="invoices-title" title={t('billing.invoices.title')} />
      <QueryPanel
        query={query}
        skeleton={<SkeletonLines lines={2} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="text-muted">{t('billing.invoices.none')}</p>}
      >
        {({ items }) => (
          <ul>
            {items.map(invoice => (
              <Invoice key={`${invoice.created_at}-${invoice.number ?? ''}`} invoice={invoice} />
            ))}
          </ul>
        )}
      </QueryPanel>
    </Card>
  );
}

function Invoice({ invoice }: { invoice: InvoiceLine }) {
  const t = useT();
  const formats = useFormats();
  const money = (cents: number) => formats.money(cents, invoice.currency.toUpperCase());
  const facts = [
    formats.date(invoice.created_at),
    t(`billing.invoices.${invoice.status}`),
    ...(invoice.tax_cents > 0 ? [t('billing.invoices.tax', { amount: money(invoice.tax_cents) })] : []),
    ...(invoice.refunded_cents > 0
      ? [t('billing.invoices.refunded', { amount: money(invoice.refunded_cents) })]
      : []),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 last:border-0">
      <div className="min-w-0">
        <p className="font-medium">{t('billing.invoices.number', { number: invoice.number ?? '' })}</p>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      <p className="flex items-center gap-4">
        <span className="font-semibold tabular-nums">{money(invoice.total_cents)}</span>
        {invoice.page_url !== null && (
          <a href={invoice.page_url} className="link reach">
            {t('billing.invoices.see')}
          </a>
        )}
        {invoice.pdf_url !== null && (
          <a href={invoice.pdf_url} className="link reach">
            {t('billing.invoices.pdf')}
          </a>
        )}
      </p>
    </li>
  );
}
