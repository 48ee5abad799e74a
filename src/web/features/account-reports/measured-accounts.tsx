import { useQueries } from '@tanstack/react-query';
import type { LinkedAccount, Performance } from '#contract/accounts/accounts.ts';
import { DEFAULT_PERIOD_DAYS } from '#domain/time/period.ts';
import { DemoBadge } from '#web/shared/linked-accounts/demo-badge.tsx';
import { notLater, useNow } from '#web/shared/time/use-now.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Table } from '#web/ui/content/table.tsx';

type Row = { account: LinkedAccount; performance: Performance | undefined; failed: boolean };

/** The current data of each account, in contrast to the reports, which no longer change. */
export function MeasuredAccounts({ accounts }: { accounts: readonly LinkedAccount[] }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const answers = useQueries({
    queries: accounts.map(({ id }) =>
      orpc.accounts.performance.queryOptions({ input: { id, periodDays: DEFAULT_PERIOD_DAYS } }),
    ),
  });
  const rows = accounts.map((account, index) => ({
    account,
    performance: answers[index]?.data,
    failed: answers[index]?.isError ?? false,
  }));
  const figure = (value: number | null | undefined) =>
    value == null ? '—' : <span title={formats.number(value)}>{formats.compact(value)}</span>;

  return (
    <Card aria-labelledby="measured-title">
      <CardHeader
        id="measured-title"
        title={t('accountReports.measured')}
        text={t('reports.accounts.text')}
      />
      <Table<Row>
        caption={t('reports.accounts.caption')}
        hideCaption
        stacks
        rows={rows}
        rowKey={({ account }) => account.id}
        columns={[
          {
            key: 'account',
            header: t('reports.accounts.account'),
            rowHeader: true,
            cell: ({ account }) => (
              <span className="flex flex-wrap items-center gap-2">
                <a
                  href={`${APP_PATHS.accounts}?accountId=${account.id}`}
                  aria-label={t('reports.accounts.open', { username: account.tiktok_username })}
                  className="link reach"
                >
                  {`@${account.tiktok_username}`}
                </a>
                {account.is_demo && <DemoBadge />}
              </span>
            ),
          },
          {
            key: 'sync',
            stacked: { isWhole: true },
            header: t('reports.accounts.lastSync'),
            cell: ({ account }) =>
              account.last_synced_at === null ? (
                t('reports.accounts.never')
              ) : (
                <span title={formats.dateTime(account.last_synced_at)}>
                  {formats.relative(notLater(account.last_synced_at, now), now)}
                </span>
              ),
          },
          ...(['followers', 'videos', 'likes'] as const).map(name => ({
            key: name,
            header: t(`reports.accounts.${name}`),
            numeric: true,
            cell: ({ performance }: Row) => figure(performance?.account[name]),
          })),
          {
            key: 'engagement',
            stacked: { isWhole: true },
            header: t('reports.accounts.engagement'),
            numeric: true,
            cell: ({ performance }) =>
              performance?.account.engagement == null ? '—' : formats.percent(performance.account.engagement),
          },
          {
            key: 'median',
            header: t('reports.accounts.median'),
            numeric: true,
            stacked: { isWhole: true },
            cell: ({ performance }) => (
              <span className="block">
                {figure(performance?.medians.views)}
                {performance !== undefined && performance.count > 0 && (
                  <span className="block text-[0.8125rem] text-muted">
                    {t('reports.accounts.medianOf', { count: performance.count })}
                  </span>
                )}
              </span>
            ),
          },
          {
            key: 'source',
            stacked: { isWhole: true },
            header: t('reports.accounts.source'),
            cell: ({ performance, failed }) => {
              if (failed) return t('reports.accounts.failed');
              const facts = performance?.provenance.engagement;
              return facts?.observedAt == null ? (
                t('reports.accounts.none')
              ) : (
                <span className="block text-[0.8125rem] text-muted max-sm:text-end">
                  {t(`ui.provenance.sources.${facts.source ?? 'none'}`)}
                  <span className="block whitespace-nowrap">{formats.date(facts.observedAt)}</span>
                </span>
              );
            },
          },
        ]}
      />
    </Card>
  );
}
