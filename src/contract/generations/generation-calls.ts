import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { ADDRESSES, PLATFORMS, TONES } from '#domain/generations/brief/brief.ts';
import { CTA_GOALS, CTA_PLACEMENTS } from '#domain/generations/brief/cta-goals.ts';
import {
  BRIEF_LIMITS,
  EDITED_LIMITS,
  MOST_CHANGED_AT_ONCE,
  TEXT_KINDS,
  TEXTS_AT_ONCE,
} from '#domain/generations/brief/generation-limits.ts';
import { SHEET_IDS } from '#domain/generations/scripts/beat-sheet.ts';
import { count, id, page, procedure } from '../wire/base.ts';
import {
  generatedText,
  language,
  scriptEvents,
  scriptLength,
  textEvents,
  usedText,
  winners,
  writer,
} from './generations.ts';

const typed = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine(value => !value.includes('\0') && value.isWellFormed());

/** Id of a niche in the library; `options` lists them all. */
const niche = z
  .string()
  .max(40)
  .regex(/^[a-z-]+$/);
/** Idempotency key chosen by the caller: the same key is the same generation, made and counted once. */
const key = z
  .string()
  .max(64)
  .regex(/^[\w-]{8,64}$/);

/** The brief for every text. `topic` or `niche` is required. */
const briefFields = {
  language,
  platform: z.enum(PLATFORMS),
  niche: niche.nullable().default(null),
  topic: typed(BRIEF_LIMITS.topic).default(''),
  tone: z.enum(TONES).default('friendly'),
  address: z.enum(ADDRESSES).default('tu'),
  audience: typed(BRIEF_LIMITS.audience).default(''),
  /** What the creator has really seen or done; allows hooks that claim an experience. */
  proof: typed(BRIEF_LIMITS.proof).default(''),
  /** Enables the Putaclic+ (clickbait) forms; refused where the plan does not include them. */
  putaclic: z.boolean().default(false),
  /** What the video shows at its end; Putaclic+ requires it for a topic that the library does not cover. */
  payoff: typed(BRIEF_LIMITS.payoff).default(''),
};

const kinds = z
  .string()
  .max(40)
  .refine(value => value.split(',').every(word => TEXT_KINDS.some(kind => kind === word)));

const onlyIf = z.enum(['true']).optional();
const byId = z.object({ id });
const ids = z.array(id).min(1).max(MOST_CHANGED_AT_ONCE);
const several = z.object({ ids: z.array(id) });
const atOnce = z.int().min(1).max(TEXTS_AT_ONCE.most).default(TEXTS_AT_ONCE.usual);

