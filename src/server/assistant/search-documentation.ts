import type { Language } from '#contract/languages.ts';
import { cutText } from '#domain/metrics/cut-text.ts';
import { makeDocIndex, searchDocs, type DocIndex } from '#domain/search/doc-search.ts';
import { searchDocuments } from '#i18n/search-documents.ts';

export interface FoundSection {
  title: string;
  /** The beginning of what it says. */
  excerpt: string;
  path: string;
}

const MOST_FOUND = 3;
const EXCERPT_CHARACTERS = 320;
/** Under this nothing fits well enough to be given as an answer; the search box shows what is nearest all the same. */
const LEAST_SCORE = 5;

const indexes = new Map<Language, DocIndex>();

/** The places of the documentation that fit a query best: the same search as the one of its pages. */
export function searchDocumentation(query: string, language: Language): FoundSection[] {
  return searchDocs(indexOf(language), query, { language, most: MOST_FOUND })
    .filter(({ score }) => score >= LEAST_SCORE)
    .map(({ title, text, path }) => ({ title, excerpt: cutText(text, EXCERPT_CHARACTERS), path }));
}

function indexOf(language: Language): DocIndex {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const made = makeDocIndex(searchDocuments(language), language);
  indexes.set(language, made);
  return made;
}
