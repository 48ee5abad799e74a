import type { quotaMails as french } from '../../fr/mails/quota-mails.ts';

const action = 'See my quotas';
const note = 'One message per quota and period. You can change this in Settings, Notifications.';

export const quotaMails: typeof french = {
  meters: {
    video_analysis: 'video analyses',
    account_analysis: 'account analyses',
    script_generation: 'scripts',
    hooks_generation: 'hook generations',
    chatbot_questions: 'questions to the chatbot',
  },
  low: {
    month: {
      subject: 'This month’s quota: {what}, {used} of {limit} · Accroche',
      title: 'This month’s quota: {what}, {used} of {limit}',
      text: '{left} are left until {when}, when the counter starts again from zero. What has been made stays yours.',
      action,
      note,
    },
    day: {
      subject: 'Today’s quota: {what}, {used} of {limit} · Accroche',
      title: 'Today’s quota: {what}, {used} of {limit}',
      text: '{left} are left until {when}, when the counter starts again from zero. What has been made stays yours.',
      action,
      note,
    },
  },
};
