import { deletionDueAt, DELETION_WORDS, isDeletionWord } from '#domain/account-deletion/deletion.ts';
import { revokeAllKeys } from '../api-keys/revoke-key.ts';
import { closingWords } from '../billing/customers/closing-words.ts';
import { AppError } from '../../platform/app-error.ts';
import { confirmPassword, endOtherSessions, hasPassword } from '../auth/users/confirm-password.ts';
import { requireCallerStands } from '../../services/user-lock/hold-account.ts';
import { forgetSessionsOf } from '../auth/sessions/session-state.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import { mailSecurity, noteSecurity } from '../notifications/announce-security.ts';
import type { Caller, World } from '../../services/app-context.ts';
import {
  deleteDeletion,
  findDueAt,
  hasStayingAdmin,
  insertDeletion,
  lockAdmins,
} from './account-deletion.queries.ts';

type Context = RequestContext & { caller: Caller };
interface State {
  due_at: string | null;
  needs_password: boolean;
}

export async function getDeletion(world: World, { userId }: Caller): Promise<State> {
  const dueAt = await findDueAt(world.db.tenant(userId), userId);
  return { due_at: dueAt?.toISOString() ?? null, needs_password: await hasPassword(world, userId) };
}

/** Asks for the erasure of one's account: it is due in a week, other ways in are closed now. */
export async function requestDeletion(
  { world, caller, language, requestId }: Context,
  { word, password }: { word: string; password?: string | undefined },
): Promise<State> {
  if (!isDeletionWord(word)) throw new AppError('deletion_word_wrong', { word: DELETION_WORDS[language] });
  const { userId, sessionId } = caller;
  if (!(await confirmPassword(world, caller, password))) throw new AppError('deletion_password_wrong');
  const now = world.clock.now();
  const dueAt = deletionDueAt(now);
  const isNew = await world.db.system.transaction(async tx => {
    const admins = await lockAdmins(tx);
    await requireCallerStands(world, tx, caller);
    if (admins.includes(userId) && !(await hasStayingAdmin(tx, userId))) throw new AppError('last_admin');
    if ((await insertDeletion(tx, userId, now, dueAt)) === 0) return false;
    await endOtherSessions(tx, userId, sessionId);
    await revokeAllKeys(tx, userId);
    await noteSecurity(world, tx, userId, { what: 'deletion_requested', name: '', requestId });
    return true;
  });
  forgetSessionsOf(world.db, userId);
  if (isNew) {
    await mailSecurity(world, userId, {
      what: 'deletion_requested',
      values: { when: dueAt.toISOString() },
      also: await closingWords(world, userId, dueAt),
    });
  }
  return getDeletion(world, caller);
}

/** Nothing was erased yet, and nothing will be. */
export async function cancelDeletion({ world, caller, requestId }: Context): Promise<State> {
  const { userId } = caller;
  await world.db.system.transaction(async tx => {
    if ((await deleteDeletion(tx, userId, world.clock.now())) === 0) throw new AppError('not_found');
    await noteSecurity(world, tx, userId, { what: 'deletion_cancelled', name: '', requestId });
  });
  await mailSecurity(world, userId, { what: 'deletion_cancelled', values: {} });
  return getDeletion(world, caller);
}
