import type { Language } from '#contract/wire/languages.ts';
import type { Queryable } from '../../platform/db/database.ts';

interface PageAnswer {
  /** Thirty-two hexadecimal digits. */
  answer: string;
  page: string;
  language: Language;
  useful: boolean;
  /** Null: none was written. */
  sentence: string | null;
}

export function savePageRating(db: Queryable, given: PageAnswer & { now: Date }): Promise<number> {
  return db.run({
    name: 'keep-page-answer',
    text: `insert into page_answers (id, page, language, useful, sentence, answered_on)
           values ($1, $2, $3, $4, $5, $6::timestamptz at time zone 'UTC')
           on conflict (id) do update set useful = excluded.useful,
             sentence = coalesce(excluded.sentence, page_answers.sentence)
           where page_answers.page = excluded.page`,
    values: [given.answer, given.page, given.language, given.useful, given.sentence, given.now],
  });
}

export function countPageAnswers(
  db: Queryable,
): Promise<{ page: string; language: Language; useful: number; not_useful: number }[]> {
  return db.rows({
    name: 'count-page-answers',
    text: `select page, language, count(*) filter (where useful)::int as useful,
             count(*) filter (where not useful)::int as not_useful
           from page_answers group by page, language
           order by count(*) filter (where not useful) desc, page, language`,
  });
}

export function listPageSentences(
  db: Queryable,
  most: number,
): Promise<{ page: string; language: Language; useful: boolean; sentence: string; day: string }[]> {
  return db.rows({
    name: 'list-page-sentences',
    text: `select page, language, useful, sentence, answered_on::text as day from page_answers
           where sentence is not null order by answered_on desc, id limit $1`,
    values: [most],
  });
}
