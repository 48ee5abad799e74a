import type { AuditEntry } from '#contract/admin/admin-audit.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import { auditSentence } from '#presentation/sentences/audit-sentence.ts';
import type { ExportWords } from '../../exports/export-words.ts';
import { begun, everyPage, prepared, type PreparedTable } from '../../exports/prepared-table.ts';
import { listAudit } from '../acts/list-audit.ts';
import { PAGE_ROWS, type AdminTableOrder } from './admin-table-order.ts';

/** The audit log, newest first, each entry with its sentence. */
export async function auditTable({ context, words, input }: AdminTableOrder): Promise<PreparedTable> {
  const { actor, action, subject, from, to } = input;
  const pages = await begun(
    everyPage(cursor => listAudit(context, { actor, action, subject, from, to, cursor, limit: PAGE_ROWS })),
  );
  return prepared([words.say('files.audit')], {
    title: words.say('tables.audit'),
    columns: entryColumns(words),
    pages,
  });
}

function entryColumns({ say, t, language }: ExportWords): FileColumn<AuditEntry>[] {
  return [
    { key: 'id', title: say('columns.id'), kind: 'whole', value: ({ id }) => id },
    { key: 'at', title: say('columns.at'), kind: 'instant', value: ({ at }) => at },
    {
      key: 'actor',
      title: t('admin.audit.actor'),
      kind: 'text',
      value: ({ actor }) => actor?.label ?? actor?.id ?? null,
    },
    { key: 'action', title: say('columns.action'), kind: 'text', value: ({ action }) => action },
    {
      key: 'subject_type',
      title: say('columns.subjectType'),
      kind: 'text',
      value: ({ subject }) => subject?.type ?? null,
    },
    {
      key: 'subject',
      title: t('admin.audit.subject'),
      kind: 'text',
      value: ({ subject }) => subject?.label ?? subject?.id ?? null,
    },
    {
      key: 'sentence',
      title: say('columns.sentence'),
      kind: 'text',
      value: entry => auditSentence(entry, t, language),
    },
    {
      key: 'details',
      title: say('columns.details'),
      kind: 'text',
      value: ({ details }) => JSON.stringify(details),
    },
    { key: 'request_id', title: say('columns.request'), kind: 'text', value: ({ requestId }) => requestId },
  ];
}
