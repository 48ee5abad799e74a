import { useQuery } from '@tanstack/react-query';
import type { Revenue } from '#contract/admin/admin-revenue.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useLanguage, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Table, type Column } from '#web/ui/content/table.tsx';
import { ContractsCard } from './contracts-card.tsx';
import { CouponsCard } from './coupons-card.tsx';
import { PricesCard } from './prices-card.tsx';
import { FRESH } from '#web/features/admin/parts/use-changes-announced.ts';

/** Revenue: contracts by plan, money by month, the contracts themselves, codes and prices. */
export function RevenueTab() {
  const query = useQuery({ ...orpc.admin.money.revenue.queryOptions(), ...FRESH });
  return (
    <div className="grid gap-6">
      <QueryPanel query={query} skeleton={<Skeleton className="h-96" />}>
        {revenue => (
          <>
            <PlansCard revenue={revenue} />
            <MonthsCard months={revenue.months} />
          </>
        )}
      </QueryPanel>
      <ContractsCard />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <CouponsCard />
        <PricesCard />
      </div>
    </div>
  );
}

type PlanRow = Revenue['plans'][number];

function PlansCard({ revenue: { mode, monthly_cents: monthly, plans } }: { revenue: Revenue }) {
  const t = useT();
  const formats = useFormats();
  const counted = (key: 'active' | 'leaving' | 'shrinking' | 'unpaid' | 'paused'): Column<PlanRow> => ({
    key,
    header: t(`adminMoney.counts.${key}`),
    cell: row => formats.number(row[key]),
    numeric: true,
  });
  return (
    <Card aria-labelledby="revenue-title">
      <CardHeader
        id="revenue-title"
        title={t('adminMoney.plans')}
        text={t('adminMoney.plansText')}
        actions={mode === 'sandbox' && <Badge tone="warn">{t('billing.testMode')}</Badge>}
      />
      <p className="mb-5">
        <span className="figure text-4xl">{formats.money(monthly)}</span>{' '}
        <span className="text-muted">{t('adminMoney.perMonth')}</span>
      </p>
      <Table
        caption={t('adminMoney.plansText')}
        hideCaption
        stacks
        rows={plans}
        rowKey={row => row.plan}
        columns={[
          {
            key: 'plan',
            header: t('adminMoney.plan'),
            cell: row => t(`shell.plans.${row.plan}`),
            rowHeader: true,
          },
          counted('active'),
          counted('leaving'),
          counted('shrinking'),
          counted('unpaid'),
          counted('paused'),
          {
            key: 'monthly',
            header: t('adminMoney.monthly'),
            cell: row => formats.money(row.monthly_cents),
            numeric: true,
          },
        ]}
      />
    </Card>
  );
}

function MonthsCard({ months }: { months: Revenue['months'] }) {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  type Month = Revenue['months'][number];
  const money = (key: 'paid_cents' | 'tax_cents' | 'refunded_cents'): Column<Month> => ({
    key,
    header: t(`adminMoney.sums.${key}`),
    cell: row => formats.money(row[key]),
    numeric: true,
  });
  return (
    <Card aria-labelledby="months-title">
      <CardHeader
        id="months-title"
        title={t('adminMoney.months')}
        text={months.length === 0 ? t('adminMoney.noMonths') : t('adminMoney.monthsText')}
      />
      {months.length > 0 && (
        <Table
          caption={t('adminMoney.monthsText')}
          hideCaption
          stacks
          rows={months}
          rowKey={row => row.month}
          columns={[
            {
              key: 'month',
              header: t('adminMoney.month'),
              cell: row => name.format(new Date(`${row.month}-01T00:00:00Z`)),
              rowHeader: true,
            },
            {
              key: 'invoices',
              header: t('adminMoney.invoices'),
              cell: row => formats.number(row.invoices),
              numeric: true,
            },
            money('paid_cents'),
            money('tax_cents'),
            money('refunded_cents'),
          ]}
        />
      )}
    </Card>
  );
}
