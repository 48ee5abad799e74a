import { LOCALE, type Language } from '#contract/wire/languages.ts';
import { PLANS, UNLIMITED, type PlanLimits, type SoldPlan } from '#domain/plans/plan-table.ts';
import { DOC_VALUES } from './doc-values.ts';
import type { Documentation } from './documentation.ts';
import { en } from '../en/catalogue.ts';
import { site as siteEn } from '../en/site/site.ts';
import { fr } from '../fr/catalogue.ts';
import { site as siteFr } from '../fr/site/site.ts';

/** A segment of a documentation text: plain text, a quoted screen label, a code identifier, or a link. */
export type DocPiece =
  | { kind: 'text' | 'screen' | 'code'; text: string }
  /** A product page by its name in `src/web/paths.ts`, optionally with `#section`. */
  | { kind: 'page'; target: string; text: string }
  /** A documentation page, optionally with `#section`. */
  | { kind: 'doc'; target: string; text: string };

/**
 * Slots: `{text:shell.nav.hooks}` a screen label in quotation marks; `{limit:premium.accounts}` a figure
 * of the plan table; `{value:accountKeptDays}` one of `DOC_VALUES`; `{variable:YTDLP_PATH}`, or a file;
 * `{page:settings#plan|label}`;
 * `{doc:accounts#import|label}`. Without a label, a page or section uses its own title.
 */
const SLOT = /\{(text|limit|value|variable|page|doc):([^{}|]+)(?:\|([^{}]+))?\}/g;

const WORDS = { fr: { ...fr, site: siteFr }, en: { ...en, site: siteEn } } as const;

/** Thrown when a documentation text refers to something that does not exist. */
export class UnknownSlotError extends Error {
  constructor(slot: string) {
    super(`the documentation names ${slot}, which is not there`);
  }
}

/** The segments of a documentation text, with its slots filled. */
export function docPieces(text: string, language: Language, documentation: Documentation): DocPiece[] {
  const pieces: DocPiece[] = [];
  let at = 0;
  let afterFigure = false;
  /** A French number stays on the same line as its unit. */
  const plain = (words: string): DocPiece => {
    const stays = afterFigure && language === 'fr';
    return { kind: 'text', text: stays ? words.replace(/^ (?=\p{Ll})/u, '\u00a0') : words };
  };
  for (const match of text.matchAll(SLOT)) {
    const [whole, kind = '', name = '', label] = match;
    if (match.index > at) pieces.push(plain(text.slice(at, match.index)));
    pieces.push(pieceOf(kind, name, label, language, documentation));
    afterFigure = kind === 'limit' || kind === 'value';
    at = match.index + whole.length;
  }
  if (at < text.length) pieces.push(plain(text.slice(at)));
  return pieces;
}

/** The same text as plain text: for search and excerpts. */
export function docPlainText(text: string, language: Language, documentation: Documentation): string {
  return docPieces(text, language, documentation)
    .map(piece => piece.text)
    .join('');
}

function pieceOf(
  kind: string,
  name: string,
  label: string | undefined,
  language: Language,
  documentation: Documentation,
): DocPiece {
  switch (kind) {
    case 'text':
      return { kind: 'screen', text: quoted(screenText(name, language), language) };
    case 'limit':
      return { kind: 'text', text: limitText(name, language) };
    case 'value':
      return { kind: 'text', text: valueText(name, language) };
    case 'variable':
      return { kind: 'code', text: name };
    case 'page': {
      const page = name.split('#')[0] ?? name;
      return { kind: 'page', target: name, text: label ?? screenText(`shell.nav.${page}`, language) };
    }
    default:
      return { kind: 'doc', target: name, text: label ?? docTitle(name, documentation) };
  }
}

/** The title of a documentation target. */
export function docTitle(target: string, documentation: Documentation): string {
  const [slug = '', id] = target.split('#');
  const page = Object.entries(documentation).find(([known]) => known === slug)?.[1];
  const title = id === undefined ? page?.title : page?.sections.find(section => section.id === id)?.title;
  if (title === undefined) throw new UnknownSlotError(target);
  return title;
}

function screenText(key: string, language: Language): string {
  let node: unknown = WORDS[language];
  for (const part of key.split('.')) {
    node = typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[part] : undefined;
  }
  // A text with placeholders cannot be quoted as is.
  if (typeof node !== 'string' || node.includes('{')) throw new UnknownSlotError(key);
  return node;
}

function quoted(text: string, language: Language): string {
  return language === 'fr' ? `«\u00a0${text}\u00a0»` : `“${text}”`;
}

function limitText(name: string, language: Language): string {
  const [plan = '', limit = ''] = name.split('.');
  const limits: PlanLimits | undefined = PLANS[plan as SoldPlan]?.limits;
  const value = limits?.[limit as keyof PlanLimits];
  if (value === undefined || value === UNLIMITED) throw new UnknownSlotError(name);
  return new Intl.NumberFormat(LOCALE[language]).format(value);
}

function valueText(name: string, language: Language): string {
  const value = new Map(Object.entries(DOC_VALUES)).get(name);
  if (value === undefined) throw new UnknownSlotError(name);
  return new Intl.NumberFormat(LOCALE[language]).format(value);
}
