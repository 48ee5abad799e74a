import { parseEmail } from '#domain/auth/email.ts';
import { AppError } from '../../platform/app-error.ts';
import { emailKey } from '../../platform/email-key.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { AppContext } from '../../services/app-context.ts';
import { addRefusal, findRefusal, withdrawRefusal } from './report-refusals.queries.ts';
import { deleteInvitations } from './sent-invitations.queries.ts';
import type { RecipientInput } from './report-recipients.queries.ts';

/** Stores a recipient's answer for all schedules of an owner, including future ones. */
export async function keepAnswer(
  app: AppContext,
  tx: Queryable,
  { owner, email, recipient, wanted }: { owner: string; email: string; recipient: string; wanted: boolean },
): Promise<void> {
  const addressHash = addressHashOf(app, owner, email);
  await deleteInvitations(tx, owner, addressHash, wanted ? recipient : null);
  if (wanted) await withdrawRefusal(tx, owner, addressHash);
  else await addRefusal(tx, { userId: owner, addressHash, now: app.clock.now() });
}

/** Throws before anything is saved or sent: a recipient who declined is not invited again by the same owner. */
export async function requireNoneDeclined(
  app: AppContext,
  tx: Queryable,
  owner: string,
  input: readonly RecipientInput[],
): Promise<void> {
  for (const { email } of input) {
    if (await findRefusal(tx, owner, addressHashOf(app, owner, email)))
      throw new AppError('schedule_recipient_declined', { email });
  }
}

/** An address as an owner's invitations and refusals know it. */
export function addressHashOf({ secrets }: AppContext, owner: string, email: string): Buffer {
  const parsed = parseEmail(email);
  return secrets.hash('report-refusal', `${owner} ${parsed === undefined ? email : emailKey(parsed)}`);
}
