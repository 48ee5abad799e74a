import { parseEmail } from '#domain/auth/email.ts';
import { AppError } from '../../platform/app-error.ts';
import { emailKey } from '../../platform/email-key.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { AppContext } from '../../services/app-context.ts';
import { addRefusal, findRefusal, withdrawRefusal } from './report-refusals.queries.ts';
import type { RecipientInput } from './report-recipients.queries.ts';

/** Keeps what a reader answered an owner for all schedules of that owner, those to come included. */
export async function keepAnswer(
  app: AppContext,
  tx: Queryable,
  { owner, email, wanted }: { owner: string; email: string; wanted: boolean },
): Promise<void> {
  const addressHash = hashOf(app, owner, email);
  if (wanted) await withdrawRefusal(tx, owner, addressHash);
  else await addRefusal(tx, { userId: owner, addressHash, now: app.clock.now() });
}

/** Refuses before anything is saved or sent: who said no is not asked again by the same owner. */
export async function requireNoneDeclined(
  app: AppContext,
  tx: Queryable,
  owner: string,
  input: readonly RecipientInput[],
): Promise<void> {
  for (const { email } of input) {
    if (await findRefusal(tx, owner, hashOf(app, owner, email)))
      throw new AppError('schedule_recipient_declined', { email });
  }
}

function hashOf({ secrets }: AppContext, owner: string, email: string): Buffer {
  const parsed = parseEmail(email);
  return secrets.hash('report-refusal', `${owner} ${parsed === undefined ? email : emailKey(parsed)}`);
}
