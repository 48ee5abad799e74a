import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { VIDEO_ORDERS } from '#domain/videos/video-order.ts';
import { client, orpc } from '#web/shared/api/orpc.ts';
import type { Video } from '#contract/videos.ts';

type VideoOrder = (typeof VIDEO_ORDERS)[number];

export function parseVideoOrder(value: string | null): VideoOrder {
  return VIDEO_ORDERS.find(order => order === value) ?? 'newest';
}

/** One account's videos, a page at a time. */
export function useVideos(accountId: string, order: VideoOrder, limit = 50) {
  return useInfiniteQuery({
    ...orpc.videos.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ accountId, order, limit, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
  });
}

/** Every video of an account, read in pages; `onCount` reports how many so far. */
export async function readAllVideos(
  accountId: string,
  onCount: (count: number) => void,
  signal: AbortSignal,
): Promise<Video[]> {
  const all: Video[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: Video[]; nextCursor: string | null } = await client.videos.list(
      { accountId, order: 'newest', limit: 100, ...(cursor === null ? {} : { cursor }) },
      { signal },
    );
    all.push(...page.items);
    onCount(all.length);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
}
