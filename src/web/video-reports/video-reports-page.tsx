import type { LinkedAccount } from '#contract/accounts.ts';
import { WithAccount } from '#web/accounts/with-account.tsx';
import { useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryPanel } from '#web/ui/query-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { useVideos } from '#web/videos/use-videos.ts';
import { NoVideos } from '#web/videos/no-videos.tsx';
import { useVideoColumns } from '#web/videos/video-table.tsx';

const SHOWN = 25;

export function VideoReportsPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('reports.videos.title')} text={t('reports.videos.text')} />
      <WithAccount>{account => <Measured key={account.id} account={account} />}</WithAccount>
    </>
  );
}

function Measured({ account }: { account: LinkedAccount }) {
  const t = useT();
  const query = useVideos(account.id, 'newest', SHOWN);
  const columns = useVideoColumns(account.is_demo);
  return (
    <Card as="div">
      <QueryPanel
        query={query}
        skeleton={<Skeleton className="h-[32rem]" />}
        isEmpty={({ pages }) => pages.every(page => page.items.length === 0)}
        empty={<NoVideos username={account.tiktok_username} />}
      >
        {({ pages }) => (
          <>
            <Table
              caption={t('reports.videos.caption', { username: account.tiktok_username })}
              columns={columns}
              rows={pages[0]?.items ?? []}
              rowKey={video => video.id}
              stacks
            />
            <LinkButton href={`${APP_PATHS.videos}?accountId=${account.id}`} className="mt-4">
              {t('reports.videos.open')}
            </LinkButton>
          </>
        )}
      </QueryPanel>
    </Card>
  );
}
