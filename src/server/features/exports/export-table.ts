import { isRawTable, type ExportedTable } from '#domain/exports/exported-tables.ts';
import { fileName } from '#domain/exports/file-name.ts';
import type { TableFormat } from '#domain/exports/table-formats.ts';
import { AppError } from '../../platform/app-error.ts';
import { streamedFile } from '../../platform/files/file-answer.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import { writeAsHeavyWork } from '../../services/rate-limits/heavy-work.ts';
import { loadEntitlements } from '../../services/entitlements/load-entitlements.ts';
import type { Caller } from '../../services/app-context.ts';
import { exportWords } from './export-words.ts';
import type { TableInput, PreparedTable, TableOrder } from './prepared-table.ts';
import { accountComparisonTable } from './tables/account-comparison-table.ts';
import { accountReportsTable } from './tables/account-reports-table.ts';
import { accountsTable } from './tables/accounts-table.ts';
import { experimentsTable } from './tables/experiments-table.ts';
import { importsTable } from './tables/imports-table.ts';
import { quotaMovementsTable } from './tables/quota-movements-table.ts';
import { videoReportsTable } from './tables/video-reports-table.ts';
import { videosTable } from './tables/videos-table.ts';

const TABLES: Record<ExportedTable, (order: TableOrder) => Promise<PreparedTable>> = {
  videos: videosTable,
  accounts: accountsTable,
  'account-comparison': accountComparisonTable,
  'account-reports': accountReportsTable,
  'video-reports': videoReportsTable,
  experiments: experimentsTable,
  imports: importsTable,
  'quota-movements': quotaMovementsTable,
};

type ExportInput = Omit<TableInput, 'filters'> &
  TableInput['filters'] & { table: ExportedTable; format: TableFormat };

/**
 * A complete table of the caller as a streamed file. The free plan exports measured values,
 * without computed ones.
 */
export async function exportTable(
  { app, caller, language }: RequestContext & { caller: Caller },
  { table, format, accountId, order, accountIds, periodDays, ...filters }: ExportInput,
) {
  const whole = (await loadEntitlements(app.db.tenant(caller.userId), caller.userId)).exportsReports;
  if (!whole && !isRawTable(table)) throw new AppError('table_export_not_included');
  const words = await exportWords(app, caller, language);
  const input = { accountId, order, accountIds, periodDays, filters };
  const { name, write } = await TABLES[table]({ app, caller, words, input });
  const day = app.clock.now().toISOString().slice(0, 10);
  return streamedFile(
    fileName(['accroche', ...name, day], format),
    format,
    writeAsHeavyWork({ app, caller }, () => write(format, words.style, { whole })),
  );
}
