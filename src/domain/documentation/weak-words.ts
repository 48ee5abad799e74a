import type { Language } from '#domain/language/text/spoken-words.ts';
import { normaliseText, stemOf } from './fold-words.ts';

/** Words that occur in many questions and say little about the subject, unless they stand alone. */
const FAINT: Record<Language, string> = {
  fr: `tiktok signifie voir vois voit regarder montrer savoir sait connaître comprendre utiliser marcher marche
    changer modifier nouveau nouvelle ancien ancienne premier première dernier dernière deux deuxième genre sorte
    gens quelqu'un site page application outil endroit choisir essayer pouvoir vouloir permettre passer aller
    `,
  en: `tiktok signifie see look show shown know understand use using used work works change new old first last
    two second kind sort people someone site page app tool place choose try allow go going`,
};

const byLanguage = new Map<Language, ReadonlySet<string>>();

/** Whether a term has a low weight relative to others. */
export function isWeakWord(term: string, language: Language): boolean {
  let stems = byLanguage.get(language);
  if (stems === undefined) {
    stems = new Set(FAINT[language].split(/\s+/).map(word => stemOf(normaliseText(word), language)));
    byLanguage.set(language, stems);
  }
  return stems.has(term);
}
