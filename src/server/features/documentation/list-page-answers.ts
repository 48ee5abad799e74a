import type { Language } from '#contract/wire/languages.ts';
import type { JudgedPage, PageSentence } from '#contract/documentation.ts';
import { documentationOf } from '#i18n/prose/doc-pages.ts';
import type { AppContext } from '../../services/app-context.ts';
import { countPageAnswers, listPageSentences } from './documentation.queries.ts';

const MOST_SENTENCES = 200;

/** Reader feedback on the documentation: least helpful pages first, and the newest comments. */
export async function listPageAnswers({ db }: AppContext): Promise<{
  items: JudgedPage[];
  nextCursor: null;
  sentences: PageSentence[];
}> {
  const pages = await countPageAnswers(db.system);
  return {
    items: pages.map(({ not_useful: notUseful, ...page }) => ({ ...titled(page), notUseful })),
    nextCursor: null,
    sentences: (await listPageSentences(db.system, MOST_SENTENCES)).map(titled),
  };
}

/** Pages are stored by address; the staff sees their titles. */
function titled<Row extends { page: string; language: Language }>(row: Row): Row & { title: string | null } {
  const pages: Readonly<Record<string, { title: string }>> = documentationOf(row.language);
  return { ...row, title: pages[row.page]?.title ?? null };
}
