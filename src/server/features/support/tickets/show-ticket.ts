import type { QueuedTicket, StaffThread, TicketItem, TicketThread } from '#contract/support/support.ts';
import type { QueuedRow, StaffThreadRow, ThreadRow, TicketRow } from '../queries/support.queries.ts';

export function showTicket(row: TicketRow): TicketItem {
  const { id, reference, category, subject, state, rating } = row;
  return {
    id,
    reference,
    category,
    subject,
    state,
    rating,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
  };
}

export function showThread(row: ThreadRow): TicketThread {
  return {
    ...showTicket(row),
    messages: row.messages.map(message => ({
      ...message,
      created_at: new Date(message.created_at).toISOString(),
    })),
    diagnostics: row.diagnostics ?? [],
    conversation: row.conversation ?? [],
  };
}

export function showQueued(row: QueuedRow): QueuedTicket {
  return { ...showTicket(row), user_id: row.user_id, email: row.email, language: row.language };
}

export function showStaffThread(row: StaffThreadRow): StaffThread {
  const { user_id, email, language } = row;
  const notes = row.notes.map(note => ({ ...note, created_at: new Date(note.created_at).toISOString() }));
  return { ...showThread(row), user_id, email, language, notes };
}
