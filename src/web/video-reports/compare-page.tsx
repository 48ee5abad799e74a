import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import type { VideoReport, VideoReportRow } from '#contract/video-reports.ts';
import { COMPARED_REPORTS } from '#domain/video-reports/report-table.ts';
import { useSay } from '#web/accounts/use-say.ts';
import { orpc } from '#web/api/orpc.ts';
import { useFormats, useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EngagementMark } from './engagement-mark.tsx';
import { HookMark } from './hook-mark.tsx';
import { SummarySentences } from './report/summary-sentences.tsx';
import { useTitleOf } from './use-report-columns.tsx';

/** Two to four reports side by side, each with the figures it was made of. */
export function ComparePage() {
  const t = useT();
  const say = useSay();
  const [address] = useSearchParams();
  const { fewest, most } = COMPARED_REPORTS;
  const ids = [...new Set((address.get('ids') ?? '').split(',').filter(Boolean))];
  const isPossible = ids.length >= fewest && ids.length <= most;
  const queries = useQueries({
    queries: (isPossible ? ids : []).map(id =>
      orpc.videoReports.get.queryOptions({ input: { id }, staleTime: 60_000 }),
    ),
  });
  const failed = queries.find(({ isError }) => isError);
  const reports = queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
  return (
    <>
      <PageHeader
        title={t('videoReports.compare.title')}
        text={t('videoReports.compare.text', { fewest, most })}
        actions={<LinkButton href={APP_PATHS.videoReports}>{t('videoReports.report.back')}</LinkButton>}
      />
      {!isPossible ? (
        <Alert tone="warn">{t('videoReports.compare.wrong', { fewest, most })}</Alert>
      ) : failed !== undefined ? (
        <Alert tone="destructive">{say.error(failed.error)}</Alert>
      ) : reports.length < ids.length ? (
        <Skeleton className="h-96" />
      ) : (
        <Compared reports={reports} />
      )}
    </>
  );
}

interface Line {
  name: string;
  cell: (report: VideoReport) => ReactNode;
}

function useLines(): Line[] {
  const t = useT();
  const formats = useFormats();
  const unknown = <span title={t('charts.unknown')}>{'—'}</span>;
  const counted = (name: string, of: (row: VideoReportRow) => number | null): Line => ({
    name,
    cell: ({ row }) => {
      const value = of(row);
      return value === null ? unknown : <span title={formats.number(value)}>{formats.compact(value)}</span>;
    },
  });
  return [
    {
      name: t('videoReports.columns.published'),
      cell: ({ row: { published_at: at } }) => (at === null ? unknown : formats.date(at)),
    },
    {
      name: t('videoReports.columns.age'),
      cell: ({ row: { age_days: days } }) =>
        days === null ? unknown : t('videoReports.age', { count: Math.floor(days) }),
    },
    counted(t('videoReports.columns.views'), row => row.view_count),
    counted(t('videoReports.compare.likes'), row => row.like_count),
    counted(t('videoReports.compare.comments'), row => row.comment_count),
    counted(t('videoReports.compare.shares'), row => row.share_count),
    {
      name: t('videoReports.columns.engagement'),
      cell: ({ row }) => <EngagementMark percent={row.engagement} />,
    },
    {
      name: t('videoReports.columns.percentile'),
      cell: ({ row: { own_percentile: percentile } }) =>
        percentile === null ? unknown : formats.percent(percentile, 0),
    },
    { name: t('videoReports.columns.hook'), cell: ({ row }) => <HookMark row={row} /> },
    {
      name: t('videoReports.compare.duration'),
      cell: ({ row: { duration_seconds: seconds } }) =>
        seconds === null
          ? unknown
          : t('videoReports.compare.seconds', { seconds: formats.number(seconds, seconds % 1 === 0 ? 0 : 1) }),
    },
    {
      name: t('videoReports.compare.summary'),
      cell: ({ result }) => (result === null ? unknown : <SummarySentences summary={result.summary} isSmall />),
    },
  ];
}

function Compared({ reports }: { reports: readonly VideoReport[] }) {
  const t = useT();
  const titleOf = useTitleOf();
  const lines = useLines();
  return (
    <Card as="div">
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label={t('videoReports.compare.caption')} tabIndex={0} className="scrolls-sideways relative">
        <table className="w-full min-w-[34rem] border-collapse text-[0.9375rem]">
          <caption className="sr-only">{t('videoReports.compare.caption')}</caption>
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className="py-2 pe-4 text-start align-bottom text-[0.8125rem] text-muted">
                {t('videoReports.compare.figure')}
              </th>
              {reports.map(({ row }) => (
                <th key={row.id} scope="col" className="max-w-64 px-3 py-2 text-start align-bottom">
                  <a href={`${APP_PATHS.videoReports}/${row.id}`} className="link font-semibold wrap-anywhere">
                    {titleOf(row)}
                  </a>
                  {row.username !== null && (
                    <span className="block text-[0.8125rem] font-normal text-muted">{`@${row.username}`}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, cell }) => (
              <tr key={name} className="border-b border-line last:border-0">
                <th scope="row" className="py-2.5 pe-4 text-start align-top font-medium">
                  {name}
                </th>
                {reports.map(report => (
                  <td key={report.row.id} className="px-3 py-2.5 align-top tabular-nums">
                    {cell(report)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
