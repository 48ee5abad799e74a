import type { AuditFilter } from '#contract/admin-audit.ts';
import { csv } from '#domain/exports/csv.ts';
import { auditSentence } from '#i18n/audit-sentence.ts';
import { loadMessages, translateWith } from '#i18n/messages.ts';
import { act, type AdminContext } from './act.ts';
import { listEntries } from './audit.queries.ts';
import { readFilter } from './list-audit.ts';
import { showEntry } from './show-entry.ts';

const MOST_ROWS = 50_000;
const COLUMNS = [
  'id',
  'at',
  'actor',
  'action',
  'subject_type',
  'subject',
  'sentence',
  'details',
  'request_id',
];

/** The filtered log as CSV, safe to open in a spreadsheet; that it was taken along is an entry of its own. */
export function exportAudit(context: AdminContext, filter: AuditFilter): Promise<File> {
  const { caller, language } = context;
  return act(context, async (tx, record) => {
    const asked = await readFilter(tx, caller.userId, filter);
    const rows = await listEntries(tx, { ...asked, after: null, limit: MOST_ROWS });
    await record({ action: 'audit.exported', details: { rows: rows.length } });
    const t = translateWith(language, await loadMessages(language));
    const text = csv(
      COLUMNS,
      rows
        .map(showEntry)
        .map(entry => [
          entry.id,
          entry.at,
          entry.actor?.label ?? entry.actor?.id ?? null,
          entry.action,
          entry.subject?.type ?? null,
          entry.subject?.label ?? entry.subject?.id ?? null,
          auditSentence(entry, t),
          JSON.stringify(entry.details),
          entry.requestId,
        ]),
    );
    // Begins with a byte-order mark: without it spreadsheets misread accents.
    return new File([`\uFEFF${text}`], 'accroche-audit.csv', { type: 'text/csv;charset=utf-8' });
  });
}
