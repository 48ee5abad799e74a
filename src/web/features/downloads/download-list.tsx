import { useQueryClient } from '@tanstack/react-query';
import Clapperboard from 'lucide-react/icons/clapperboard';
import { useEffect } from 'react';
import { PriceLine } from '#web/features/video-analysis/start/price-line.tsx';
import { usePrice } from '#web/features/video-analysis/start/use-preview.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { DeletedDownloads } from './deleted-downloads.tsx';
import { DownloadRow } from './download-row.tsx';
import { RoomMeter } from './storage-meter.tsx';
import { useDownloads } from '#web/shared/downloads/use-downloads.ts';

/** Every download with its state; running ones update by themselves. */
export function DownloadList() {
  const t = useT();
  const query = useDownloads();
  const queryClient = useQueryClient();
  const price = usePrice().data;
  const canAnalyse =
    query.data?.pages.some(page => page.items.some(({ state }) => state === 'ready')) ?? false;
  const ends = query.data?.pages.flatMap(page => page.items.map(({ id, state }) => `${id} ${state}`)).join();
  // Every started or ended download changes the used space.
  useEffect(() => {
    if (ends !== undefined) void queryClient.invalidateQueries({ queryKey: orpc.downloads.state.key() });
  }, [ends, queryClient]);
  return (
    <Card aria-labelledby="downloads-title">
      <CardHeader id="downloads-title" title={t('downloads.list.title')} text={t('downloads.list.text')} />
      <RoomMeter />
      {canAnalyse && price !== undefined && (
        <div className="mt-4 mb-3 max-w-3xl">
          <PriceLine price={price} />
        </div>
      )}
      <QueryPanel
        query={query}
        skeleton={<SkeletonLines lines={4} />}
        isEmpty={({ pages }) => pages[0]?.items.length === 0}
        empty={
          <EmptyState
            icon={<Clapperboard aria-hidden />}
            title={t('downloads.list.none')}
            text={t('downloads.list.noneText')}
          />
        }
      >
        {({ pages }) => (
          <ul className="grid divide-y divide-line">
            {pages
              .flatMap(page => page.items)
              .map(item => (
                <DownloadRow key={item.id} item={item} />
              ))}
          </ul>
        )}
      </QueryPanel>
      {query.hasNextPage && (
        <Button className="mt-4" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('downloads.list.more')}
        </Button>
      )}
      <DeletedDownloads />
    </Card>
  );
}
