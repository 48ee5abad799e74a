import { LANGUAGES, type Language } from '#contract/wire/languages.ts';
import { blanks as english } from '../en/site/legal-blanks.ts';
import { blanks as french } from '../fr/site/legal-blanks.ts';
import { LEGAL_BLANKS, type LegalBlank } from './legal.ts';

/** Values for the legal pages: the operator's texts, and facts of this installation. */
export type LegalFacts = Partial<Record<LegalBlank | 'download_days', Record<Language, string>>>;

const NAMES = { fr: french, en: english } as const satisfies Record<Language, Record<LegalBlank, string>>;

/** Marks pages that search engines must not index while a blank is open. */
export const LEGAL_ROBOTS_SLOT = '__LEGAL_ROBOTS__';

/** Placeholder for a fact in the built pages; the installation provides the value at startup. */
export function legalSlot(name: string, language: Language): string {
  return `__LEGAL_${name}_${language}__`;
}

/** The unfilled blanks, in the order of the list. */
export function openBlanks(facts: LegalFacts): LegalBlank[] {
  return LEGAL_BLANKS.filter(name => facts[name] === undefined);
}

/** Replaces each placeholder with HTML; an open blank is shown as one. */
export function fillLegalSlots(text: string, facts: LegalFacts): string {
  return text
    .replaceAll(/__LEGAL_([a-z_]+?)_(fr|en)__/g, (slot, name: string, given: string) => {
      const language = LANGUAGES.find(one => one === given);
      if (language === undefined) return slot;
      const fact = new Map(Object.entries(facts)).get(name);
      // A phone number stays on one line.
      if (fact !== undefined)
        return inHtml(name === 'phone' ? fact[language].replaceAll(' ', '\u00A0') : fact[language]);
      const blank = LEGAL_BLANKS.find(one => one === name);
      return blank === undefined
        ? slot
        : `<mark data-legal-blank class="bg-warn-wash text-warn">[${NAMES[language][blank]}]</mark>`;
    })
    .replaceAll(LEGAL_ROBOTS_SLOT, openBlanks(facts).length === 0 ? 'index, follow' : 'noindex');
}

/** Operator texts are escaped and keep their line breaks. */
function inHtml(text: string): string {
  return text.replaceAll(/[&"'<>]/g, sign => `&#${sign.charCodeAt(0)};`).replaceAll(/\r?\n/g, '<br/>');
}
