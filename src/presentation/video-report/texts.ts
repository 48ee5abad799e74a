import type { Language } from '#contract/wire/languages.ts';
import { exportedTables as englishHeadings } from '#i18n/en/files/exported-tables.ts';
import { videoExport as english } from '#i18n/en/files/video-export.ts';
import { createFormats, numberLocale, type Formats } from '#i18n/language/formats.ts';
import { exportedTables as frenchHeadings } from '#i18n/fr/files/exported-tables.ts';
import { videoExport as french } from '#i18n/fr/files/video-export.ts';
import { loadMessages, translateWith, type T } from '#i18n/messages.ts';
import { createTranslate, type Translate } from '#i18n/language/translate.ts';
import { fileStyle } from '../file-style.ts';
import type { FileStyle } from '../file-table.ts';

/** Everything needed to word a video report. */
export interface VideoWords {
  language: Language;
  /** Texts shared with the pages. */
  t: T;
  /** Texts used only in files. */
  say: Translate<typeof french>;
  headings: Translate<typeof frenchHeadings>;
  /** In the caller's own time zone. */
  formats: Formats;
  style: FileStyle;
}

export async function videoWords(
  language: Language,
  timeZone: string,
  choice: Parameters<typeof createFormats>[2] & object,
): Promise<VideoWords> {
  const numbers = numberLocale(language, choice.number_format);
  const formats = createFormats(language, timeZone, choice);
  const [words, headings] = language === 'en' ? [english, englishHeadings] : [french, frenchHeadings];
  return {
    language,
    t: translateWith(language, await loadMessages(language), numbers),
    say: createTranslate<typeof french>(language, words, numbers),
    headings: createTranslate<typeof frenchHeadings>(language, headings, numbers),
    formats,
    style: fileStyle(formats, numbers),
  };
}
