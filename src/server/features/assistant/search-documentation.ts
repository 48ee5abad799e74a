import type { Language } from '#contract/wire/languages.ts';
import { cutText } from '#domain/text/cut-text.ts';
import type { DocIndex } from '#domain/documentation/doc-location.ts';
import { makeDocIndex, searchDocs } from '#domain/documentation/doc-search.ts';
import { searchDocuments } from '#i18n/documentation/search-documents.ts';

interface FoundSection {
  title: string;
  /** The beginning of its text. */
  excerpt: string;
  path: string;
}

const MOST_FOUND = 3;
const EXCERPT_CHARACTERS = 320;

const indexes = new Map<Language, DocIndex>();

/** The documentation sections that best match a query: the same search as on its pages. */
export function searchDocumentation(query: string, language: Language): FoundSection[] {
  return searchDocs(indexOf(language), query, { language, most: MOST_FOUND })
    .filter(({ isSure }) => isSure)
    .map(({ title, text, path }) => ({ title, excerpt: cutText(text, EXCERPT_CHARACTERS), path }));
}

function indexOf(language: Language): DocIndex {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const made = makeDocIndex(searchDocuments(language), language);
  indexes.set(language, made);
  return made;
}
