import type { Language } from '#contract/wire/languages.ts';
import type { JudgedPage, PageSentence } from '#contract/documentation.ts';
import { documentation as english } from '#i18n/en/documentation/documentation.ts';
import { documentation as french } from '#i18n/fr/documentation/documentation.ts';
import type { World } from '../../services/app-context.ts';
import { countPageAnswers, listPageSentences } from './documentation.queries.ts';

const MOST_SENTENCES = 200;

/** What readers say of the documentation: pages that helped least first, and the newest sentences. */
export async function listPageAnswers({ db }: World): Promise<{
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

const TITLES: Record<Language, Readonly<Record<string, { title: string }>>> = { fr: french, en: english };

/** Pages are kept by their address; staff knows them by their title. */
function titled<Row extends { page: string; language: Language }>(row: Row): Row & { title: string | null } {
  return { ...row, title: TITLES[row.language][row.page]?.title ?? null };
}
