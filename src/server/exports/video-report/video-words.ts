import type { Language } from '#contract/languages.ts';
import { exportedTables as englishHeadings } from '#i18n/en/exported-tables.ts';
import { videoExport as english } from '#i18n/en/video-export.ts';
import { createFormats, numberLocale, type Formats } from '#i18n/formats.ts';
import { exportedTables as frenchHeadings } from '#i18n/fr/exported-tables.ts';
import { videoExport as french } from '#i18n/fr/video-export.ts';
import { loadMessages, translateWith, type T } from '#i18n/messages.ts';
import { createTranslate, type Translate } from '#i18n/translate.ts';
import { fileStyle } from '../../files/tables/file-style.ts';
import type { FileStyle } from '../../files/tables/file-table.ts';
import { getMe } from '../../me/get-me.ts';
import type { Caller, World } from '../../world.ts';

/** Everything that a report of a video is put into words with. */
export interface VideoWords {
  language: Language;
  /** What the pages say too. */
  t: T;
  /** What files alone say. */
  say: Translate<typeof french>;
  headings: Translate<typeof frenchHeadings>;
  /** In the caller's own time zone. */
  formats: Formats;
  style: FileStyle;
}

export async function videoWords(world: World, caller: Caller, language: Language): Promise<VideoWords> {
  const { profile } = await getMe(world, caller);
  return videoWordsOf(language, profile.time_zone, profile);
}

export async function videoWordsOf(
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
