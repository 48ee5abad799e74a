import type { Language } from '#contract/wire/languages.ts';
import { scriptExport as english } from '#i18n/en/files/script-export.ts';
import { createFormats, numberLocale, type Formats } from '#i18n/language/formats.ts';
import { scriptExport as french } from '#i18n/fr/files/script-export.ts';
import { createTranslate, type Translate } from '#i18n/language/translate.ts';

/** Texts for the file of a script, in the language of the script. */
export interface ScriptWords {
  say: Translate<typeof french>;
  formats: Formats;
}

export function scriptWordsOf(
  language: Language,
  profile: { time_zone: string } & Parameters<typeof createFormats>[2] & object,
): ScriptWords {
  return {
    say: createTranslate<typeof french>(
      language,
      language === 'en' ? english : french,
      numberLocale(language, profile.number_format),
    ),
    formats: createFormats(language, profile.time_zone, profile),
  };
}
