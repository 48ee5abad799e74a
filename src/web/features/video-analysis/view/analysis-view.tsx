import { ANALYSIS_PANELS } from '#domain/video-analysis/findings/findings.ts';
import { useT } from '#web/ui/language/language.tsx';
import {
  AnalysisProvider,
  type AnalysisAround,
} from '#web/features/video-analysis/context/analysis-context.ts';
import { BasisSection, NotAssessedSection } from '#web/features/video-analysis/panels/basis-section.tsx';
import { EngagementSection } from '#web/features/video-analysis/panels/engagement-section.tsx';
import { HashtagsSection } from '#web/features/video-analysis/panels/hashtags-section.tsx';
import { HookSection } from '#web/features/video-analysis/panels/hook-section.tsx';
import { RecommendationsSection } from '#web/features/video-analysis/panels/recommendations-section.tsx';
import { PercentileSection } from '#web/features/video-analysis/panels/percentile-section.tsx';
import { StrategySection } from '#web/features/video-analysis/panels/strategy-section.tsx';
import { SummaryCard } from '#web/features/video-analysis/panels/summary-card.tsx';

/**
 * The whole analysis of a video: three sentences, its percentile rank, the five panels, and what was not assessed.
 * Pages that show it load the deferred texts first.
 */
export function AnalysisView(around: AnalysisAround) {
  return (
    <AnalysisProvider value={around}>
      <div className="grid gap-6">
        <SummaryCard />
        <PercentileSection />
        <HookSection />
        <EngagementSection />
        <StrategySection />
        <RecommendationsSection />
        <HashtagsSection />
        <NotAssessedSection />
        <BasisSection />
      </div>
    </AnalysisProvider>
  );
}

/** The table of contents, beside the analysis on wide screens. */
export function AnalysisContents() {
  const t = useT();
  const entry = (id: string, text: string) => (
    <li key={id}>
      <a
        href={`#${id}`}
        className="-ms-0.5 block border-s-2 border-transparent py-1.5 ps-3.5 text-muted hover:border-signal hover:text-ink"
      >
        {text}
      </a>
    </li>
  );
  return (
    <nav
      aria-label={t('videoAnalysis.contents')}
      className="sticky top-20 self-start max-xl:hidden print:hidden"
    >
      <p className="mb-2 text-[0.8125rem] font-semibold text-muted">{t('videoAnalysis.contents')}</p>
      <ol className="grid border-s-2 border-line text-sm">
        {entry('standing', t('videoAnalysis.standing.title'))}
        {ANALYSIS_PANELS.map(panel => entry(panel, t(`videoAnalysis.panels.${panel}`)))}
        {entry('not-assessed', t('videoAnalysis.notAssessed.title'))}
        {entry('basis', t('videoAnalysis.basis.title'))}
      </ol>
    </nav>
  );
}
