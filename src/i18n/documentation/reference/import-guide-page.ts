import { LOCALE } from '#contract/wire/languages.ts';
import type { ImportField } from '#domain/imports/import-fields.ts';
import { MONTH_LANGUAGES } from '#domain/imports/month-day.ts';
import { ROW_REJECTIONS } from '#domain/imports/row-rejection.ts';
import { IGNORED_TABLES, STUDIO_HEADERS, TABLE_SIGNS } from '#domain/imports/studio-headers.ts';
import { POST_FIELDS, PROFILE_FIELDS, USER_DATA_MEANING } from '#domain/imports/user-data-fields.ts';
import type { DocPage } from '../documentation.ts';
import { fill } from '../../language/translate.ts';
import { CHECKED_ON, type PageWords } from './page-words.ts';

/** The importable files: headers, date formats and retained fields, from the definitions the importers use. */
export function importGuidePage({ language, table, imports }: PageWords): DocPage {
  const words = table.importGuide;
  const { fields, parts } = imports.preview;
  const fieldNames = (names: readonly ImportField[]) => names.map(name => fields[name]).join(', ');
  const names = new Intl.DisplayNames(LOCALE[language], { type: 'language' });
  const languages = [...MONTH_LANGUAGES, 'vi', 'zh', 'ja', 'ko'].map(code => names.of(code) ?? code);
  const list = new Intl.ListFormat(LOCALE[language]).format(
    languages.toSorted((a, b) => a.localeCompare(b, language)),
  );
  return {
    title: words.title,
    summary: words.summary,
    checkedOn: CHECKED_ON,
    sections: [
      { id: 'before', title: words.before, blocks: [{ kind: 'list', items: words.beforeItems }] },
      {
        id: 'studio',
        title: words.studio,
        blocks: [
          { kind: 'steps', items: words.studioSteps },
          {
            kind: 'table',
            caption: words.tables,
            head: [words.table, words.needs, words.kept],
            rows: TABLE_SIGNS.map(({ kind, needs }) => [
              parts.kinds[kind],
              fieldNames(needs),
              IGNORED_TABLES.has(kind) ? words.keptAside : words.keptFigures,
            ]),
          },
        ],
      },
      { id: 'excel', title: words.excel, blocks: [{ kind: 'text', text: words.excelText }] },
      {
        id: 'headers',
        title: words.headers,
        blocks: [
          { kind: 'text', text: words.headersText },
          {
            kind: 'table',
            caption: words.headersCaption,
            head: [words.column, words.written],
            rows: Object.entries(STUDIO_HEADERS).map(([field, written]) => [
              fields[field as keyof typeof STUDIO_HEADERS],
              writtenForms(written).join(' · '),
            ]),
          },
        ],
      },
      {
        id: 'user-data',
        title: words.userData,
        blocks: [
          { kind: 'steps', items: words.userDataSteps },
          {
            kind: 'table',
            caption: words.userDataCaption,
            head: [words.table, words.field, words.meaning],
            rows: [
              ...POST_FIELDS.map(field => [words.posts, field, fields[USER_DATA_MEANING[field]]]),
              ...PROFILE_FIELDS.map(field => [words.profile, field, fields[USER_DATA_MEANING[field]]]),
            ],
          },
        ],
      },
      { id: 'others', title: words.others, blocks: [{ kind: 'list', items: words.othersItems }] },
      {
        id: 'dates',
        title: words.dates,
        blocks: [
          {
            kind: 'list',
            items: words.datesItems.map(item => fill(item, { languages: languages.length, list }, language)),
          },
        ],
      },
      {
        id: 'rejected',
        title: words.rejected,
        blocks: [
          { kind: 'text', text: words.rejectedText },
          {
            kind: 'table',
            caption: words.rejectedCaption,
            head: [words.code, words.reason],
            rows: ROW_REJECTIONS.map(code => [code, imports.reasons[code]]),
          },
        ],
      },
      { id: 'never-stored', title: words.neverStored, blocks: [{ kind: 'list', items: words.neverItems }] },
    ],
  };
}

/** Each spelling once: straight and curly apostrophes are equivalent. */
function writtenForms(written: string): string[] {
  return [...new Set(written.split('|').map(form => form.replaceAll("'", '’')))];
}
