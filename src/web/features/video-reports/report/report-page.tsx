import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ExternalLink from 'lucide-react/icons/external-link';
import Printer from 'lucide-react/icons/printer';
import { ERROR_STATUS } from '#contract/wire/errors.ts';
import type { VideoReport } from '#contract/video-reports.ts';
import { usePrint } from '#web/shared/printing/use-print.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { ReportExport } from '#web/features/exports/report-export.tsx';
import { errorCodeOf } from '#web/ui/language/error-text.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { ShareButton } from '#web/features/sharing/share-button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AnalysisContents } from '#web/features/video-analysis/view/analysis-view.tsx';
import { StateMark } from '../state-mark.tsx';
import { useTitleOf } from '../use-report-columns.tsx';
import { AnalyseAgain } from './analyse-again.tsx';
import { ActionsSection } from './actions-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { ProvenanceSection } from './provenance-section.tsx';
import { ResultSections } from './result-sections.tsx';
import { VersionsSection } from './versions-section.tsx';

const AGAIN_MS = 2_000;

export function ReportPage({ id }: { id: string }) {
  const query = useQuery(
    orpc.videoReports.get.queryOptions({
      input: { id },
      refetchInterval: ({ state }) => (isUnderWay(state.data) ? AGAIN_MS : false),
    }),
  );
  if (query.data === undefined && query.isError && isMissing(query.error)) return <Missing />;
  return (
    <QueryPanel query={query} skeleton={<Skeleton className="h-[48rem]" />}>
      {report => <ShownReport report={report} />}
    </QueryPanel>
  );
}

function isUnderWay(report: VideoReport | undefined): boolean {
  return report?.row.state === 'queued' || report?.row.state === 'running';
}

/** Not found, or the URL is not that of a report. */
function isMissing(error: unknown): boolean {
  const code = errorCodeOf(error);
  return code !== null && [404, 422].includes(ERROR_STATUS[code]);
}

function Missing() {
  const t = useT();
  return (
    <EmptyState
      title={t('videoReports.report.missing')}
      text={t('videoReports.report.missingText')}
      action={<LinkButton href={APP_PATHS.videoReports}>{t('videoReports.report.back')}</LinkButton>}
    />
  );
}

function ShownReport({ report }: { report: VideoReport }) {
  const { isPrinting, print } = usePrint();
  return (
    <article data-printable className={isPrinting ? 'w-[58rem]' : undefined}>
      <Header report={report} onPrint={print} />
      {report.result === null ? (
        <Unfinished report={report} />
      ) : (
        <div className="xl:grid xl:grid-cols-[13rem_minmax(0,1fr)] xl:gap-8 print:block">
          <AnalysisContents />
          <div className="grid min-w-0 gap-6">
            <ResultSections report={report} result={report.result} />
            <ActionsSection report={report} />
            <NotesSection report={report} />
            <VersionsSection report={report} result={report.result} />
            <ProvenanceSection report={report} result={report.result} />
          </div>
        </div>
      )}
    </article>
  );
}

/** Why there is nothing to read yet, or nothing at all, and what can be done. */
function Unfinished({ report: { row } }: { report: VideoReport }) {
  const t = useT();
  const say = useErrorText();
  if (row.state === 'queued' || row.state === 'running') {
    return (
      <Alert action={<LinkButton href={`${APP_PATHS.analyzer}/${row.id}`}>{t('analyses.open')}</LinkButton>}>
        {t('videoReports.report.running')}
      </Alert>
    );
  }
  return (
    <>
      {row.state === 'failed' ? (
        <Alert tone="destructive" title={t('videoReports.report.failed')}>
          {row.error === null ? null : say.code(row.error.code, row.error.values)}
        </Alert>
      ) : (
        <Alert>{t('videoReports.report.cancelled')}</Alert>
      )}
      <AnalyseAgain row={row} />
    </>
  );
}

function Header({ report: { row }, onPrint }: { report: VideoReport; onPrint: () => void }) {
  const t = useT();
  const formats = useFormats();
  const titleOf = useTitleOf();
  return (
    <>
      <a
        href={APP_PATHS.videoReports}
        className="mb-3 inline-flex min-h-9 items-center gap-1.5 text-sm font-medium text-muted hover:text-ink pointer-coarse:min-h-11 print:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('videoReports.report.back')}
      </a>
      <PageHeader
        title={<span className="wrap-anywhere">{titleOf(row)}</span>}
        text={
          <>
            {row.username !== null && <span className="whole-word">{`@${row.username}`}</span>}
            {row.published_at !== null && (
              <span className="block">
                {t('videoReports.report.published', { when: formats.date(row.published_at) })}
              </span>
            )}
            <span className="block">
              {t('videoReports.report.made', { when: formats.dateTime(row.created_at) })}
            </span>
          </>
        }
        badges={
          <>
            {row.version !== null && (
              <Badge tone="ink">{t('videoReports.version', { version: row.version })}</Badge>
            )}
            {row.state !== 'done' && <StateMark row={{ ...row, error: null }} />}
            {row.is_demo && <Badge>{t('videoReports.demo')}</Badge>}
            {row.label !== '' && <Badge>{row.label}</Badge>}
            {row.url !== null && !row.is_demo && (
              <a
                href={row.url}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-9 items-center gap-1.5 link text-sm pointer-coarse:min-h-11 print:hidden"
              >
                {t('videoReports.report.openVideo')}
                <ExternalLink aria-hidden className="size-3.5" />
              </a>
            )}
          </>
        }
        actions={
          row.state === 'done' && (
            <span className="flex flex-wrap gap-3 print:hidden">
              <ShareButton kind="video_report" reportId={row.id} />
              <ReportExport kind="video" address={`/api/v1/video-reports/${row.id}/export`} />
              <Button icon={<Printer aria-hidden className="size-4.5" />} onClick={onPrint}>
                {t('videoReports.report.print')}
              </Button>
            </span>
          )
        }
      />
    </>
  );
}
