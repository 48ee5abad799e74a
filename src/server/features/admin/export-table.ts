import type { AdminTableInput } from '#contract/admin/admin-exports.ts';
import type { AdminTable } from '#domain/admin/admin-tables.ts';
import { fileName } from '#domain/exports/file-name.ts';
import { exportWords } from '../exports/export-words.ts';
import type { PreparedTable } from '../exports/prepared-table.ts';
import { streamedFile } from '../../platform/files/file-answer.ts';
import { runAdminAction, type AdminContext } from './acts/admin-action.ts';
import type { AdminTableOrder } from './tables/admin-table-order.ts';
import { auditTable } from './tables/audit-table.ts';
import { contractsTable } from './tables/contracts-table.ts';
import { causesTable } from './tables/causes-table.ts';
import { outboxTable } from './tables/outbox-table.ts';
import { queuesTable } from './tables/queues-table.ts';
import { runsTable } from './tables/runs-table.ts';
import { sourcesTable } from './tables/sources-table.ts';
import { testimonialsTable } from './tables/testimonials-table.ts';
import { ticketsTable } from './tables/tickets-table.ts';
import { usersTable } from './tables/users-table.ts';

const TABLES: Record<AdminTable, (order: AdminTableOrder) => Promise<PreparedTable>> = {
  users: usersTable,
  audit: auditTable,
  runs: runsTable,
  queues: queuesTable,
  causes: causesTable,
  outbox: outboxTable,
  sources: sourcesTable,
  tickets: ticketsTable,
  contracts: contractsTable,
  testimonials: testimonialsTable,
};

/** An admin table as a file; the export is logged before the first byte is sent. */
export async function exportTable(context: AdminContext, { table, format, ...input }: AdminTableInput) {
  const { app, caller, language } = context;
  const words = await exportWords(app, caller, language);
  const { name, write } = await TABLES[table]({ context, words, input });
  await runAdminAction(context, (_, record) =>
    record({ action: 'tables.exported', details: { table, format } }),
  );
  const day = app.clock.now().toISOString().slice(0, 10);
  return streamedFile(
    fileName(['accroche', ...name, day], format),
    format,
    write(format, words.style, { whole: true }),
  );
}
