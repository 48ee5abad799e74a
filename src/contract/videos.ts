import { z } from 'zod';
import { PRECISIONS } from '#domain/sources/measured.ts';
import { VIDEO_ORDERS } from '#domain/videos/video-order.ts';
import { count, id, instant, page, procedure, sourceId } from './base.ts';

export const video = z.object({
  id: z.string(),
  author_username: z.string(),
  description: z.string(),
  url: z.string(),
  kind: z.enum(['video', 'slideshow']),
  duration_seconds: z.number().nullable(),
  view_count: count.nullable(),
  like_count: count.nullable(),
  comment_count: count.nullable(),
  share_count: count.nullable(),
  save_count: count.nullable(),
  engagement: z.number(),
  created_at: instant,
  observed_at: instant,
  source: sourceId,
  precision: z.enum(PRECISIONS),
});
export type Video = z.infer<typeof video>;

export const videos = {
  list: procedure
    .route({ method: 'GET', path: '/videos', tags: ['videos'] })
    .input(
      z.object({
        accountId: id.optional(),
        order: z.enum(VIDEO_ORDERS).default('newest'),
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(page(video)),
};
