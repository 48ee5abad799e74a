import type { Language } from '#contract/wire/languages.ts';
import { exportedTables as english } from '#i18n/en/files/exported-tables.ts';
import { createFormats, numberLocale } from '#i18n/language/formats.ts';
import { exportedTables as french } from '#i18n/fr/files/exported-tables.ts';
import { loadMessages, translateWith, type T } from '#i18n/messages.ts';
import { createTranslate, type Translate } from '#i18n/language/translate.ts';
import { fileStyle } from '#presentation/file-style.ts';
import type { FileStyle } from '#presentation/file-table.ts';
import { getMe } from '../profile/get-profile.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';

/** Everything needed to word a table. */
export interface ExportWords {
  language: Language;
  /** Texts shared with the pages. */
  t: T;
  /** Texts used only in files. */
  say: Translate<typeof french>;
  /** The caller's number and date formats, in the language of the request. */
  style: FileStyle;
}

export async function exportWords(app: AppContext, caller: Caller, language: Language): Promise<ExportWords> {
  const { profile } = await getMe(app, caller);
  const numbers = numberLocale(language, profile.number_format);
  return {
    language,
    t: translateWith(language, await loadMessages(language), numbers),
    say: createTranslate<typeof french>(language, language === 'en' ? english : french, numbers),
    style: fileStyle(createFormats(language, profile.time_zone, profile), numbers),
  };
}
