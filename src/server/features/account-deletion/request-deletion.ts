import { deletionDueAt, DELETION_WORDS, isDeletionWord } from '#domain/account-deletion/deletion.ts';
import { effectivePlan, PLANS } from '#domain/plans/plan-table.ts';
import { notificationMails as english } from '#i18n/en/mails/notification-mails.ts';
import { notificationMails as french } from '#i18n/fr/mails/notification-mails.ts';
import { revokeAllKeys } from '../api-keys/revoke-key.ts';
import { closingWords } from '../billing/customers/closing-words.ts';
import { AppError } from '../../platform/app-error.ts';
import { confirmPassword, endOtherSessions, hasPassword } from '../auth/users/confirm-password.ts';
import { requireCallerStands } from '../../services/user-lock/lock-account-owner.ts';
import { evictCachedSessions } from '../auth/sessions/session-state.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import { mailSecurity, recordSecurityEvent } from '../notifications/announce-security.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import {
  deleteDeletion,
  findDueAt,
  findPlan,
  hasStayingAdmin,
  insertDeletion,
  isAdmin,
  lockAdmins,
} from './account-deletion.queries.ts';

type Context = RequestContext & { caller: Caller };
interface State {
  due_at: string | null;
  needs_password: boolean;
  is_last_admin: boolean;
}

export async function getDeletion(app: AppContext, { userId }: Caller): Promise<State> {
  const dueAt = await findDueAt(app.db.tenant(userId), userId);
  const { system } = app.db;
  return {
    due_at: dueAt?.toISOString() ?? null,
    needs_password: await hasPassword(app, userId),
    is_last_admin:
      dueAt === null && (await isAdmin(system, userId)) && !(await hasStayingAdmin(system, userId)),
  };
}

/** Requests the erasure of the caller's account: it is due in a week, other credentials are revoked now. */
export async function requestDeletion(
  { app, caller, language, requestId }: Context,
  { word, password }: { word: string; password?: string | undefined },
): Promise<State> {
  if (!isDeletionWord(word)) throw new AppError('deletion_word_wrong', { word: DELETION_WORDS[language] });
  const { userId, sessionId } = caller;
  if (!(await confirmPassword(app, caller, password))) throw new AppError('deletion_password_wrong');
  const now = app.clock.now();
  const dueAt = deletionDueAt(now);
  const isNew = await app.db.system.transaction(async tx => {
    const admins = await lockAdmins(tx);
    await requireCallerStands(app, tx, caller);
    if (admins.includes(userId) && !(await hasStayingAdmin(tx, userId))) throw new AppError('last_admin');
    if ((await insertDeletion(tx, userId, now, dueAt)) === 0) return false;
    await endOtherSessions(tx, userId, sessionId);
    await revokeAllKeys(tx, userId);
    await recordSecurityEvent(app, tx, userId, { what: 'deletion_requested', name: '', requestId });
    return true;
  });
  evictCachedSessions(app.db, userId);
  if (isNew) {
    const contract = await closingWords(app, userId, dueAt);
    const plan = await findPlan(app.db.tenant(userId), userId);
    const suspends = PLANS[effectivePlan(plan)].reportExport ? 'schedules' : 'links';
    await mailSecurity(app, userId, {
      what: 'deletion_requested',
      values: { when: dueAt.toISOString() },
      also: (inLanguage, timeZone) => [
        (inLanguage === 'en' ? english : french).deletion_suspends[suspends],
        ...contract(inLanguage, timeZone),
      ],
    });
  }
  return getDeletion(app, caller);
}

/** Nothing was erased yet; the request is cancelled. */
export async function cancelDeletion({ app, caller, requestId }: Context): Promise<State> {
  const { userId } = caller;
  await app.db.system.transaction(async tx => {
    if ((await deleteDeletion(tx, userId, app.clock.now())) === 0) throw new AppError('not_found');
    await recordSecurityEvent(app, tx, userId, { what: 'deletion_cancelled', name: '', requestId });
  });
  await mailSecurity(app, userId, { what: 'deletion_cancelled', values: {} });
  return getDeletion(app, caller);
}
