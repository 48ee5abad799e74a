import FlaskConical from 'lucide-react/icons/flask-conical';
import { hasLeads } from '#domain/advice/pattern-rules.ts';
import { proposalText } from '#domain/experiments/proposal.ts';
import { adviceSentences } from '#presentation/sentences/advice-sentence.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { AdviceText } from './advice-section.tsx';
import { EvidenceVideos } from './evidence-videos.tsx';
import { useReport, type Report } from './report-context.ts';
import { ReportSection } from './report-section.tsx';

type Recommendation = Report['advice'][number];

/** Promising results that may be chance: three experiments at most, each one step from being prepared. */
export function ExperimentsSection() {
  const t = useT();
  const { nextExperiments, lifts } = useReport().report;
  return (
    <ReportSection name="experiments" text={t('accountReports.experiments.text')}>
      {nextExperiments.length === 0 ? (
        <p>{t(`accountReports.experiments.${hasLeads(lifts) ? 'tooLarge' : 'none'}`)}</p>
      ) : (
        <ul className="grid gap-6">
          {nextExperiments.map(proposal => (
            <li key={JSON.stringify(proposal.subject)} className="border-t border-line pt-5">
              <AdviceText recommendation={proposal} />
              <EvidenceVideos ids={proposal.evidence.videoIds} />
              <Prepare proposal={proposal} />
            </li>
          ))}
        </ul>
      )}
    </ReportSection>
  );
}

function Prepare({ proposal }: { proposal: Recommendation }) {
  const t = useT();
  const formats = useFormats();
  const { summary } = useReport();
  if (proposal.subject.kind !== 'pattern') return null;
  const address = new URLSearchParams({
    accountId: summary.account_id,
    experiment: proposalText(proposal.subject),
  });
  const { title } = adviceSentences(proposal, t, formats);
  return (
    <LinkButton
      size="sm"
      href={`${APP_PATHS.accountReports}?${address}`}
      icon={<FlaskConical aria-hidden className="size-4" />}
      aria-label={t('accountReports.experiments.prepareLabel', { title })}
      className="mt-3 print:hidden"
    >
      {t('accountReports.experiments.prepare')}
    </LinkButton>
  );
}
