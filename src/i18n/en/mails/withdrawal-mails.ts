import type { withdrawalMails as french } from '../../fr/mails/withdrawal-mails.ts';

export const withdrawalMails: typeof french = {
  contract: '{plan} subscription, made on {date}',
  statement: [
    'I hereby give notice that I withdraw from the following contract: ',
    'Name: ',
    'Acknowledgement to be sent to: ',
  ],
  received: {
    title: 'We have received your withdrawal',
    text: 'We received your statement of withdrawal on {when} (Paris time). Here it is, as you sent it.',
    unproved:
      'A statement of withdrawal was made for this address on {when} (Paris time). As a precaution this message does not repeat what it says: anybody can type somebody else’s address.',
    note: 'Keep this message: it proves your statement, with its date and time.',
  },
  refund: {
    all: 'Everything you paid for it is refunded',
    part: 'What you paid for it is refunded, less the days on which the service ran at your request,',
  },
  next: {
    ends: {
      subject: 'Acknowledgement of your withdrawal · Accroche',
      action: 'See my plan',
      text: 'The contract ends today. {refund} by the means of payment you used, on {until} at the latest. Your data stays, on the free plan.',
    },
    link: {
      subject: 'Acknowledgement of your withdrawal · Accroche',
      action: 'End the contract',
      text: 'Your statement is recorded and counts from that time. As you were not signed in, one click is left: open this link to prove that this address is yours. The text of the statement is then sent to you, and the contract ends at once. {refund} by the means of payment you used, on {until} at the latest. Without that click, a person takes care of it. If this was not you, write to support.',
    },
    staff: {
      subject: 'Acknowledgement of your withdrawal, {reference} · Accroche',
      action: 'Write to us',
      text: 'Your statement is recorded under the reference {reference} and counts from that time. No contract was found at once under this address: a person looks for it and answers you, with the text of the statement. What you paid is refunded on {until} at the latest, if the time to withdraw had not passed.',
    },
  },
  refunded: {
    subject: 'Your refund of {amount} is on its way · Accroche',
    title: 'Your refund is on its way',
    text: 'Your contract has ended. {amount} is being refunded by the means of payment you used. Depending on your bank, it shows within a few days.',
    share:
      'How it works out: {used} of {days} days of service have gone by. Of the {paid} you paid, the share for the days left comes back to you: {amount}.',
    action: 'See my invoices',
    note: 'This message follows your withdrawal. Nothing more will be charged.',
  },
  ended: {
    subject: 'Your contract has ended · Accroche',
    title: 'Your contract has ended',
    text: 'Your withdrawal has taken effect. Nothing had been paid for this contract: there is nothing to refund.',
    action: 'See my plan',
    note: 'Nothing more will be charged.',
  },
  subject: 'Withdrawal to be dealt with',
  forStaff:
    'Declared without signing in; to be refunded within fourteen days if the time had not passed. Received on',
};
