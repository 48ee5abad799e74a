import { ERROR_STATUS, type ErrorCode } from '#contract/wire/errors.ts';
import type { Language } from '#contract/wire/languages.ts';
import { errors as englishErrors } from '../../en/errors.ts';
import { errorCauses as englishCauses } from '../../en/reference/error-causes.ts';
import { errorWords as englishWords } from '../../en/reference/error-words.ts';
import { glossary as englishGlossary } from '../../en/reference/glossary.ts';
import { errors as frenchErrors } from '../../fr/errors.ts';
import { errorCauses as frenchCauses } from '../../fr/reference/error-causes.ts';
import { errorWords as frenchWords } from '../../fr/reference/error-words.ts';
import { glossary as frenchGlossary } from '../../fr/reference/glossary.ts';
import { ERROR_GUIDE, type ErrorGroup } from './error-guide.ts';
import { GLOSSARY, type GlossaryTerm } from './glossary-terms.ts';

/** A linkable list entry: an error code or a glossary term. Texts may contain slots. */
export interface ReferenceEntry {
  id: string;
  title: string;
  isCode: boolean;
  /** Label shown next to the title. */
  mark: string | null;
  lines: readonly { label: string | null; text: string }[];
}

/** The error codes of one part of the product, in the order of the table of codes. */
export function errorEntries(group: ErrorGroup, language: Language): ReferenceEntry[] {
  const [words, sentences, causes] =
    language === 'fr'
      ? [frenchWords, frenchErrors, frenchCauses]
      : [englishWords, englishErrors, englishCauses];
  const codes = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter(code => ERROR_GUIDE[code][0] === group);
  return codes.map(code => {
    const [, ...actions] = ERROR_GUIDE[code];
    return {
      id: code,
      title: code,
      isCode: true,
      mark: words.status.replace('{status}', `${ERROR_STATUS[code]}`),
      lines: [
        { label: words.shown, text: sentences[code] },
        { label: words.cause, text: causes[code] },
        { label: words.action, text: actions.map(action => words.actions[action]).join(' ') },
      ],
    };
  });
}

/** The glossary terms in alphabetical order, each with where it is explained. */
export function glossaryEntries(language: Language): ReferenceEntry[] {
  const meanings = language === 'fr' ? frenchGlossary : englishGlossary;
  return (Object.keys(GLOSSARY) as GlossaryTerm[])
    .map(name => ({
      id: name,
      title: meanings[name].term,
      isCode: false,
      mark: null,
      lines: [{ label: null, text: `${meanings[name].meaning} →\u00A0{doc:${GLOSSARY[name]}}` }],
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title, language));
}
