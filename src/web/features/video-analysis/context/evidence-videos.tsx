import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NamedVideo } from '#contract/videos.ts';
import { MOST_NAMED } from '#domain/videos/video-order.ts';
import { VideoTitle } from '#web/ui/content/video-title.tsx';
import { evidenceText } from '#presentation/sentences/video-analysis-sentence.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** The creator's own videos behind a finding, loaded on demand; of many, only some are stored. */
export function EvidenceVideos({ ids, total = 0 }: { ids: readonly string[]; total?: number }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  if (ids.length === 0) return null;
  return (
    <details className="mt-1 print:hidden" onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-9 items-center text-sm font-medium text-calm underline underline-offset-4 pointer-coarse:min-h-11">
        {evidenceText(ids.length, total, t)}
      </summary>
      {isOpen && <Videos ids={ids} />}
    </details>
  );
}

function Videos({ ids }: { ids: readonly string[] }) {
  const query = useQuery(
    orpc.videos.named.queryOptions({ input: { ids: ids.slice(0, MOST_NAMED).join(',') } }),
  );
  return (
    <div className="mt-2 max-h-96 overflow-y-auto border-s-2 border-line ps-4">
      <QueryPanel query={query} skeleton={<Skeleton className="h-32" />}>
        {({ items }) => (
          <ul>
            {items.map(video => (
              <EvidenceRow key={video.id} video={video} />
            ))}
          </ul>
        )}
      </QueryPanel>
    </div>
  );
}

function EvidenceRow({ video: { description, url, created_at, view_count: views } }: { video: NamedVideo }) {
  const t = useT();
  const formats = useFormats();
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-2.5 last:border-0">
      <VideoTitle caption={description} url={url} publishedAt={created_at} />
      <span className="shrink-0 text-sm whitespace-nowrap tabular-nums">
        {views === null ? (
          t('accountReports.advice.unknownViews')
        ) : (
          <span title={formats.number(views)}>
            {t('reportFindings.standing.views', { views: formats.compact(views) })}
          </span>
        )}
      </span>
    </li>
  );
}
