import { readingsProvenance } from '#domain/account-reports/report-provenance.ts';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { latestFollowersText } from '#presentation/sentences/followers-text.ts';
import { fileDay } from '#presentation/sentences/reading-time.ts';
import { GrowthChart } from '#web/ui/chart/growth-chart.tsx';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { signedText } from '#web/ui/content/signed-text.ts';
import { chartAbout, useReport, type Report } from './report-context.ts';
import { ReportSection } from './report-section.tsx';

type Followers = Extract<Report['followers'], { known: true }>;

/** Followers over both periods; says where a change cannot be measured. */
export function FollowersSection() {
  const t = useT();
  const formats = useFormats();
  const { report, note } = useReport();
  const { followers, comparison, period } = report;
  if (!followers.known) {
    return (
      <ReportSection name="followers">
        {report.latestFollowers && (
          <p className="mb-1 font-medium">{latestFollowersText(report.latestFollowers, t, formats)}</p>
        )}
        <p className="text-muted">{refusalSentence(followers, t)}</p>
      </ReportSection>
    );
  }
  const facts = readingsProvenance(followers.readings);
  const about = chartAbout(report, comparison.from, period.until);
  return (
    <ReportSection name="followers">
      <p className="mb-3 flex items-start gap-1 font-medium">
        <span>
          <Total total={followers.total} />
        </span>
        <Provenance figure={t('accountReports.report.sections.followers')} facts={facts} note={note} />
      </p>
      <GrowthChart
        title={t('reportFindings.followers.chart')}
        count="followers"
        readings={followers.readings}
        about={facts.sources.length > 0 ? { ...about, sources: facts.sources } : about}
      />
    </ReportSection>
  );
}

function Total({ total }: { total: Followers['total'] }) {
  const t = useT();
  const formats = useFormats();
  const span = { from: fileDay(total.from, formats), to: fileDay(total.to, formats) };
  if (total.kind === 'not_measurable') {
    return total.reason === 'below_rounding_step'
      ? t('reportFindings.followers.refusals.below_rounding_step', { step: total.step })
      : t(`reportFindings.followers.refusals.${total.reason}`);
  }
  if (total.change === 0) return t('reportFindings.followers.same', span);
  const change = signedText(total.change, size => formats.number(size));
  return total.kind === 'exact'
    ? t('reportFindings.followers.exact', { ...span, change })
    : t('reportFindings.followers.rounded', { ...span, change, step: total.step });
}
