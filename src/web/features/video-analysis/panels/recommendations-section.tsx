import type { ReactNode } from 'react';
import { sourcedQuote, videoAdviceSentences } from '#presentation/sentences/video-analysis-sentence.ts';
import type { VideoRecommendation } from '#domain/video-analysis/advice/video-advice.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { AnalysisPanel } from '#web/features/video-analysis/context/analysis-panel.tsx';
import { useAnalysis } from '#web/features/video-analysis/context/analysis-context.ts';
import { ConfidenceBadge } from './confidence-badge.tsx';

/** What the findings suggest: five recommendations at most, each with its basis. */
export function RecommendationsSection() {
  const t = useT();
  const { analysis } = useAnalysis();
  const { recommendations } = analysis;
  return (
    <AnalysisPanel name="recommendations" text={t('videoAdvice.recommendations.text')}>
      {recommendations.length === 0 ? (
        <p>{t('videoAdvice.recommendations.none')}</p>
      ) : (
        <>
          <ol className="grid gap-6">
            {recommendations.map((recommendation, index) => (
              <li key={recommendation.id} className="flex gap-4">
                <span aria-hidden className="figure text-2xl leading-7 text-muted">
                  {index + 1}
                </span>
                <RecommendationText recommendation={recommendation} />
              </li>
            ))}
          </ol>
          <p className="mt-6 text-[0.8125rem] text-muted">{t('videoAdvice.recommendations.noPromise')}</p>
        </>
      )}
    </AnalysisPanel>
  );
}

/** A recommendation as text, with its effort, expected effect, and a link to its evidence. */
function RecommendationText({ recommendation }: { recommendation: VideoRecommendation }) {
  const t = useT();
  const formats = useFormats();
  const { evidenceOf } = useAnalysis();
  const { effort, expected, confidence, evidence, panel } = recommendation;
  const { action, why } = videoAdviceSentences(recommendation, t, formats);
  return (
    <div className="min-w-0 flex-1">
      <h3 className="text-lg wrap-anywhere">{action}</h3>
      <p className="mt-1 wrap-anywhere">{why}</p>
      {evidence.quotes.length > 0 && (
        <ul className="mt-1.5 grid gap-0.5 text-sm text-muted">
          {evidence.quotes.map(quote => (
            <li key={`${quote.place}-${quote.second}-${quote.words}`} className="wrap-anywhere">
              {sourcedQuote(quote, t, formats)}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <dl className="flex flex-wrap gap-x-5 gap-y-1">
          <Fact term={t('videoAdvice.recommendations.effort')}>
            {t(`videoAdvice.recommendations.efforts.${effort}`)}
          </Fact>
          <Fact term={t('videoAdvice.recommendations.expected')}>
            {t(`videoAdvice.recommendations.expectations.${expected}`)}
          </Fact>
        </dl>
        {confidence !== null && <ConfidenceBadge confidence={confidence} />}
        <a href={`#${panel}`} className="link reach print:hidden">
          {t('videoAnalysis.evidence')}
        </a>
      </div>
      {evidenceOf?.(evidence.videoIds, Number(evidence.values['n'] ?? 0))}
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
