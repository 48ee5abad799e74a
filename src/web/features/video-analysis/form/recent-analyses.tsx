import { useQuery } from '@tanstack/react-query';
import type { AnalysisItem } from '#contract/video-analysis.ts';
import { isEnded } from '#domain/video-analysis/analysis-run.ts';
import { shownTitle } from '#domain/text/shown-title.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { analysisPath, APP_PATHS } from '#web/paths.ts';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AnalysisBadge } from '#web/features/video-analysis/start/analysis-badge.tsx';

const SHOWN = 8;
const TITLE_CHARACTERS = 90;
/** Polling interval while an analysis is running. */
const LOOK_MS = 4_000;

/** The latest analyses in any state; running ones update by themselves. */
export function RecentAnalyses() {
  const t = useT();
  const query = useQuery(
    orpc.analyses.list.queryOptions({
      input: { limit: SHOWN },
      staleTime: 0,
      refetchOnMount: 'always',
      refetchInterval: ({ state }) =>
        state.data?.items.some(item => !isEnded(item.state)) === true ? LOOK_MS : false,
    }),
  );
  return (
    <Card aria-labelledby="recent-analyses" className="lg:col-span-2">
      <CardHeader
        id="recent-analyses"
        title={t('analyses.recent.title')}
        actions={
          <a className="link reach text-sm" href={APP_PATHS.videoReports}>
            {t('analyses.recent.reports')}
          </a>
        }
      />
      <QueryPanel
        query={query}
        skeleton={<Skeleton className="h-40" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('analyses.recent.empty')} text={t('analyses.recent.emptyText')} />}
      >
        {({ items }) => (
          <ul className="divide-y divide-line">
            {items.map(item => (
              <RecentLine key={item.id} item={item} />
            ))}
          </ul>
        )}
      </QueryPanel>
    </Card>
  );
}

function RecentLine({ item }: { item: AnalysisItem }) {
  const t = useT();
  const formats = useFormats();
  const title = shownTitle(item.label || item.title, TITLE_CHARACTERS) || t('analyses.untitled');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <span className="min-w-0">
        <a className="link reach block wrap-anywhere" href={analysisPath(item.id)}>
          {title}
        </a>
        <span className="text-sm text-muted">
          {item.author_username === null ? t('analyses.recent.file') : `@${item.author_username}`}
          {' · '}
          {formats.dateTime(item.created_at)}
        </span>
      </span>
      <AnalysisBadge state={item.state} />
    </li>
  );
}
