import { isCompared } from '#domain/account-reports/report-headline.ts';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Printer from 'lucide-react/icons/printer';
import { ERROR_STATUS } from '#contract/wire/errors.ts';
import { DemoBadge } from '#web/shared/linked-accounts/demo-badge.tsx';
import { orpc } from '#web/shared/api/orpc.ts';
import { errorCodeOf } from '#web/ui/language/error-text.ts';
import { InTimeZone, useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { ShareButton } from '#web/features/sharing/share-button.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useReportDays } from '#web/shared/time/use-day-range.ts';
import { AdviceSection } from './advice-section.tsx';
import { BasisSection } from './basis-section.tsx';
import { BenchmarkSection } from './benchmark-section.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { ChangeSection } from './change-section.tsx';
import { CompareSection } from './compare-section.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ExperimentsSection } from './experiments-section.tsx';
import { FollowersSection } from './followers-section.tsx';
import { Headline } from './headline.tsx';
import { HealthSection } from './health-section.tsx';
import { LiftsSection } from './lifts-section.tsx';
import { MediansSection } from './medians-section.tsx';
import { PostingSection } from './posting-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { ReportProvider, useReport } from './report-context.ts';
import { ReportContents } from './report-section.tsx';
import { BestAndWorstSection } from './best-and-worst-section.tsx';
import { usePrint } from '#web/shared/printing/use-print.ts';

export function ReportPage({ id }: { id: string }) {
  const query = useQuery(orpc.accountReports.get.queryOptions({ input: { id }, staleTime: Infinity }));
  if (query.data === undefined && query.isError && isMissing(query.error)) return <Missing />;
  return (
    <QueryPanel query={query} skeleton={<Skeleton className="h-[48rem]" />}>
      {shown => (
        <ReportProvider value={shown}>
          <InTimeZone timeZone={shown.report.timeZone}>
            <ShownReport />
          </InTimeZone>
        </ReportProvider>
      )}
    </QueryPanel>
  );
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
      title={t('accountReports.report.missing')}
      text={t('accountReports.report.missingText')}
      action={<LinkButton href={APP_PATHS.accountReports}>{t('accountReports.report.back')}</LinkButton>}
    />
  );
}

function ShownReport() {
  const { isPrinting, print } = usePrint();
  return (
    <article data-printable className={isPrinting ? 'w-[58rem]' : undefined}>
      <Header onPrint={print} />
      <div className="xl:grid xl:grid-cols-[13rem_minmax(0,1fr)] xl:gap-8 print:block">
        <ReportContents />
        <div className="grid min-w-0 gap-6">
          <Headline />
          <ChangeSection />
          <MediansSection />
          <AdviceSection />
          <BestAndWorstSection />
          <LiftsSection />
          <PostingSection />
          <CalendarSection />
          <FollowersSection />
          <BenchmarkSection />
          <ExperimentsSection />
          <NotesSection />
          <HealthSection />
          <BasisSection />
          <CompareSection />
        </div>
      </div>
    </article>
  );
}

function Header({ onPrint }: { onPrint: () => void }) {
  const t = useT();
  const formats = useFormats();
  const days = useReportDays();
  const { report, summary } = useReport();
  const { period, comparison } = report;
  const span = ({ firstDay, lastDay }: typeof period) => ({
    from: days.long(firstDay),
    to: days.long(lastDay),
  });
  return (
    <>
      <a
        href={APP_PATHS.accountReports}
        className="mb-3 inline-flex min-h-9 items-center gap-1.5 text-sm font-medium text-muted hover:text-ink pointer-coarse:min-h-11 print:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('accountReports.report.back')}
      </a>
      <PageHeader
        title={
          <span className="wrap-anywhere">
            {t('accountReports.report.title', { username: report.username })}
          </span>
        }
        text={
          <>
            {t('accountReports.report.period', span(period))}
            {isCompared(report) && (
              <span className="block">{t('accountReports.report.comparison', span(comparison))}</span>
            )}
          </>
        }
        badges={
          <>
            <Badge tone="ink">{t('accountReports.list.version', { version: summary.version })}</Badge>
            <Badge className="whitespace-normal!">
              {t('accountReports.report.made', {
                when: formats.dateTime(summary.made_at),
                zone: report.timeZone.replaceAll('_', ' '),
              })}
            </Badge>
            {report.isDemo && <DemoBadge />}
            {summary.is_scheduled && (
              <Badge tone="calm" icon={<CalendarClock aria-hidden />}>
                {t('accountReports.report.scheduled')}
              </Badge>
            )}
          </>
        }
        actions={
          <span className="flex flex-wrap gap-3 print:hidden">
            <ShareButton kind="account_report" reportId={summary.id} />
            <ExportMenu />
            <Button icon={<Printer aria-hidden className="size-4.5" />} onClick={onPrint}>
              {t('accountReports.report.print')}
            </Button>
          </span>
        }
      />
    </>
  );
}
