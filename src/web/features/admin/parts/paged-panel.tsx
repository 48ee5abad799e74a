import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** A paginated list, with all pages loaded so far. */
export function PagedPanel<Item>({
  query,
  skeleton = <Skeleton className="h-96" />,
  empty,
  children,
}: {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>;
  skeleton?: ReactNode;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}) {
  const t = useT();
  return (
    <>
      <QueryPanel
        query={query}
        skeleton={skeleton}
        isEmpty={data => data.pages.every(page => page.items.length === 0)}
        empty={empty}
      >
        {data => children(data.pages.flatMap(page => page.items))}
      </QueryPanel>
      {query.hasNextPage && (
        <div className="mt-5 text-center">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('admin.more')}
          </Button>
        </div>
      )}
    </>
  );
}
