import { useInfiniteQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReportSummary } from '#contract/account-reports/account-reports.ts';
import { DemoBadge } from '#web/shared/linked-accounts/demo-badge.tsx';
import { TableExport } from '#web/features/exports/table-export.tsx';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Announced } from '#web/ui/browser/announced.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Table, type Column } from '#web/ui/content/table.tsx';
import { signedText } from '#web/ui/content/signed-text.ts';
import { useReportDays } from '#web/shared/time/use-day-range.ts';
import { useReportRemoval } from './use-report-removal.ts';

const PAGE = 10;

/** All reports, newest first, in pages. */
export function ReportList() {
  const t = useT();
  const query = useInfiniteQuery(
    orpc.accountReports.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: PAGE, ...(cursor !== undefined && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  );
  const columns = useColumns();
  const hasReports = query.data?.pages.some(({ items }) => items.length > 0) === true;
  return (
    <Card aria-labelledby="reports-title">
      <CardHeader
        id="reports-title"
        title={t('accountReports.list.title')}
        text={t('accountReports.list.text')}
        actions={hasReports && <TableExport table="account-reports" />}
      />
      <QueryPanel
        query={query}
        skeleton={<Skeleton className="h-56" />}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={
          <EmptyState title={t('accountReports.list.empty')} text={t('accountReports.list.emptyText')} />
        }
      >
        {({ pages }) => {
          const items = pages.flatMap(page => page.items);
          return (
            <>
              <Table
                caption={t('accountReports.list.caption')}
                hideCaption
                stacks
                columns={columns}
                rows={items}
                rowKey={({ id }) => id}
                // Provenance marks at the end of a stacked row have a hit area larger than the mark.
                className="max-sm:pe-3"
              />
              <div className="mt-4 flex flex-wrap items-center gap-4">
                {query.hasNextPage && (
                  <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {t('accountReports.list.more')}
                  </Button>
                )}
                <Announced className="text-sm text-muted">
                  {t('accountReports.list.shown', { count: items.length })}
                </Announced>
              </div>
            </>
          );
        }}
      </QueryPanel>
    </Card>
  );
}

function useColumns(): Column<ReportSummary>[] {
  const t = useT();
  const formats = useFormats();
  const days = useReportDays();
  const { remove, pendingId } = useReportRemoval();
  return [
    {
      key: 'report',
      header: t('accountReports.list.account'),
      rowHeader: true,
      cell: ({ id, username, version, is_demo: isDemo, is_scheduled: isScheduled }) => (
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <a
            href={`${APP_PATHS.accountReports}/${id}`}
            aria-label={t('accountReports.list.open', { version, username })}
            className="link reach font-semibold wrap-anywhere"
          >
            {`@${username}`}
          </a>
          <span className="text-sm font-normal text-muted">
            {t('accountReports.list.version', { version })}
          </span>
          {isDemo && <DemoBadge />}
          {isScheduled && (
            <Badge tone="calm" icon={<CalendarClock aria-hidden />}>
              {t('accountReports.list.scheduled')}
            </Badge>
          )}
        </span>
      ),
    },
    {
      key: 'period',
      header: t('accountReports.list.period'),
      stacked: { isWhole: true },
      cell: ({ first_day: from, last_day: to, videos }) => (
        <span className="block max-sm:text-end lg:whitespace-nowrap">
          {t('accountReports.list.span', { from: days.span(from, to).from, to: days.long(to) })}
          <span className="block text-[0.8125rem] text-muted">
            {t('accountReports.list.videos', { count: videos })}
          </span>
        </span>
      ),
    },
    {
      key: 'views',
      header: t('accountReports.list.views'),
      numeric: true,
      stacked: { isWhole: true },
      cell: ({ username, version, views, change, provenance }) => (
        <span className="block">
          <span className="inline-flex items-start gap-1">
            {views === null ? (
              t('accountReports.list.unknown')
            ) : (
              <span title={formats.number(views)} className="font-semibold">
                {formats.compact(views)}
              </span>
            )}
            <Provenance
              figure={t('accountReports.list.viewsOf', { version, username })}
              facts={provenance}
              note={t('accountReports.report.note', { version })}
            />
          </span>
          <span className="block text-[0.8125rem] text-muted lg:whitespace-nowrap">
            {change === 0 && t('accountReports.list.same')}
            {change !== null &&
              change !== 0 &&
              t('accountReports.list.change', {
                change: signedText(change, size => formats.compact(size)),
              })}
          </span>
        </span>
      ),
    },
    {
      key: 'made',
      header: t('accountReports.list.made'),
      stacked: { isWhole: true },
      cell: ({ made_at: made }) => (
        <time dateTime={made} className="lg:whitespace-nowrap">
          {formats.dateTime(made)}
        </time>
      ),
    },
    {
      key: 'actions',
      header: <span className="sr-only">{t('accountReports.list.actions')}</span>,
      numeric: true,
      stacked: { isWhole: true, label: '' },
      cell: report => (
        <IconButton
          label={t('accountReports.list.remove', { version: report.version, username: report.username })}
          disabled={pendingId === report.id}
          onClick={() => remove(report)}
          className="-my-2"
        >
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      ),
    },
  ];
}
