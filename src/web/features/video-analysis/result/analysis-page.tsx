import { shownTitle } from '#domain/text/shown-title.ts';
import { isEnded } from '#domain/video-analysis/analysis-run.ts';
import { errorCodeOf } from '#web/ui/language/error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AnalysisEnded } from './analysis-ended.tsx';
import { AnalysisProgress } from './analysis-progress.tsx';
import { AnalysisResult } from './analysis-result.tsx';
import { useFollowAnalysis } from './use-follow-analysis.ts';

const TITLE_CHARACTERS = 120;

/** One analysis: its progress, its result, or why there is none. */
export function AnalysisPage({ id }: { id: string }) {
  const t = useT();
  const { query, analysis } = useFollowAnalysis(id);
  const title = shownTitle(analysis?.label || analysis?.title || '', TITLE_CHARACTERS);
  return (
    <>
      <PageHeader
        title={t('analyses.title')}
        text={title === '' ? t('analyses.text') : title}
        actions={<LinkButton href={APP_PATHS.analyzer}>{t('analyses.back')}</LinkButton>}
      />
      {errorCodeOf(query.error) === 'analysis_not_found' ? (
        <Alert tone="warn">{t('analyses.ended.gone')}</Alert>
      ) : (
        <QueryPanel query={query} skeleton={<Skeleton className="h-80" />}>
          {({ analysis: loaded, result, hook_correction: corrected }) => {
            const shown = analysis ?? loaded;
            if (!isEnded(shown.state)) return <AnalysisProgress analysis={shown} />;
            if (shown.state !== 'done') return <AnalysisEnded analysis={shown} />;
            if (result === null) return <Skeleton className="h-80" />;
            return (
              <AnalysisResult
                analysis={loaded}
                result={result}
                correction={corrected && { kind: corrected.kind, correctedAt: corrected.corrected_at }}
                isUnchanged={loaded.id !== id}
              />
            );
          }}
        </QueryPanel>
      )}
    </>
  );
}
