import { parseEmail } from '#domain/auth/email.ts';
import { AppError } from '../../platform/app-error.ts';
import { emailKey } from '../../platform/email-key.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { World } from '../../services/app-context.ts';
import { addRefusal, findRefusal, takeRefusalBack } from './report-refusals.queries.ts';
import type { AskedRecipient } from './report-recipients.queries.ts';

/** Keeps what a reader answered an owner for all schedules of that owner, those to come included. */
export async function keepAnswer(
  world: World,
  tx: Queryable,
  { owner, email, wanted }: { owner: string; email: string; wanted: boolean },
): Promise<void> {
  const addressHash = hashOf(world, owner, email);
  if (wanted) await takeRefusalBack(tx, owner, addressHash);
  else await addRefusal(tx, { userId: owner, addressHash, now: world.clock.now() });
}

/** Refuses before anything is saved or sent: who said no is not asked again by the same owner. */
export async function requireNoneDeclined(
  world: World,
  tx: Queryable,
  owner: string,
  asked: readonly AskedRecipient[],
): Promise<void> {
  for (const { email } of asked) {
    if (await findRefusal(tx, owner, hashOf(world, owner, email)))
      throw new AppError('schedule_recipient_declined', { email });
  }
}

function hashOf({ secrets }: World, owner: string, email: string): Buffer {
  const parsed = parseEmail(email);
  return secrets.hash('report-refusal', `${owner} ${parsed === undefined ? email : emailKey(parsed)}`);
}
