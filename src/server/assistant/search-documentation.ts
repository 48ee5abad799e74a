import MiniSearch from 'minisearch';
import type { Language } from '#contract/languages.ts';
import { cutText } from '#domain/metrics/cut-text.ts';
import { docPlainText } from '#i18n/doc-slots.ts';
import { DOC_SLUGS, type DocBlock } from '#i18n/documentation.ts';
import { siteWords } from '#i18n/site-words.ts';

export interface FoundSection {
  title: string;
  /** The beginning of what it says. */
  excerpt: string;
  path: string;
}

interface Section extends FoundSection {
  id: string;
  page: string;
  text: string;
}

const MOST_FOUND = 3;
const EXCERPT_CHARACTERS = 320;
/** Under this nothing fits well enough to be shown as an answer. */
const LEAST_SCORE = 3;

const indexes = new Map<Language, { index: MiniSearch<Section>; sections: Map<string, Section> }>();

/** The sections of the documentation and the frequent questions that fit a query best. */
export function searchDocumentation(query: string, language: Language): FoundSection[] {
  const { index, sections } = indexOf(language);
  return index
    .search(query, { prefix: term => term.length > 3, fuzzy: term => (term.length > 5 ? 0.15 : false) })
    .filter(({ score }) => score >= LEAST_SCORE)
    .slice(0, MOST_FOUND)
    .flatMap(({ id }) => {
      const section = sections.get(String(id));
      return section === undefined ? [] : [section];
    })
    .map(({ title, excerpt, path }) => ({ title, excerpt, path }));
}

function indexOf(language: Language) {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const list = sectionsOf(language);
  const index = new MiniSearch<Section>({
    fields: ['title', 'page', 'text'],
    searchOptions: { boost: { title: 3, page: 1.5 }, combineWith: 'OR' },
    tokenize: text => plain(text).split(/[^\p{L}\p{N}]+/u),
    processTerm: term => (term.length < 2 || SMALL[language].has(term) ? null : stem(term)),
  });
  index.addAll(list);
  const made = { index, sections: new Map(list.map(section => [section.id, section])) };
  indexes.set(language, made);
  return made;
}

function sectionsOf(language: Language): Section[] {
  const { documentation, questions } = siteWords(language);
  const pages = DOC_SLUGS.flatMap(slug => {
    const page = documentation[slug];
    const path = slug === 'introduction' ? '/documentation' : `/documentation/${slug}`;
    const plainly = (texts: string[]) =>
      docPlainText(texts.filter(Boolean).join(' '), language, documentation);
    return page.sections.map(section => {
      const text = plainly(section.blocks.map(blockText));
      return {
        id: `${slug}#${section.id}`,
        title: section.title,
        page: page.title,
        text,
        excerpt: cutText(plainly(section.blocks.map(saidIn)), EXCERPT_CHARACTERS),
        path: `${path}#${section.id}`,
      };
    });
  });
  const asked = questions.flatMap(group =>
    group.questions.map(({ id, question, answer }) => ({
      id: `support#${id}`,
      title: question,
      page: group.title,
      text: answer,
      excerpt: cutText(answer, EXCERPT_CHARACTERS),
      path: `/support#${id}`,
    })),
  );
  return [...pages, ...asked];
}

/** What reads as sentences; a table in one line does not. */
function saidIn(block: DocBlock): string {
  return block.kind === 'table' || block.kind === 'command' ? '' : blockText(block);
}

function blockText(block: DocBlock): string {
  switch (block.kind) {
    case 'list':
    case 'steps':
      return block.items.join(' ');
    case 'table':
      return [...block.head, ...block.rows.flat()].join(' ');
    case 'text':
    case 'formula':
    case 'command':
    case 'note':
      return block.text;
    default:
      return '';
  }
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, ' ');
}

/** Plurals and the commonest endings, so that « importer » finds « import » and « importation ». */
function stem(term: string): string {
  if (term.length < 5) return term.replace(/s$/, '');
  return term.replace(/(?:ations?|ements?|ings?|ers?|ees?|es|s|e)$/, '');
}

const SMALL: Record<Language, ReadonlySet<string>> = {
  fr: new Set(
    'le la les un une des du de au aux et ou est sont ce cette ces que qui quoi quel quelle comment pourquoi je tu il on nous vous mon ma mes votre vos en dans sur pour par avec sans ne pas plus se si fait faire faut peut puis qu ca'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the a an of to in on for with without and or is are be this that these what which who how why do does did can i you we my your it its not no from at as have has get'.split(
      ' ',
    ),
  ),
};
