import { randomUUID } from 'node:crypto';
import { INVITATION_DAYS, MOST_UNANSWERED } from '#domain/report-schedules/schedule.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { AppContext } from '../../services/app-context.ts';
import { addressHashOf } from './refusals.ts';
import type { RecipientInput } from './report-recipients.queries.ts';
import { keepSentInvitations, listSentInvitations, type SentInvitation } from './sent-invitations.queries.ts';

const DAY_MS = 86_400_000;

/** What an owner sent lately and nobody answered. Call it while the owner is locked. */
export async function loadSentInvitations(app: AppContext, owner: string): Promise<SentInvitation[]> {
  return listSentInvitations(app.db.system, owner, sinceOf(app));
}

/** An id for each address: that of an unanswered invitation whose recipient was removed, whose link then works again. */
export function idsFor(
  app: AppContext,
  owner: string,
  emails: readonly string[],
  sent: readonly SentInvitation[],
): string[] {
  const free = sent.filter(one => one.is_free);
  return emails.map(email => {
    const hash = addressHashOf(app, owner, email);
    const at = free.findIndex(one => one.address_hash.equals(hash));
    return at < 0 ? randomUUID() : (free.splice(at, 1)[0]?.recipient_id ?? randomUUID());
  });
}

/**
 * Of new recipients those who get a mail: not who was written to lately by the same owner. Throws before anything is
 * sent when an address leaves too many invitations unanswered.
 */
export async function keepInvitations(
  app: AppContext,
  tx: Queryable,
  owner: string,
  { input, sent }: { input: readonly RecipientInput[]; sent: readonly SentInvitation[] },
): Promise<RecipientInput[]> {
  const asked = new Set(sent.map(one => one.recipient_id));
  const mailed = input
    .filter(({ id }) => !asked.has(id))
    .map(one => ({ ...one, addressHash: addressHashOf(app, owner, one.email) }));
  for (const { email, addressHash } of mailed) {
    if (sent.filter(one => one.address_hash.equals(addressHash)).length >= MOST_UNANSWERED)
      throw new AppError('schedule_recipient_silent', { email, days: INVITATION_DAYS });
  }
  await keepSentInvitations(tx, owner, { sent: mailed, now: app.clock.now(), before: sinceOf(app) });
  return mailed;
}

function sinceOf(app: AppContext): Date {
  return new Date(app.clock.now().getTime() - INVITATION_DAYS * DAY_MS);
}
