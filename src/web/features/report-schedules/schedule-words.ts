import { DAY_MS } from '#domain/time/day-ms.ts';
import type { ReportSchedule } from '#contract/report-schedules.ts';
import { LOCALE, type Language } from '#contract/wire/languages.ts';
import type { ScheduleTimes } from '#domain/report-schedules/schedule.ts';
import type { T } from '#i18n/messages.ts';

/** A Monday. */
const MONDAY_MS = Date.UTC(2024, 0, 1);

/** The name of a weekday, 1 Monday to 7 Sunday. */
export function weekdayName(day: number, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], { weekday: 'long', timeZone: 'UTC' });
  return format.format(MONDAY_MS + (day - 1) * DAY_MS);
}

/** 8 → « 08:00 », in the language's format. */
export function hourName(hour: number, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(MONDAY_MS + hour * 3_600_000);
}

/** « Chaque lundi à 08:00 ». */
export function scheduleText({ frequency, day, hour }: ScheduleTimes, t: T, language: Language): string {
  const at = hourName(hour, language);
  if (frequency === 'weekly') return t('schedules.weekly', { day: weekdayName(day, language), hour: at });
  return day === 31 ? t('schedules.monthlyLast', { hour: at }) : t('schedules.monthly', { day, hour: at });
}

/** Whether the owner gets the mails: after unsubscribing by a mail's link, a pause does not subscribe them again. */
export function getsMails(recipients: ReportSchedule['recipients']): boolean {
  return recipients.some(({ is_owner: isOwner, state }) => isOwner && state === 'confirmed');
}

type Recipients = ReportSchedule['recipients'];

/** No report is made, nor charged, while nobody would receive it. */
export const hasReader = (recipients: Recipients): boolean =>
  recipients.some(one => one.state === 'confirmed' && !one.is_refused);

export const isAwaited = (recipients: Recipients): boolean =>
  recipients.some(({ state }) => state === 'asked');
