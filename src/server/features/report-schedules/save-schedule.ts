import type { ReportSchedule } from '#contract/report-schedules.ts';
import { nextRunAt, type ScheduleTimes } from '#domain/report-schedules/schedule.ts';
import { parseEmail } from '#domain/auth/email.ts';
import { effectivePlan, PLANS } from '#domain/plans/plan-table.ts';
import { getLinkedAccount } from '../accounts/queries/get-linked-account.ts';
import { AppError } from '../../platform/app-error.ts';
import { requireCallerStands } from '../../services/user-lock/lock-account-owner.ts';
import { isUniqueViolation, type Transaction } from '../../platform/db/database.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import type { Caller } from '../../services/app-context.ts';
import { inviteRecipients, requireFewAsked } from './invite-recipients.ts';
import { requireNoneDeclined } from './refusals.ts';
import { idsFor, keepInvitations, loadSentInvitations } from './sent-invitations.ts';
import { setRecipients, type RecipientInput } from './report-recipients.queries.ts';
import { findSchedule, insertSchedule, lockOwner, updateSchedule } from './report-schedules.queries.ts';
import { showSchedule } from './show-schedule.ts';

/** More would amount to a mailing list. */
const MOST_SCHEDULES = 20;

interface Choice extends ScheduleTimes {
  days: number;
  recipients: string[];
  to_me: boolean;
}

type Context = RequestContext & { caller: Caller };
type Owner = NonNullable<Awaited<ReturnType<typeof lockOwner>>>;

/** Creates a schedule for reports on an account. Other recipients are invited by mail first. */
export function createSchedule(
  context: Context,
  { accountId, ...choice }: Choice & { accountId: string },
): Promise<ReportSchedule> {
  const { app, caller } = context;
  return saved(context, choice, async (tx, owner) => {
    await getLinkedAccount(tx, caller.userId, accountId);
    if (owner.schedules >= MOST_SCHEDULES)
      throw new AppError('schedule_limit_reached', { limit: MOST_SCHEDULES });
    const now = app.clock.now();
    const schedule = await insertSchedule(tx, {
      ...choice,
      userId: caller.userId,
      accountId,
      timeZone: owner.time_zone,
      nextRunAt: nextRunAt(choice, now, owner.time_zone),
      now,
    });
    if (schedule === undefined) throw new AppError('schedule_exists');
    return { scheduleId: schedule.id, triesRefused: true };
  });
}

/** Changes, pauses or resumes a schedule; its next time is recomputed from now. */
export function changeSchedule(
  context: Context,
  { id, is_paused: isPaused, ...choice }: Choice & { id: string; is_paused: boolean },
): Promise<ReportSchedule> {
  const { app, caller } = context;
  return saved(context, choice, async (tx, owner) => {
    const before = await findSchedule(tx, caller.userId, id);
    if (before === undefined) throw new AppError('schedule_not_found');
    await updateSchedule(tx, caller.userId, id, {
      ...choice,
      timeZone: owner.time_zone,
      isPaused,
      nextRunAt: nextRunAt(choice, app.clock.now(), owner.time_zone),
    });
    // Pausing or resuming does not retry refused addresses.
    return { scheduleId: id, triesRefused: before.is_paused === isPaused };
  });
}

async function saved(
  { app, caller, language }: Context,
  choice: Choice,
  save: (tx: Transaction, owner: Owner) => Promise<{ scheduleId: string; triesRefused: boolean }>,
): Promise<ReportSchedule> {
  const { userId, email: ownEmail } = caller;
  const emails = readAddresses(choice.recipients).filter(email => email !== ownEmail);
  let input: RecipientInput[] = [];
  const schedule = await app.db
    .tenant(userId)
    .transaction(async tx => {
      await requireCallerStands(app, tx, caller);
      const owner = await lockOwner(tx, userId);
      if (owner === undefined) throw new AppError('unauthenticated');
      // A schedule of another user is not found, whatever the plan.
      const { scheduleId, triesRefused } = await save(tx, owner);
      if (!PLANS[effectivePlan(owner.plan_type)].reportExport) throw new AppError('schedule_not_in_plan');
      const own = choice.to_me ? ownEmail : null;
      const now = app.clock.now();
      const sent = await loadSentInvitations(app, userId);
      const newIds = idsFor(app, userId, emails, sent);
      input = await setRecipients(tx, {
        userId,
        scheduleId,
        emails,
        newIds,
        ownEmail: own,
        triesRefused,
        now,
      });
      // Only a signed-in user, not an API key, may add recipients, as for links; existing ones may stay.
      if (caller.apiKey !== undefined && input.length > 0) throw new AppError('api_key_refused');
      await requireNoneDeclined(app, tx, userId, input);
      input = await keepInvitations(app, tx, userId, { input, sent });
      await requireFewAsked(app, userId, input);
      const row = await findSchedule(tx, userId, scheduleId);
      if (row === undefined) throw new AppError('schedule_not_found');
      return showSchedule(row);
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('schedule_exists') : error;
    });
  await inviteRecipients(app, { id: userId, email: ownEmail, language }, schedule, input);
  return schedule;
}

/** No real mailbox has a domain without a dot. */
function hasDottedDomain(email: string): boolean {
  return email.slice(email.lastIndexOf('@')).includes('.');
}

/** Addresses without duplicates, in normalised form. */
function readAddresses(typed: readonly string[]): string[] {
  const emails = typed.map(text => {
    const email = parseEmail(text);
    if (email === undefined || !hasDottedDomain(email))
      throw new AppError('schedule_recipient_invalid', { email: text.slice(0, 100) });
    return email;
  });
  return [...new Set<string>(emails)];
}
