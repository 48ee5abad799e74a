import type { Language } from '#contract/wire/languages.ts';
import { PLANS, UNLIMITED, type SoldPlan } from '#domain/plans/plan-table.ts';
import type { DocPlace } from '#domain/documentation/doc-location.ts';
import { docPlainText } from './doc-slots.ts';
import { DOC_GROUPS, type DocBlock, type DocSection, type DocSlug } from './documentation.ts';
import { LEGAL_SLUGS } from '../slots/legal.ts';
import { ERROR_GROUPS } from './reference/error-guide.ts';
import { errorEntries, glossaryEntries, type ReferenceEntry } from './reference/reference-entries.ts';
import { oncePerLanguage, readData } from '../prose/read-data.ts';
import { siteWords, type SiteWords } from './site-texts.ts';

/**
 * How users phrase questions that a page answers, in words it may not contain. Used only by the search, never shown.
 */
export const phrasesOf = oncePerLanguage(
  language =>
    JSON.parse(readData(`documentation/${language}/asked.json`)) as Readonly<
      Record<string, readonly string[]>
    >,
);

/** All searchable content as plain text: the documentation, the FAQ and the other public pages. */
export function searchDocuments(language: Language): DocPlace[] {
  const words = siteWords(language);
  const entry = entryPlace(words, language);
  return [
    ...DOC_GROUPS.flatMap(group =>
      group.slugs.flatMap(slug => pagePlaces(slug, words.t(`docs.groups.${group.id}`), words, language)),
    ),
    ...questionPlaces(words, language),
    ...sitePlaces(words, language),
    ...ERROR_GROUPS.flatMap(group => errorEntries(group, language).map(entry('errors', 'error'))),
    ...glossaryEntries(language).map(entry('glossary', 'term')),
  ];
}

/** The introduction is the index of /documentation. */
function docAddress(slug: DocSlug): string {
  return slug === 'introduction' ? '/documentation' : `/documentation/${slug}`;
}

function pagePlaces(
  slug: DocSlug,
  group: string,
  { documentation, t }: SiteWords,
  language: Language,
): DocPlace[] {
  const { title, summary, sections } = documentation[slug];
  const path = docAddress(slug);
  const plainly = (text: string) => docPlainText(text, language, documentation);
  return [
    { path, title, page: title, group, kind: 'page', text: plainly(summary), ...asked(slug, language) },
    ...sections.filter(hasWords).map((section): DocPlace => ({
      path: `${path}#${section.id}`,
      title: section.title,
      page: title,
      group,
      kind: 'section',
      text: plainly(
        sentences(section.blocks.map(block => (block.kind === 'plans' ? plansText(t) : blockText(block)))),
      ),
      ...asked(`${slug}#${section.id}`, language),
    })),
  ];
}

/** The plan table as text: names and limits. */
function plansText(t: SiteWords['t']): string {
  const amount = (value: number) => (value === UNLIMITED ? t('limits.unlimited') : String(value));
  return (Object.keys(PLANS) as SoldPlan[])
    .map(plan => {
      const { accounts, videoAnalysisMonthly } = PLANS[plan].limits;
      return `${t(`plans.${plan}`)} (${t('limits.accounts')} ${amount(accounts)}, ${t('limits.videos')} ${amount(videoAnalysisMonthly)})`;
    })
    .join('. ');
}

/** The public pages outside the documentation. */
function sitePlaces({ t, legal }: SiteWords, language: Language): DocPlace[] {
  const group = 'Accroche';
  const place = (path: string, title: string, text: string): DocPlace => ({
    path,
    title,
    page: title,
    group,
    kind: 'page',
    text,
    ...asked(path, language),
  });
  return [
    place('/pricing', t('pricing.title'), `${t('pricing.text')} ${plansText(t)}`),
    place('/testimonials', t('testimonials.title'), t('meta.testimonials.description')),
    ...LEGAL_SLUGS.map(slug => place(`/${slug}`, legal[slug].title, legal[slug].summary)),
  ];
}

/** Sections that only contain links, or whose entries are indexed separately, are not results themselves. */
function hasWords({ blocks }: DocSection): boolean {
  return blocks.some(block => block.kind !== 'links' && block.kind !== 'generated');
}

/** `place`: a page, a section of one, or `faq#` and a question. */
function asked(place: string, language: Language): Pick<DocPlace, 'asked'> {
  const phrases = phrasesOf(language)[place];
  return phrases === undefined ? {} : { asked: phrases.join(', ') };
}

function questionPlaces({ questions, documentation, t }: SiteWords, language: Language): DocPlace[] {
  return questions.flatMap(group =>
    group.questions.map(({ id, question, answer }) => ({
      path: `/support#${id}`,
      title: question,
      page: group.title,
      group: t('support.title'),
      kind: 'question' as const,
      text: docPlainText(answer, language, documentation),
      ...asked(`faq#${id}`, language),
    })),
  );
}

function entryPlace({ documentation, t }: SiteWords, language: Language) {
  return (slug: 'errors' | 'glossary', kind: DocPlace['kind']) =>
    ({ id, title, lines }: ReferenceEntry): DocPlace => ({
      path: `${docAddress(slug)}#${id}`,
      title,
      page: documentation[slug].title,
      group: t('docs.groups.reference'),
      kind,
      text: docPlainText(lines.map(({ text }) => text).join(' '), language, documentation),
    });
}

function blockText(block: DocBlock): string {
  switch (block.kind) {
    case 'list':
    case 'steps':
      return sentences(block.items);
    case 'table':
      return sentences([block.caption, ...block.rows.map(row => row.join(', '))]);
    case 'text':
    case 'formula':
    case 'command':
    case 'note':
      return block.text;
    case 'picture':
      return block.alt;
    default:
      return '';
  }
}

/** Joins the pieces so that an excerpt reads as sentences. */
function sentences(pieces: readonly string[]): string {
  return pieces
    .filter(Boolean)
    .map(piece => (/[.!?…:]$/.test(piece) ? piece : `${piece}.`))
    .join(' ');
}
