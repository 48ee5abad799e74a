import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReportVideo } from '#contract/account-reports/account-reports.ts';
import { readingProvenance } from '#domain/metrics/provenance.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useReport } from './report-context.ts';
import { VideoTitle } from '#web/ui/content/video-title.tsx';

const SHOWN_AT_FIRST = 8;

/** The videos behind a piece of advice, loaded on demand. */
export function EvidenceVideos({ ids }: { ids: readonly string[] }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  if (ids.length === 0) {
    return <p className="mt-1.5 text-sm text-muted">{t('accountReports.advice.noVideos')}</p>;
  }
  return (
    <details className="mt-2 print:hidden" onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-9 items-center text-sm font-medium text-calm underline underline-offset-4 pointer-coarse:min-h-11">
        {t('accountReports.advice.evidence', { count: ids.length })}
      </summary>
      {isOpen && <Videos ids={ids} />}
    </details>
  );
}

function Videos({ ids }: { ids: readonly string[] }) {
  const t = useT();
  const { summary } = useReport();
  const [showsAll, setShowsAll] = useState(false);
  // Neither a report nor the videos behind it change.
  const query = useQuery(
    orpc.accountReports.videos.queryOptions({ input: { id: summary.id }, staleTime: Infinity }),
  );
  return (
    <div className="mt-2 border-s-2 border-line ps-4">
      <QueryPanel query={query} skeleton={<Skeleton className="h-32" />}>
        {({ items }) => {
          const wanted = new Set(ids);
          const videos = items.filter(({ id }) => wanted.has(id));
          const rest = videos.length - SHOWN_AT_FIRST;
          return (
            <>
              <ul>
                {videos.slice(0, showsAll ? undefined : SHOWN_AT_FIRST).map(video => (
                  <EvidenceRow key={video.id} video={video} />
                ))}
              </ul>
              {rest > 0 && !showsAll && (
                <Button size="sm" className="mt-2" onClick={() => setShowsAll(true)}>
                  {t('accountReports.advice.allVideos', { count: rest })}
                </Button>
              )}
            </>
          );
        }}
      </QueryPanel>
    </div>
  );
}

function EvidenceRow({ video }: { video: ReportVideo }) {
  const t = useT();
  const formats = useFormats();
  const { report, note } = useReport();
  const { views, source, precision } = video;
  const title = video.caption || t('accounts.performance.noDescription');
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-2.5 last:border-0">
      <VideoTitle
        caption={video.caption}
        url={report.isDemo ? null : video.url}
        publishedAt={video.published_at}
      />
      <span className="shrink-0 text-sm whitespace-nowrap tabular-nums">
        {views === null ? (
          t('accountReports.advice.unknownViews')
        ) : (
          <span className="inline-flex items-start gap-1">
            <span title={formats.number(views)}>
              {t('reportFindings.standing.views', { views: formats.compact(views) })}
            </span>
            <Provenance
              figure={t('reportFindings.standing.reading', { title })}
              facts={readingProvenance(views, {
                source,
                precision,
                observedAt: new Date(video.observed_at),
              })}
              note={note}
            />
          </span>
        )}
      </span>
    </li>
  );
}
