import { readingsProvenance } from '#domain/account-reports/report-provenance.ts';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { followersChangeTexts, latestFollowersText } from '#presentation/sentences/followers-text.ts';
import { GrowthChart } from '#web/ui/chart/growth-chart.tsx';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { chartAbout, useReport } from './report-context.ts';
import { ReportSection } from './report-section.tsx';

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
  const [change, ...others] = followersChangeTexts(followers, t, formats);
  const facts = readingsProvenance(followers.readings);
  const about = chartAbout(report, comparison.from, period.until);
  return (
    <ReportSection name="followers">
      <p className="mb-3 flex items-start gap-1 font-medium">
        <span>{change}</span>
        <Provenance figure={t('accountReports.report.sections.followers')} facts={facts} note={note} />
      </p>
      {others.map(text => (
        <p key={text} className="mb-3 text-sm text-muted">
          {text}
        </p>
      ))}
      <GrowthChart
        title={t('reportFindings.followers.chart')}
        count="followers"
        readings={followers.readings}
        about={facts.sources.length > 0 ? { ...about, sources: facts.sources } : about}
      />
    </ReportSection>
  );
}
