import type { ReportSummary } from '#contract/account-reports/account-reports.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import { listReports } from '../../account-reports/list-reports.ts';
import type { ExportWords } from '../export-words.ts';
import { begun, everyPage, prepared, type PreparedTable, type TableOrder } from '../prepared-table.ts';
import { yesNo } from './yes-no.ts';

const PAGE_ROWS = 500;

/** The list of account reports, the newest first. */
export async function accountReportsTable({ app, caller, words, input }: TableOrder): Promise<PreparedTable> {
  const { accountId } = input;
  const pages = await begun(
    everyPage(cursor => listReports(app, caller, { accountId, cursor, limit: PAGE_ROWS })),
  );
  return prepared([words.say('files.accountReports')], {
    title: words.say('tables.accountReports'),
    columns: reportColumns(words),
    pages,
  });
}

function reportColumns(words: ExportWords): FileColumn<ReportSummary>[] {
  const { say } = words;
  const text = (key: 'username' | 'sha256', title: string): FileColumn<ReportSummary> => ({
    key,
    title,
    kind: 'text',
    value: report => report[key],
  });
  const whole = (
    key: 'version' | 'days' | 'views' | 'change' | 'videos' | 'method',
    title: string,
  ): FileColumn<ReportSummary> => ({ key, title, kind: 'whole', value: report => report[key] });
  return [
    text('username', say('columns.account')),
    whole('version', say('columns.version')),
    { key: 'first_day', title: say('columns.firstDay'), kind: 'day', value: report => report.first_day },
    { key: 'last_day', title: say('columns.lastDay'), kind: 'day', value: report => report.last_day },
    whole('days', say('columns.days')),
    whole('videos', say('columns.videos')),
    whole('views', say('columns.view_count')),
    whole('change', say('columns.change')),
    { key: 'made_at', title: say('columns.made'), kind: 'instant', value: report => report.made_at },
    yesNo(words, 'is_scheduled', say('columns.scheduled'), report => report.is_scheduled),
    yesNo(words, 'is_demo', say('columns.demo'), report => report.is_demo),
    whole('method', say('columns.method')),
    text('sha256', say('columns.sha256')),
  ];
}
