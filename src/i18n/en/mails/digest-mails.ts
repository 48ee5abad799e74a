import type { SameShape } from '../../language/translate.ts';
import type { digestMails as fr } from '../../fr/mails/digest-mails.ts';

export const digestMails: SameShape<typeof fr> = {
  subject: { one: 'Your digest: {count} piece of news', other: 'Your digest: {count} pieces of news' },
  daily: 'Here is what has happened since the last digest and is still unread.',
  weekly: 'Here is what happened this week and is still unread.',
  more: { one: 'And {count} more, in the app.', other: 'And {count} more, in the app.' },
  action: 'See everything',
  note: 'When there is no news, no digest is sent. Choose how often it comes in Settings, Notifications.',
  end: 'Stop receiving this digest',
};
