import { LOCALE, type Language } from '#contract/wire/languages.ts';
import { levelOf, lowQuotas, QUOTA_LEVELS, type LowQuota } from '#domain/quotas/low-quota.ts';
import { meterLimits, type Meter } from '#domain/quotas/meters.ts';
import { quotaMails as english } from '#i18n/en/mails/quota-mails.ts';
import { quotaMails as french } from '#i18n/fr/mails/quota-mails.ts';
import { asRead } from '#i18n/language/as-formatted.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { announceEvent } from '../notifications/announce-event.ts';
import { getChoices } from '../notifications/choose-notifications.ts';
import { mailInTransaction, type MailWords } from '../../services/mail/mail-user.ts';
import type { AppContext } from '../../services/app-context.ts';
import { usageOfPeriod } from './get-usage.ts';
import { findEntitlement } from './ledger.queries.ts';
import { listCredits } from './quotas.queries.ts';
import { deleteOldWarnings, listUnsentWarnings, markWarningSent } from './warnings.queries.ts';

export const TELL_LOW_QUOTAS_EVERY_SECONDS = 30;
const AT_ONCE = 100;

interface Told extends LowQuota {
  meter: Meter;
  resetsAt: Date;
  timeZone: string;
}

/** Mails users who have used four fifths of a quota: once per day or month, unless disabled. */
export async function mailLowQuotas(app: AppContext): Promise<number> {
  const { system } = app.db;
  const now = app.clock.now();
  let told = 0;
  for (const { user_id: userId, meter } of await listUnsentWarnings(system, { now, limit: AT_ONCE })) {
    if (!app.jobs.isRunning()) break;
    try {
      const { quota_low: wanted } = await getChoices(app, { userId });
      if (await system.transaction(tx => tell(app, tx, { userId, meter, now, isMailed: wanted.mail })))
        told += 1;
    } catch (error) {
      app.log.warn({ err: error }, 'a quota that runs low could not be told; it will be tried again');
    }
  }
  await deleteOldWarnings(system, now);
  return told;
}

/** Checked again: units released or granted meanwhile make the mail unnecessary. */
async function tell(
  app: AppContext,
  tx: Transaction,
  { userId, meter, now, isMailed }: { userId: string; meter: Meter; now: Date; isMailed: boolean },
): Promise<boolean> {
  const entitled = await findEntitlement(tx, userId);
  if (entitled === undefined) return false;
  const { usage, creditsFrom } = await usageOfPeriod(tx, userId, entitled.time_zone, now);
  const limits = meterLimits(entitled.plan_type, meter, await listCredits(tx, userId, creditsFrom));
  const news: LowQuota[] = [];
  for (const low of lowQuotas(meter, limits, usage)) {
    const levels = levelOf(low) === 'full' ? QUOTA_LEVELS : (['low'] as const);
    if ((await markWarningSent(tx, { userId, meter, period: low.period, levels, at: now })) > 0)
      news.push(low);
  }
  // If both a month and a day are low, only the month is reported.
  const [quota] = news;
  if (quota === undefined) return false;
  const resetsAt = quota.period === 'month' ? usage.month_ends_at : usage.day_ends_at;
  await announceEvent(app, tx, userId, {
    event: 'quota_low',
    about: `${meter}:${quota.period}:${resetsAt.toISOString()}:${levelOf(quota)}`,
    details: { meter, ...quota },
  });
  if (!isMailed) return false;
  const told = { ...quota, meter, resetsAt, timeZone: entitled.time_zone };
  await mailInTransaction(app, tx, userId, language => wordsOf(told, language));
  return true;
}

function wordsOf({ meter, period, used, limit, resetsAt, timeZone }: Told, language: Language): MailWords {
  const { meters, low } = language === 'en' ? english : french;
  const when = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeStyle: 'short', timeZone });
  return {
    ...low[period],
    path: '/settings#plan',
    values: {
      what: meters[meter],
      used,
      limit,
      left: Math.max(0, limit - used),
      when: asRead(when.format(resetsAt)),
    },
  };
}
