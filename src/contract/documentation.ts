import { z } from 'zod';
import { adminProcedure, count, page, publicProcedure } from './wire/base.ts';
import { LANGUAGES } from './wire/languages.ts';

const tags = ['documentation'];
const slug = z
  .string()
  .regex(/^[a-z]+(?:-[a-z]+)*$/)
  .max(60);

export const documentationCalls = {
  rate: publicProcedure
    .route({
      method: 'POST',
      path: '/documentation/ratings',
      tags,
      description: 'Whether a page was useful. The same `answer` again changes it.',
    })
    .input(
      z.strictObject({
        /** Drawn at random by the page: 32 hexadecimal digits. */
        answer: z
          .string()
          .max(32)
          .regex(/^[\da-f]{32}$/),
        page: slug,
        language: z.enum(LANGUAGES),
        useful: z.boolean(),
        sentence: z
          .string()
          .trim()
          .max(300)
          .refine(value => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value) && value.isWellFormed())
          .default(''),
      }),
    )
    .output(z.object({ useful: z.boolean() })),
};

/** Of the page, in the language it was read in; null when there is no such page any more. */
const title = z.string().nullable();
const sentence = z.object({
  page: z.string(),
  title,
  language: z.enum(LANGUAGES),
  useful: z.boolean(),
  sentence: z.string(),
  /** The day, as YYYY-MM-DD. */
  day: z.string(),
});

export interface PageSentence extends z.infer<typeof sentence> {}

const judgedPage = z.object({
  page: z.string(),
  title,
  language: z.enum(LANGUAGES),
  useful: count,
  notUseful: count,
});
export interface JudgedPage extends z.infer<typeof judgedPage> {}

export const adminPageAnswers = adminProcedure
  .route({ method: 'GET', path: '/admin/documentation-ratings', tags: ['admin'] })
  .output(page(judgedPage).extend({ sentences: z.array(sentence) }));
