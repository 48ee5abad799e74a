import { summarySentences } from '#presentation/sentences/video-analysis-sentence.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { useAnalysis } from '#web/features/video-analysis/context/analysis-context.ts';

/** The analysis in three sentences: the finding, its basis, and the next step. */
export function SummaryCard() {
  const t = useT();
  const formats = useFormats();
  const { analysis } = useAnalysis();
  const [headline, evidence, next] = summarySentences(analysis, t, formats);
  return (
    <Card aria-labelledby="summary-title" className="print:border-0 print:p-0 print:shadow-none">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h2
          id="summary-title"
          className="font-sans text-[0.8125rem] font-semibold tracking-normal text-muted"
        >
          {t('videoAnalysis.summary.title')}
        </h2>
        {analysis.video.isDemo && <Badge tone="warn">{t('videoAnalysis.basis.demo')}</Badge>}
      </div>
      <p className="max-w-prose font-display text-[clamp(1.25rem,1rem+1.1vw,1.625rem)] leading-snug font-bold text-balance">
        {headline}
      </p>
      <p className="mt-3 max-w-prose">{evidence}</p>
      <p className="mt-3 max-w-prose border-s-3 border-signal ps-3 font-medium">{next}</p>
    </Card>
  );
}
