import type { ReportSummary } from '#contract/account-reports/account-reports.ts';
import type { ReportNote } from '#contract/account-reports/report-note.ts';
import type { Wire } from '#contract/wire/wire.ts';
import { reportViews } from '#domain/account-reports/report-headline.ts';
import { reportProvenance } from '#domain/account-reports/report-provenance.ts';
import type { SharedAccountReport } from '#domain/sharing/hide-in-account-report.ts';
import { AdviceText } from '#web/features/account-reports/report/advice-section.tsx';
import { BenchmarkSection } from '#web/features/account-reports/report/benchmark-section.tsx';
import { CalendarSection } from '#web/features/account-reports/report/calendar-section.tsx';
import { ChangeSection } from '#web/features/account-reports/report/change-section.tsx';
import { FollowersSection } from '#web/features/account-reports/report/followers-section.tsx';
import { Headline } from '#web/features/account-reports/report/headline.tsx';
import { HealthSection } from '#web/features/account-reports/report/health-section.tsx';
import { LiftsSection } from '#web/features/account-reports/report/lifts-section.tsx';
import { MediansSection } from '#web/features/account-reports/report/medians-section.tsx';
import { PostingSection } from '#web/features/account-reports/report/posting-section.tsx';
import { ReportProvider, type Report } from '#web/features/account-reports/report/report-context.ts';
import { ReportSection } from '#web/features/account-reports/report/report-section.tsx';
import { BestAndWorstSection } from '#web/features/account-reports/report/best-and-worst-section.tsx';
import { useReportDays } from '#web/shared/time/use-day-range.ts';
import { DemoBadge } from '#web/shared/linked-accounts/demo-badge.tsx';
import { InTimeZone, useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';

type Shared = Wire<SharedAccountReport>;

/** An account's report without the parts its owner hides. */
export function SharedAccountView({ report }: { report: Shared }) {
  const { split, sentence, followers, standing } = report;
  const hasViews = !standing.known || standing.best.every(({ views }) => views !== null);
  return (
    <ReportProvider value={shownFrom(report)}>
      <InTimeZone timeZone={report.timeZone}>
        <Heading report={report} />
        {(split !== null || sentence !== undefined) && (
          <>
            <Headline />
            <ChangeSection />
          </>
        )}
        <MediansSection />
        <Advice report={report} />
        {hasViews && <BestAndWorstSection />}
        <LiftsSection />
        <PostingSection />
        <CalendarSection />
        {followers !== null && <FollowersSection />}
        <BenchmarkSection />
        <HealthSection />
      </InTimeZone>
    </ReportProvider>
  );
}

function Heading({
  report: {
    username,
    version,
    period,
    comparison,
    madeAt,
    isDemo,
    timeZone,
    sentence,
    knownUntil,
    isCompared,
  },
}: {
  report: Shared;
}) {
  const t = useT();
  const formats = useFormats();
  const days = useReportDays();
  const span = ({ firstDay, lastDay }: typeof period) => ({
    from: days.long(firstDay),
    to: days.long(lastDay),
  });
  return (
    <PageHeader
      title={
        <span className="wrap-anywhere">
          {username === null ? t('sharing.page.account') : t('accountReports.report.title', { username })}
        </span>
      }
      text={
        <>
          {t('accountReports.report.period', span(period))}
          {isCompared && (
            <span className="block">{t('accountReports.report.comparison', span(comparison))}</span>
          )}
          {sentence === undefined && knownUntil !== null && (
            <span className="block">{t('periodSentence.ended', { until: formats.date(knownUntil) })}</span>
          )}
        </>
      }
      badges={
        <>
          <Badge tone="ink">{t('sharing.page.version', { version })}</Badge>
          <Badge className="whitespace-normal!">
            {t('sharing.page.made', { when: formats.dateTime(madeAt), zone: timeZone.replaceAll('_', ' ') })}
          </Badge>
          {isDemo && <DemoBadge />}
        </>
      }
    />
  );
}

function Advice({ report: { advice } }: { report: Shared }) {
  const t = useT();
  if (advice === null || advice.length === 0) return null;
  return (
    <ReportSection name="advice" text={t('accountReports.advice.text')}>
      <ol className="grid gap-6">
        {advice.map(one => (
          <li key={JSON.stringify([one.rule, one.subject])}>
            <AdviceText recommendation={one} />
          </li>
        ))}
      </ol>
    </ReportSection>
  );
}

/** The report in the shape its components need; filler values are never shown. */
function shownFrom(
  shared: Shared,
): { report: Report; summary: ReportSummary; isPartlyKnown: boolean } & ReportNote {
  const {
    version,
    username,
    split,
    followers,
    standing,
    advice,
    nextExperiments,
    isPartlyKnown,
    knownUntil: _until,
    isCompared: _compared,
    ...rest
  } = shared;
  const videos = (list: Extract<Shared['standing'], { known: true }>['best']) =>
    list.map((video, index) => ({ ...video, id: String(index), views: video.views ?? 0 }));
  const report = {
    ...rest,
    username: username ?? '',
    split,
    followers: followers ?? { known: false, reason: 'too_few_readings', n: 0, needed: 0 },
    standing: standing.known
      ? { ...standing, best: videos(standing.best), worst: videos(standing.worst) }
      : standing,
    advice: advice ?? [],
    nextExperiments: nextExperiments ?? [],
  } as Report;
  const summary: ReportSummary = {
    id: '',
    account_id: '',
    username: report.username,
    is_demo: report.isDemo,
    version,
    days: report.days,
    first_day: report.period.firstDay,
    last_day: report.period.lastDay,
    method: report.method,
    made_at: report.madeAt,
    is_scheduled: false,
    sha256: '',
    ...reportViews(report),
    videos: report.data.inPeriod,
    provenance: reportProvenance(report.data, 'sum', report.data.inPeriod, reportViews(report).views ?? 0),
  };
  return { report, summary, isPartlyKnown, note: '', note_revision: 0 };
}
