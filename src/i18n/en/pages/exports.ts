import type { SameShape } from '../../language/translate.ts';
import type { exports as fr } from '../../fr/pages/exports.ts';

export const exports: SameShape<typeof fr> = {
  title: 'Export',
  label: 'Export: {table}',
  tables: {
    videos: 'videos',
    accounts: 'linked accounts',
    'account-comparison': 'comparison of accounts',
    'account-reports': 'account reports',
    'video-reports': 'video reports',
    'quota-movements': 'quota movements',
    experiments: 'tests',
    imports: 'imports',
  },
  formats: { pdf: 'PDF', csv: 'CSV', xlsx: 'Excel', json: 'JSON', md: 'Markdown' },
  contents: {
    csv: 'Every row, for a spreadsheet.',
    xlsx: 'Numbers and dates ready to count with.',
    json: 'For a program: the same names in every language.',
    md: 'The table as text, to paste into a note.',
  },
  reports: {
    account: {
      name: 'account report',
      contents: {
        pdf: 'The whole report, laid out to be printed or sent.',
        csv: 'The videos behind the report, one per line.',
        xlsx: 'All tables of the report, one per sheet.',
        json: 'The report as it is kept, to the byte.',
        md: 'Text and tables, to paste into a note.',
      },
    },
    video: {
      name: 'video report',
      contents: {
        pdf: 'The whole analysis, laid out to be printed or sent.',
        csv: 'The figures that were measured, one per line.',
        xlsx: 'All tables of the analysis, one per sheet.',
        json: 'The whole analysis, for a program.',
        md: 'Text and tables, to paste into a note.',
      },
    },
  },
  raw: 'The Free plan exports your raw figures, without the columns that are worked out.',
  paid: 'With a paid plan, this can be exported as:',
  plans: 'See the plans',
  received: '{size} kB received',
  cancel: 'Cancel',
  logged: 'This export is written to the audit log.',
  failed: 'Export failed',
};
