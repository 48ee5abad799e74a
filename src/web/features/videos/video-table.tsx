import ExternalLink from 'lucide-react/icons/external-link';
import { useSearchParams } from 'wouter';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import type { Video } from '#contract/videos.ts';
import { isRounded } from '#domain/sources/reading.ts';
import { VIDEO_ORDERS } from '#domain/videos/video-order.ts';
import { shownTitle } from '#domain/text/shown-title.ts';
import { EngagementMark } from '#web/ui/content/engagement-mark.tsx';
import { TableExport } from '#web/features/exports/table-export.tsx';
import { Announced } from '#web/ui/browser/announced.tsx';
import { SeriesSample } from '#web/ui/content/series-sample.tsx';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { SERIES } from '#web/ui/content/series-style.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Table, type Column } from '#web/ui/content/table.tsx';
import { AnalysisCell } from './analysis-cell.tsx';
import { NoVideos } from './no-videos.tsx';
import { useLatestAnalyses } from './use-latest-analyses.ts';
import { parseVideoOrder, useVideos } from './use-videos.ts';

const DESCRIPTION_CHARACTERS = 80;

const COUNT = {
  views: 'view_count',
  likes: 'like_count',
  comments: 'comment_count',
  shares: 'share_count',
} as const;

/** An account's measured videos, in three orders, in pages. */
export function VideoTable({ account }: { account: LinkedAccount }) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const order = parseVideoOrder(search.get('order'));
  const query = useVideos(account.id, order);
  const latest = useLatestAnalyses(query.data?.pages ?? []);
  const [title, ...figures] = useVideoColumns(account.is_demo);
  const analysis: Column<Video> = {
    key: 'analysis',
    stacked: { isWhole: true },
    header: t('analyses.column'),
    cell: video => <AnalysisCell video={video} latest={latest.get(video.id)} />,
  };
  const columns = title === undefined ? figures : [title, analysis, ...figures];

  const setOrder = (next: string) =>
    setSearch(
      before => {
        const params = new URLSearchParams(before);
        params.set('order', next);
        return params;
      },
      { replace: true },
    );

  return (
    <Card as="div">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <Segmented
          label={t('videos.order')}
          value={order}
          onChange={setOrder}
          segments={VIDEO_ORDERS.map(value => ({ value, label: t(`videos.orders.${value}`) }))}
        />
        {query.data !== undefined && (query.data.pages[0]?.items.length ?? 0) > 0 && (
          <TableExport table="videos" query={{ accountId: account.id, order }} />
        )}
      </div>
      <QueryPanel
        query={query}
        skeleton={<Skeleton className="h-[32rem]" />}
        isEmpty={({ pages }) => pages.every(page => page.items.length === 0)}
        empty={<NoVideos account={account} />}
      >
        {({ pages }) => {
          const items = pages.flatMap(page => page.items);
          return (
            <>
              <Table
                caption={t('videos.caption', { username: account.tiktok_username })}
                hideCaption
                stacks
                columns={columns}
                rows={items}
                rowKey={video => video.id}
                // Fits nine columns without scrolling on a laptop.
                className="lg:[&_td]:px-2 lg:[&_th]:px-2"
              />
              <div className="mt-4 flex flex-wrap items-center gap-4">
                {query.hasNextPage && (
                  <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {t('videos.more')}
                  </Button>
                )}
                <Announced className="text-sm text-muted">
                  {t(query.hasNextPage ? 'videos.shown' : 'videos.all', { count: items.length })}
                </Announced>
              </div>
            </>
          );
        }}
      </QueryPanel>
    </Card>
  );
}

/** Columns of a table of videos; demo videos do not exist at TikTok and have no link. */
function useVideoColumns(isDemo: boolean): Column<Video>[] {
  const t = useT();
  const formats = useFormats();
  return [
    {
      key: 'video',
      header: t('videos.columns.video'),
      rowHeader: true,
      cell: video => (
        <span className="block wrap-anywhere sm:min-w-48">
          {shownTitle(video.description, DESCRIPTION_CHARACTERS) || (
            <i className="font-normal text-muted">{t('accounts.performance.noDescription')}</i>
          )}
          {video.kind === 'slideshow' && <Badge className="ms-2">{t('videos.slideshow')}</Badge>}
          {!isDemo && (
            <a
              href={video.url}
              target="_blank"
              rel="noreferrer"
              aria-label={t('accounts.performance.openOnTikTok')}
              title={t('accounts.performance.openOnTikTok')}
              className="reach ms-1.5 inline-block align-[-0.15em] text-muted hover:text-calm"
            >
              <ExternalLink aria-hidden className="size-4" />
            </a>
          )}
        </span>
      ),
    },
    {
      key: 'published',
      stacked: { isWhole: true },
      header: t('videos.columns.published'),
      cell: video => (
        <time dateTime={video.created_at} className="whitespace-nowrap">
          {formats.date(video.created_at)}
        </time>
      ),
    },
    ...SERIES.map(series => ({
      key: series,
      numeric: true,
      stacked: { label: t(`accounts.chart.series.${series}`) },
      header: (
        <span className="inline-flex items-center gap-1.5 lg:flex-col lg:items-end lg:gap-0.5">
          <SeriesSample series={series} />
          {t(`accounts.chart.series.${series}`)}
        </span>
      ),
      cell: (video: Video) => {
        const value = video[COUNT[series]];
        return value === null ? (
          <span title={t('charts.unknown')}>{'—'}</span>
        ) : (
          <span title={formats.number(value)}>{formats.compact(value)}</span>
        );
      },
    })),
    {
      key: 'engagement',
      stacked: { isWhole: true },
      numeric: true,
      header: t('videos.columns.engagement'),
      cell: video => <EngagementMark percent={video.engagement} />,
    },
    {
      key: 'observed',
      stacked: { isWhole: true },
      header: t('videos.columns.observed'),
      cell: video => (
        <span className="block text-[0.8125rem] text-muted max-sm:text-end">
          <span className="whitespace-nowrap">{formats.date(video.observed_at)}</span>
          <span className="block">
            {t(`ui.provenance.sources.${video.source}`)}
            {isRoundedVideo(video) && `, ${t('videos.rounded')}`}
          </span>
        </span>
      ),
    },
  ];
}

function isRoundedVideo({ view_count, like_count, comment_count, share_count, precision }: Video): boolean {
  return isRounded({
    views: view_count,
    likes: like_count,
    comments: comment_count,
    shares: share_count,
    precision,
  });
}
