import type { ShownAnalysis } from '#domain/analysis/lock-analysis.ts';
import { useT } from '#web/language/language.tsx';
import { ReportPart } from './report-part.tsx';
import { SummarySentences } from './summary-sentences.tsx';

/** What the analysis says: three sentences, then the evidence panel by panel. */
export function ResultSections({ result }: { result: ShownAnalysis }) {
  const t = useT();
  return (
    <ReportPart title={t('videoReports.report.sections.summary')}>
      <SummarySentences summary={result.summary} />
    </ReportPart>
  );
}
