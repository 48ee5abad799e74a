import { useQueries } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import type { VideoReport } from '#contract/video-reports.ts';
import { COMPARED_REPORTS } from '#domain/video-reports/report-table.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { TableExport } from '#web/features/exports/table-export.tsx';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AnalysesSideBySide } from '#web/features/video-analysis/view/analyses-side-by-side.tsx';
import { ReportPicture } from './report-picture.tsx';
import { useTitleOf } from './use-report-columns.tsx';

/** Two to four reports side by side, each with the figures it was made of; the URL says which. */
export function ComparePage() {
  const t = useT();
  const say = useErrorText();
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
        actions={
          <>
            {isPossible && <TableExport table="video-reports" query={{ ids: ids.join(',') }} size="md" />}
            <LinkButton href={APP_PATHS.videoReports}>{t('videoReports.report.back')}</LinkButton>
          </>
        }
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

function Compared({ reports }: { reports: readonly VideoReport[] }) {
  const t = useT();
  const formats = useFormats();
  const titleOf = useTitleOf();
  const done = reports.flatMap(({ row, result }) => (result === null ? [] : [{ row, result }]));
  if (done.length < reports.length) return <Alert tone="warn">{t('videoReports.compare.unfinished')}</Alert>;
  return (
    <Card as="div">
      <ul className="mb-6 grid gap-4 sm:grid-cols-2">
        {done.map(({ row }) => (
          <li key={row.id} className="flex min-w-0 gap-3">
            <ReportPicture row={row} />
            <span className="min-w-0">
              <a href={`${APP_PATHS.videoReports}/${row.id}`} className="link font-semibold wrap-anywhere">
                {titleOf(row)}
              </a>
              <span className="block text-sm text-muted">
                {row.username !== null && `@${row.username} · `}
                {t('videoReports.report.made', { when: formats.date(row.created_at) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <AnalysesSideBySide
        analyses={done.map(({ result }) => result)}
        titles={done.map(({ row }) => titleOf(row))}
      />
    </Card>
  );
}