export const generations = {
  options: procedure
    .route({
      method: 'GET',
      path: '/generations/options',
      tags: ['generations'],
      description: 'Niches and beat sheets by name, what the plan opens, and who writes.',
    })
    .output(
      z.object({
        niches: z.array(z.object({ id: z.string(), names: z.object({ fr: z.string(), en: z.string() }) })),
        sheets: z.array(
          z.object({
            id: z.enum(SHEET_IDS),
            names: z.object({ fr: z.string(), en: z.string() }),
            /** It claims something that the creator has experienced. */
            assumesExperience: z.boolean(),
          }),
        ),
        /** Whether the plan includes Putaclic+. */
        putaclic: z.boolean(),
        /** Whether the plan shows whole scripts. */
        whole_scripts: z.boolean(),
        writer,
      }),
    ),
  hooks: procedure
    .route({
      method: 'POST',
      path: '/generations/hooks',
      tags: ['generations'],
      description: 'Writes hooks and sends each as soon as it has passed the checks.',
    })
    .input(
      z.strictObject({
        key,
        ...briefFields,
        count: atOnce,
        /** Base the texts on patterns that this linked account's own videos support; refused where there are none. */
        account_id: id.nullable().default(null),
      }),
    )
    .output(eventIterator(textEvents)),
  ctas: procedure
    .route({
      method: 'POST',
      path: '/generations/ctas',
      tags: ['generations'],
      description: 'Writes calls to action. Without a goal, all goals take their turn.',
    })
    .input(
      z.strictObject({
        key,
        ...briefFields,
        count: atOnce,
        goal: z.enum(CTA_GOALS).nullable().default(null),
        placement: z.enum(CTA_PLACEMENTS).nullable().default(null),
      }),
    )
    .output(eventIterator(textEvents)),
  script: procedure
    .route({
      method: 'POST',
      path: '/generations/scripts',
      tags: ['generations'],
      description: 'Writes a script. It counts as one, and only when it is kept.',
    })
    .input(
      z.strictObject({
        key,
        ...briefFields,
        seconds: scriptLength.default(30),
        sheet: z.enum(SHEET_IDS).default('problem-solution'),
        /** A hook already chosen; empty: one is generated. */
        hook: typed(BRIEF_LIMITS.hook).default(''),
        /** Ends on a line that leads back to the hook. */
        loops: z.boolean().default(false),
      }),
    )
    .output(eventIterator(scriptEvents)),
  regenerate: procedure
    .route({
      method: 'POST',
      path: '/generations/texts/{id}/regenerate',
      tags: ['generations'],
      description: 'Writes another hook or call to action for the same brief; the old one goes to the bin.',
    })
    .input(z.strictObject({ id, key }))
    .output(generatedText),
  winners: procedure
    .route({
      method: 'GET',
      path: '/generations/winners',
      tags: ['generations'],
      description: 'What the openings of an account’s own measured videos support.',
    })
    .input(z.object({ account_id: id }))
    .output(winners),

  list: procedure
    .route({
      method: 'GET',
      path: '/generations',
      tags: ['generations'],
      description: 'Everything that was written, the newest first: searched, filtered, a page at a time.',
    })
    .input(
      z.object({
        /** Every word must occur in the text or its topic; accents and case do not matter. */
        q: typed(BRIEF_LIMITS.search).optional(),
        /** Comma-separated. */
        kinds: kinds.optional(),
        language: language.optional(),
        platform: z.enum(PLATFORMS).optional(),
        niche: niche.optional(),
        favourites: onlyIf,
        /** Only those used in a video. */
        used: onlyIf,
        /** Lists those removed in the last thirty days instead. */
        deleted: onlyIf,
        cursor: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(page(generatedText)),
  facets: procedure
    .route({
      method: 'GET',
      path: '/generations/facets',
      tags: ['generations'],
      description: 'How many texts of each kind there are, and what they can be filtered by.',
    })
    .output(
      z.object({
        kinds: z.object({ hook: count, cta: count, script: count }),
        favourites: count,
        used: count,
        deleted: count,
        niches: z.array(z.object({ niche: z.string(), count })),
      }),
    ),
  get: procedure
    .route({ method: 'GET', path: '/generations/texts/{id}', tags: ['generations'] })
    .input(byId)
    .output(generatedText),
  change: procedure
    .route({
      method: 'PATCH',
      path: '/generations/texts/{id}',
      tags: ['generations'],
      description:
        'Its words, beats of a script, or whether it is a favourite. What the plan does not open stays.',
    })
    .input(
      z.strictObject({
        id,
        text: typed(EDITED_LIMITS.line)
          .refine(value => value !== '')
          .optional(),
        favourite: z.boolean().optional(),
        /** Only the beats that change. */
        beats: z
          .array(
            z.strictObject({
              id: z.string().max(60),
              lines: z.array(typed(EDITED_LIMITS.spokenLine)).max(EDITED_LIMITS.spokenLines).optional(),
              onScreen: typed(EDITED_LIMITS.onScreen).optional(),
            }),
          )
          .max(40)
          .optional(),
      }),
    )
    .output(generatedText),
  rewriteBeat: procedure
    .route({
      method: 'POST',
      path: '/generations/texts/{id}/beats/{beat}/rewrite',
      tags: ['generations'],
      description: 'Says one beat of a script in other words; it costs nothing more.',
    })
    .input(z.strictObject({ id, beat: z.string().max(60) }))
    .output(generatedText),
  use: procedure
    .route({
      method: 'PUT',
      path: '/generations/texts/{id}/video',
      tags: ['generations'],
      description: 'The video of one’s own in which it was said; null: none.',
    })
    .input(
      z.strictObject({
        id,
        /** TikTok's numeric id of the video. */
        videoId: z
          .string()
          .max(20)
          .regex(/^\d{1,20}$/)
          .nullable(),
      }),
    )
    .output(generatedText),
  used: procedure
    .route({
      method: 'GET',
      path: '/generations/used',
      tags: ['generations'],
      description:
        'Texts that were used, with what their videos did; the last used first, a hundred at most.',
    })
    .input(z.object({ kinds: kinds.optional() }))
    .output(z.object({ items: z.array(usedText) })),
  remove: procedure
    .route({
      method: 'POST',
      path: '/generations/texts/remove',
      tags: ['generations'],
      description: 'Into the bin, for thirty days. All of them or none.',
    })
    .input(z.strictObject({ ids }))
    .output(several),
  restore: procedure
    .route({ method: 'POST', path: '/generations/texts/restore', tags: ['generations'] })
    .input(z.strictObject({ ids }))
    .output(several),
};
