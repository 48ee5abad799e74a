import type { Language } from '#contract/wire/languages.ts';
import type { FormatChoice } from '#domain/profile/format-choice.ts';
import type { FactorRange } from '#domain/statistics/estimate.ts';
import { exportedTables as englishHeadings } from '#i18n/en/files/exported-tables.ts';
import { reportExport as english } from '#i18n/en/files/report-export.ts';
import { rangeTexts } from '#presentation/sentences/factor-texts.ts';
import { createFormats, numberLocale, type Formats } from '#i18n/language/formats.ts';
import { exportedTables as frenchHeadings } from '#i18n/fr/files/exported-tables.ts';
import { reportExport as french } from '#i18n/fr/files/report-export.ts';
import { loadMessages, translateWith, type T } from '#i18n/messages.ts';
import { createTranslate, type Translate } from '#i18n/language/translate.ts';
import { fileStyle } from '../file-style.ts';
import type { FileStyle } from '../file-table.ts';

/** Everything needed to word a report. */
export interface ReportWords {
  language: Language;
  /** Texts shared with the pages. */
  t: T;
  /** Texts used only in files. */
  say: Translate<typeof french>;
  /** Column headings of tables. */
  headings: Translate<typeof frenchHeadings>;
  /** In the time zone of the report. */
  formats: Formats;
  style: FileStyle;
  /** A calendar date, independent of any time zone. */
  day: (date: string) => string;
}

export async function reportWords(
  language: Language,
  timeZone: string,
  choice: FormatChoice,
): Promise<ReportWords> {
  const numbers = numberLocale(language, choice.number_format);
  const dates = createFormats(language, 'UTC', choice);
  const formats = createFormats(language, timeZone, choice);
  const headings = language === 'en' ? englishHeadings : frenchHeadings;
  return {
    language,
    t: translateWith(language, await loadMessages(language), numbers),
    say: createTranslate<typeof french>(language, language === 'en' ? english : french, numbers),
    headings: createTranslate<typeof frenchHeadings>(language, headings, numbers),
    formats,
    style: fileStyle(formats, numbers),
    day: date => dates.date(`${date}T00:00:00Z`),
  };
}

/** « ×1,4 (×0,9 à ×2,1) ». */
export function rangeText(range: Omit<FactorRange, 'level'>, { t, formats }: ReportWords): string {
  return t('charts.ranges.range', rangeTexts(range, formats));
}
