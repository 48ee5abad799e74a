import type { Language } from '#contract/wire/languages.ts';
import { effectivePlan, PLANS } from '#domain/plans/plan-table.ts';
import { AppError } from '../../platform/app-error.ts';
import type { AppContext } from '../../services/app-context.ts';
import { isLeavingToken, isRecipientToken } from './mail-links.ts';
import {
  answerInvitation as saveAnswer,
  findInvitation,
  type Invitation,
} from './report-recipients.queries.ts';
import type { RecipientState } from './report-schedules.queries.ts';
import { keepAnswer } from './refusals.ts';
import { notifyOwner } from './notify-owner.ts';

interface Proof {
  recipient: string;
  token: string;
}

type ShownInvitation = Omit<Invitation, 'id' | 'plan_type' | 'is_stopped'> & { is_held: boolean };

/** The invitation behind a mail's link. Only a valid link reveals that its recipient was removed. */
export async function readInvitation(app: AppContext, proof: Proof): Promise<ShownInvitation> {
  if (!isRecipientToken(app, proof)) throw new AppError('schedule_mail_link_wrong');
  const invitation = await findInvitation(app.db.system, proof.recipient);
  if (invitation === undefined) throw new AppError('schedule_mails_ended');
  const { id: _, plan_type: plan, is_stopped: isStopped, ...told } = invitation;
  return { ...told, is_held: isStopped || !PLANS[effectivePlan(plan)].reportExport };
}

/** Accepts a schedule's mails, or ends them; the answer can be changed at any time. */
export async function answerInvitation(
  app: AppContext,
  { wanted, language = null, ...proof }: Proof & { wanted: boolean; language?: Language | undefined | null },
): Promise<{ state: RecipientState }> {
  await readInvitation(app, proof);
  return { state: await save(app, proof.recipient, { wanted, language }) };
}

/** Ends the mails on request of a mail program; idempotent. */
export async function unsubscribe(app: AppContext, { recipient, token }: Proof): Promise<undefined> {
  if (!isLeavingToken(app, { recipient, token })) throw new AppError('schedule_mail_link_wrong');
  await save(app, recipient, { wanted: false, language: null });
}

async function save(
  app: AppContext,
  recipient: string,
  { wanted, language }: { wanted: boolean; language: Language | null },
): Promise<RecipientState> {
  const state = wanted ? 'confirmed' : 'unsubscribed';
  await app.db.system.transaction(async tx => {
    const now = app.clock.now();
    const answered = await saveAnswer(tx, recipient, { state, language, now });
    // Deleted with its schedule; the link of an old mail has nothing left to end.
    if (answered === undefined) return;
    await keepAnswer(app, tx, { owner: answered.user_id, email: answered.email, recipient, wanted });
    const { state_before: before, is_owner: isOwner, ...about } = answered;
    if (wanted || isOwner || before === 'unsubscribed') return;
    await notifyOwner(app, tx, {
      ...about,
      id: recipient,
      what: before === 'asked' ? 'declined' : 'left',
      at: now,
    });
  });
  return state;
}
