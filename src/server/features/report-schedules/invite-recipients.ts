import type { Language } from '#contract/wire/languages.ts';
import type { ReportSchedule } from '#contract/report-schedules.ts';
import { reportMails as english } from '#i18n/en/mails/report-mails.ts';
import { reportMails as french } from '#i18n/fr/mails/report-mails.ts';
import { AppError } from '../../platform/app-error.ts';
import { AN_HOUR_SECONDS, mayInvite } from '../../services/rate-limits/limit-invitations.ts';
import { writeBilingualMail } from '../../services/mail/mail-user.ts';
import type { AppContext } from '../../services/app-context.ts';
import { recipientPath } from './mail-links.ts';
import { findKnownLanguage, INVITATION, type RecipientInput } from './report-recipients.queries.ts';

/** Throws before anything is saved: prevents sending unsolicited mail to strangers. */
export async function requireFewAsked(
  app: AppContext,
  userId: string,
  input: readonly RecipientInput[],
): Promise<void> {
  for (const { email } of input) {
    if (!(await mayInvite(app, userId, email)))
      throw new AppError('schedule_too_many_asked', {}, { retryAfterSeconds: AN_HOUR_SECONDS });
  }
}

/**
 * Sends invitation mails in both languages: first the one that the recipient is known to read, else that of the inviting
 * user. A failed mail does not stop the others.
 */
export async function inviteRecipients(
  app: AppContext,
  owner: { id: string; email: string; language: Language },
  schedule: ReportSchedule,
  input: readonly RecipientInput[],
): Promise<void> {
  try {
    for (const { id, email } of input) {
      const known = await findKnownLanguage(app.db.system, owner.id, email);
      const mail = writeBilingualMail(
        app,
        { email, language: known?.language ?? owner.language },
        inLanguage => {
          const { invitation } = inLanguage === 'en' ? english : french;
          return {
            ...invitation,
            subject: invitation.title,
            text: invitation[schedule.frequency],
            path: recipientPath(app, id),
            values: { username: schedule.username, owner: owner.email },
          };
        },
      );
      await app.mailer.send({ ...mail, reference: `${INVITATION}${id}` });
    }
  } catch (error) {
    app.log.error({ err: error }, 'invitations could not be handed over');
  }
}
