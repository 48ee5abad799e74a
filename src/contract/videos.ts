import { z } from 'zod';
import { HOOK_KINDS } from '#domain/videos/hook-kind.ts';
import { PRECISIONS } from '#domain/sources/reading.ts';
import { MOST_NAMED, VIDEO_ORDERS } from '#domain/videos/video-order.ts';
import { count, id, instant, page, procedure, sourceId } from './wire/base.ts';

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
  /** Percent; 0 when there are no views, null where a count is missing. */
  engagement: z.number().nullable(),
  created_at: instant,
  observed_at: instant,
  source: sourceId,
  precision: z.enum(PRECISIONS),
});
export type Video = z.infer<typeof video>;

const hookKind = z.enum(HOOK_KINDS).nullable();
const hookClass = z.object({
  id: z.string(),
  /** The class in use; null: the caption has no words to classify. */
  kind: hookKind,
  /** The class detected from the caption's first words. */
  recognised: hookKind,
  /** Null: not corrected. */
  corrected_at: instant.nullable(),
  /** The previous correction; sent again as `kind`, it undoes this one. */
  corrected_before: hookKind,
});
export type HookClass = z.infer<typeof hookClass>;
const namedVideo = z.object({
  id: z.string(),
  description: z.string(),
  /** Null: a demo video has no URL. */
  url: z.string().nullable(),
  created_at: instant,
  view_count: count.nullable(),
});
export type NamedVideo = z.infer<typeof namedVideo>;

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
  named: procedure
    .route({
      method: 'GET',
      path: '/videos/named',
      tags: ['videos'],
      description: 'Videos by their ids, separated by commas, the newest first; unknown ones are left out.',
    })
    .input(
      z.object({
        ids: z
          .string()
          .max(20 * MOST_NAMED)
          .regex(/^\d{1,19}(?:,\d{1,19})*$/)
          .refine(ids => ids.split(',').length <= MOST_NAMED),
      }),
    )
    .output(z.object({ items: z.array(namedVideo) })),
  correctHook: procedure
    .route({
      method: 'PUT',
      path: '/videos/{videoId}/hook-class',
      tags: ['videos'],
      description: 'Gives the hook of a video another class; null: the recognised one again.',
    })
    .input(
      z.strictObject({
        videoId: z
          .string()
          .max(19)
          .regex(/^\d{1,19}$/),
        kind: hookKind,
      }),
    )
    .output(hookClass),
};
