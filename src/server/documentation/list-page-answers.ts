import type { Language } from '#contract/languages.ts';
import type { JudgedPage } from '#contract/documentation.ts';
import type { World } from '../world.ts';
import { countPageAnswers, listPageSentences } from './documentation.queries.ts';

const MOST_SENTENCES = 200;

/** What readers say of the documentation: pages that helped least first, and the newest sentences. */
export async function listPageAnswers({ db }: World): Promise<{
  items: JudgedPage[];
  nextCursor: null;
  sentences: { page: string; language: Language; useful: boolean; sentence: string; day: string }[];
}> {
  const pages = await countPageAnswers(db.system);
  return {
    items: pages.map(({ not_useful: notUseful, ...page }) => ({ ...page, notUseful })),
    nextCursor: null,
    sentences: await listPageSentences(db.system, MOST_SENTENCES),
  };
}
