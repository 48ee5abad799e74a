import type { QuotaMovement } from '#contract/quotas.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import { GIVE_BACK_REASONS, METERS, MOVEMENT_KINDS } from '#domain/quotas/meters.ts';
import { listMovements } from '../../quotas/list-movements.ts';
import type { ExportWords } from '../export-words.ts';
import { begun, everyPage, prepared, type PreparedTable, type TableOrder } from '../prepared-table.ts';

const PAGE_ROWS = 500;

/** The quota ledger behind the counters: charges and refunds with reasons, newest first. */
export async function quotaMovementsTable({ app, caller, words }: TableOrder): Promise<PreparedTable> {
  const pages = await begun(everyPage(cursor => listMovements(app, caller, { cursor, limit: PAGE_ROWS })));
  return prepared([words.say('files.quotaMovements')], {
    title: words.say('tables.quotaMovements'),
    columns: movementColumns(words),
    pages,
  });
}

function movementColumns({ say }: ExportWords): FileColumn<QuotaMovement>[] {
  const kinds = [...MOVEMENT_KINDS, 'granted', 'withdrawn'] as const;
  return [
    { key: 'at', title: say('columns.at'), kind: 'instant', value: ({ at }) => at },
    {
      key: 'kind',
      title: say('columns.movement'),
      kind: 'choice',
      names: Object.fromEntries(kinds.map(kind => [kind, say(`movements.${kind}`)])),
      value: ({ kind }) => kind,
    },
    {
      key: 'meter',
      title: say('columns.meter'),
      kind: 'choice',
      names: Object.fromEntries(METERS.map(meter => [meter, say(`meters.${meter}`)])),
      value: ({ meter }) => meter,
    },
    { key: 'units', title: say('columns.units'), kind: 'whole', value: ({ units }) => units },
    { key: 'label', title: say('columns.for'), kind: 'text', value: ({ label }) => label },
    {
      key: 'reason',
      title: say('columns.reason'),
      kind: 'choice',
      names: Object.fromEntries(GIVE_BACK_REASONS.map(reason => [reason, say(`reasons.${reason}`)])),
      value: ({ reason }) => reason,
    },
  ];
}
