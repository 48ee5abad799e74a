import type { Notification } from '#contract/notifications.ts';
import { errorSentence } from './error-sentence.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const EXCERPT = 60;

/** A notification as a sentence, for its page and the digest. */
export function notificationSentence(told: Notification, t: T, formats: Formats): string {
  const { event, username, name, error } = told;
  const who = { username: username ?? '' };
  switch (event) {
    case 'sync_failed':
      return withCause(t('news.sync_failed', who), error, t, formats);
    case 'sync_done':
      return t('news.sync_done', who);
    case 'outlier_found':
      return t('news.outlier_found', {
        ...who,
        caption: excerpt(name ?? '') || t('news.noCaption'),
        factor: formats.number(told.factor ?? 0, 1),
      });
    case 'quota_low':
      return quotaSentence(told, t, formats);
    case 'ticket_answered':
      return t('news.ticket_answered', { reference: name ?? '' });
    case 'report_ready':
      return t('news.report_ready', who);
    case 'report_failed':
      if (told.recipient !== null)
        return t(`news.recipients.${told.recipient}`, { ...who, email: name ?? '' });
      return withCause(t('news.report_failed', who), error, t, formats);
    case 'billing': {
      const when = told.at === null ? '' : formats.date(told.at);
      return told.billing === null ? t('news.title') : t(`news.billing.${told.billing}`, { when });
    }
    case 'testimonial':
      return t(told.decision === 'refused' ? 'news.testimonialRefused' : 'news.testimonialPublished');
    case 'security':
      return told.security === null
        ? t('news.title')
        : t(`news.security.${told.security}`, { name: name ?? '' });
  }
}

function quotaSentence({ quota }: Notification, t: T, formats: Formats): string {
  if (quota === null) return t('news.title');
  const values = {
    what: t(`news.meters.${quota.meter}`),
    used: formats.number(quota.used),
    limit: formats.number(quota.limit),
  };
  const isFull = quota.used >= quota.limit;
  return t(isFull ? `news.quotaFull.${quota.period}` : `news.quotaLow.${quota.period}`, values);
}

function excerpt(text: string): string {
  const letters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return letters.length <= EXCERPT ? letters.join('') : `${letters.slice(0, EXCERPT - 1).join('')}…`;
}

function withCause(sentence: string, error: Notification['error'], t: T, formats: Formats): string {
  if (error === null) return sentence;
  const values = Object.fromEntries(
    Object.entries(error.values).map(([key, value]) => [
      key,
      typeof value === 'string' && INSTANT.test(value) ? formats.dateTime(value) : value,
    ]),
  );
  const cause = errorSentence(error.code, values, t);
  return cause === undefined ? sentence : `${sentence} ${cause}`;
}
