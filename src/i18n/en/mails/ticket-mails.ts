import type { ticketMails as french } from '#i18n/fr/mails/ticket-mails.ts';
import type { SameShape } from '#i18n/language/translate.ts';

export const ticketMails: SameShape<typeof french> = {
  received: {
    subject: 'Your request {reference} has arrived · Accroche',
    title: 'Your request has arrived',
    text: 'Its reference is {reference}. A person will read it and answer at this address.',
    action: 'Go to support',
    note: 'This message goes out with each new request.',
  },
  answered: {
    subject: 'Answer to your request {reference} · Accroche',
    title: 'We have answered you',
    text: 'Here is our answer to your request {reference}:',
    action: 'See the thread and reply',
    note: 'Your request stays open for as long as you like.',
  },
  answeredGuest: {
    subject: 'Answer to your request {reference} · Accroche',
    title: 'We have answered you',
    text: 'Here is our answer to your request {reference}:',
    action: 'Write again',
    note: 'To go on, write again and give your reference.',
  },
};
