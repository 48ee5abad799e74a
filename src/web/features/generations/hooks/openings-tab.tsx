import { useState } from 'react';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { compareOpenings, HOOKS_FLOOR, type Opening } from '#domain/videos/opening-words.ts';
import { useNow } from '#web/shared/time/use-now.ts';
import { WithAccount } from '#web/shared/linked-accounts/with-account.tsx';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Table } from '#web/ui/content/table.tsx';
import { useVideos } from '#web/features/videos/use-videos.ts';
import { CopyButton } from '#web/ui/controls/copy-button.tsx';

/** The newest videos are compared: as many as one call returns. */
const COMPARED = 100;
/** A video this young still gains views. */
const YOUNG_MS = 7 * 86_400_000;

const ORDERS = ['views', 'newest'] as const;
type Order = (typeof ORDERS)[number];

/** The opening words of the user's own captions, with the views of each video. */
export function OpeningsTab() {
  const t = useT();
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">{t('tools.hooks.text')}</p>
      <WithAccount>{account => <Openings key={account.id} account={account} />}</WithAccount>
    </>
  );
}

function Openings({ account }: { account: LinkedAccount }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const [order, setOrder] = useState<Order>('views');
  const query = useVideos(account.id, 'newest', COMPARED);
  return (
    <Card as="div">
      <QueryPanel query={query} skeleton={<Skeleton className="h-[32rem]" />}>
        {({ pages }) => {
          const videos = pages[0]?.items ?? [];
          const { openings, medianViews, n, enough } = compareOpenings(
            videos.map(video => ({ id: video.id, description: video.description, views: video.view_count })),
          );
          if (openings.length === 0) {
            return (
              <EmptyState
                title={t('tools.hooks.empty')}
                text={t('tools.hooks.emptyText', { username: account.tiktok_username })}
                action={
                  <LinkButton href={APP_PATHS.accounts} variant="signal">
                    {t('videos.emptyAction')}
                  </LinkButton>
                }
              />
            );
          }
          const publishedAt = new Map(videos.map(video => [video.id, video.created_at]));
          const isYoung = ({ id }: Opening) =>
            now.getTime() - Date.parse(publishedAt.get(id) ?? now.toISOString()) < YOUNG_MS;
          const rows = order === 'views' ? openings.toSorted((a, b) => b.views - a.views) : openings;
          return (
            <>
              <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
                <Segmented
                  label={t('tools.hooks.order')}
                  value={order}
                  onChange={setOrder}
                  segments={ORDERS.map(value => ({ value, label: t(`tools.hooks.orders.${value}`) }))}
                />
                {medianViews !== null && (
                  <p className="font-medium" title={formats.number(medianViews, 1)}>
                    {t('tools.hooks.median', { count: n, median: formats.compact(medianViews) })}
                  </p>
                )}
              </div>
              {!enough && (
                <Alert
                  tone="warn"
                  title={t('tools.hooks.thin', { count: n, floor: HOOKS_FLOOR })}
                  className="mb-4"
                >
                  {t('tools.hooks.thinText')}
                </Alert>
              )}
              <p className="mb-4 max-w-prose text-sm text-muted">{t('tools.hooks.caveat')}</p>
              <OpeningsTable rows={rows} isYoung={isYoung} />
            </>
          );
        }}
      </QueryPanel>
    </Card>
  );
}

function OpeningsTable({ rows, isYoung }: { rows: Opening[]; isYoung: (opening: Opening) => boolean }) {
  const t = useT();
  const formats = useFormats();
  return (
    <Table
      caption={t('tools.hooks.caption')}
      hideCaption
      stacks
      rows={rows}
      rowKey={opening => opening.id}
      columns={[
        {
          key: 'words',
          header: t('tools.hooks.words'),
          rowHeader: true,
          cell: opening => (
            <span className="block sm:min-w-52">
              {opening.words}
              {isYoung(opening) && <Badge className="ms-2">{t('tools.hooks.young')}</Badge>}
            </span>
          ),
        },
        {
          key: 'views',
          header: t('tools.hooks.views'),
          numeric: true,
          cell: opening => (
            <span title={formats.number(opening.views)}>{formats.compact(opening.views)}</span>
          ),
        },
        {
          key: 'against',
          header: t('tools.hooks.against'),
          numeric: true,
          cell: ({ factor }) =>
            factor === null ? '—' : t('tools.hooks.factor', { factor: formats.number(factor, 1) }),
        },
        {
          key: 'copy',
          stacked: { isWhole: true },
          header: <span className="sr-only">{t('tools.hooks.copy')}</span>,
          cell: opening => (
            <CopyButton
              text={opening.words}
              label={t('tools.hooks.copy')}
              doneLabel={t('tools.hooks.copied')}
            />
          ),
        },
      ]}
    />
  );
}
