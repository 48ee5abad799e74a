import { z } from 'zod';
import { readCursorText, writeCursorText } from '../../platform/db/cursor-text.ts';
import type { PageEnd, VideoOrder } from './videos.queries.ts';

const LATEST_MICROSECONDS = Date.UTC(9999, 0, 1) * 1_000;
const id = z.string().regex(/^\d{1,19}$/);
const whole = z.number().int();

/** Valid keys of each order; anything else was not written by us. */
const CURSORS = {
  newest: z.tuple([z.literal('newest'), whole.min(0).max(LATEST_MICROSECONDS), id]),
  views: z.tuple([z.literal('views'), whole.min(-1), id]),
  engagement: z.tuple([z.literal('engagement'), z.number().min(0), id]),
};

export function writeCursor(order: VideoOrder, [key, videoId]: [key: number, id: string]): string {
  return writeCursorText([order, key, videoId]);
}

/** Where the next page begins. A cursor of another order would skip and repeat videos: it is refused. */
export function readCursor(order: VideoOrder, text: string): PageEnd {
  const [, key, videoId] = readCursorText<[string, number, string]>(text, CURSORS[order]);
  return { key, id: videoId };
}
