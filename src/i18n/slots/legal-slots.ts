import { LANGUAGES, type Language } from '#contract/wire/languages.ts';
import { blanks as english } from '../en/site/legal-blanks.ts';
import { blanks as french } from '../fr/site/legal-blanks.ts';
import { LEGAL_BLANKS, type LegalBlank } from './legal.ts';

/** What fills the legal pages: the operator's words, and what this installation knows of itself. */
export type LegalFacts = Partial<Record<LegalBlank | 'download_days', Record<Language, string>>>;

const NAMES = { fr: french, en: english } as const satisfies Record<Language, Record<LegalBlank, string>>;

/** On pages that no search engine should keep while a blank is open. */
export const LEGAL_ROBOTS_SLOT = '__LEGAL_ROBOTS__';

/** Stands in the built pages where a fact belongs: what it is, the installation says when it starts. */
export function legalSlot(name: string, language: Language): string {
  return `__LEGAL_${name}_${language}__`;
}

/** The blanks that nobody has filled, in the order of the list. */
export function openBlanks(facts: LegalFacts): LegalBlank[] {
  return LEGAL_BLANKS.filter(name => facts[name] === undefined);
}

/** What belongs into each place, as HTML; an open blank says that it is one. */
export function fillLegalSlots(text: string, facts: LegalFacts): string {
  return text
    .replaceAll(/__LEGAL_([a-z_]+?)_(fr|en)__/g, (slot, name: string, given: string) => {
      const language = LANGUAGES.find(one => one === given);
      if (language === undefined) return slot;
      const fact = new Map(Object.entries(facts)).get(name);
      // A number to dial stays on one line.
      if (fact !== undefined)
        return inHtml(name === 'phone' ? fact[language].replaceAll(' ', '\u00A0') : fact[language]);
      const blank = LEGAL_BLANKS.find(one => one === name);
      return blank === undefined
        ? slot
        : `<mark data-legal-blank class="bg-warn-wash text-warn">[${NAMES[language][blank]}]</mark>`;
    })
    .replaceAll(LEGAL_ROBOTS_SLOT, openBlanks(facts).length === 0 ? 'index, follow' : 'noindex');
}

/** Words of an operator are text: lines stay lines, signs stay signs. */
function inHtml(text: string): string {
  return text.replaceAll(/[&"'<>]/g, sign => `&#${sign.charCodeAt(0)};`).replaceAll(/\r?\n/g, '<br/>');
}
