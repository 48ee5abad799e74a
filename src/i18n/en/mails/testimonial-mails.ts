import type { SameShape } from '../../language/translate.ts';
import type { testimonialMails as fr } from '../../fr/mails/testimonial-mails.ts';

export const testimonialMails: SameShape<typeof fr> = {
  published: {
    subject: 'Your testimonial is published · Accroche',
    title: 'Your testimonial is published',
    text: 'It was read and now stands on the page of testimonials, with the name and the dates you chose.',
    action: 'See my testimonial',
    note: 'You can change or withdraw it at any time. This message is sent after each decision.',
  },
  refused: {
    subject: 'Your testimonial is not published · Accroche',
    title: 'Your testimonial is not published',
    text: 'Reason: {reason}',
    noted: 'The person who read it adds: “{note}”',
    mend: 'You can correct it, and it will be read again. A low rating is never a reason for refusal.',
    action: 'Correct my testimonial',
    note: 'If you think this is a mistake, write to support. This message is sent after each decision.',
  },
  reasons: {
    insulting: 'it contains insulting or hateful words.',
    personal_data: 'it contains personal data, yours or somebody else’s.',
    advertising: 'it contains advertising or a link.',
    off_topic: 'it is not about Accroche.',
    unlawful: 'its content is against the law.',
    not_own_experience: 'it does not report a personal experience of the product.',
    unreadable: 'it is unreadable or meaningless.',
  },
};
