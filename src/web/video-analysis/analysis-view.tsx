import { ANALYSIS_PANELS } from '#domain/video-analysis/findings.ts';
import { useT } from '#web/language/language.tsx';
import { AnalysisProvider, type AnalysisAround } from './analysis-context.ts';
import { BasisSection, NotAssessedSection } from './basis-section.tsx';
import { EngagementSection } from './engagement-section.tsx';
import { HashtagsSection } from './hashtags-section.tsx';
import { HookSection } from './hook-section.tsx';
import { RecommendationsSection } from './recommendations-section.tsx';
import { StandingSection } from './standing-section.tsx';
import { StrategySection } from './strategy-section.tsx';
import { SummaryCard } from './summary-card.tsx';

/**
 * All that an analysis of a video says: three sentences, its place among the creator's own, the five panels, and
 * what was not assessed. Pages that show it wait for the later words.
 */
export function AnalysisView(around: AnalysisAround) {
  return (
    <AnalysisProvider value={around}>
      <div className="grid gap-6">
        <SummaryCard />
        <StandingSection />
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

/** The contents, for beside the analysis on wide screens. */
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
