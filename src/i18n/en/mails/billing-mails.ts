import type { billingMails as french } from '../../fr/mails/billing-mails.ts';

export const testMode = 'Test mode: no money has moved.';

/** Added to a receipt: what was paid for. */
export const receiptParts = {
  period: '{plan} plan, from {from} to {until}. Next payment on {next}.',
  lastPeriod: '{plan} plan, from {from} to {until}. No other payment is due.',
  withdrawal:
    'Until {withdrawal}, you can withdraw from the contract and be refunded: “Withdraw from contract here”, in your settings.',
  withdrawalInPart:
    'Until {withdrawal}, you can withdraw from the contract: “Withdraw from contract here”, in your settings. The service began at once at your request: you will be refunded, less the days gone by.',
};

export const billingMails: typeof french = {
  receipt: {
    subject: 'Your receipt for {amount} · Accroche',
    title: 'We have received your payment',
    text: 'A payment of {amount} was received for invoice {number}. All your invoices stay available in your settings.',
    action: 'See my invoices',
    note: 'This message comes with every payment.',
  },
  payment_failed: {
    subject: 'Your payment did not go through · Accroche',
    title: 'Your payment did not go through',
    text: 'The payment of your subscription was declined. Nothing changes for you until {until}. After that day, without a payment, your account goes back to the limits of the free plan. Nothing is deleted.',
    action: 'Change the payment method',
    note: 'Check the expiry date and the limit of your card, or choose another one.',
  },
  grace_over: {
    subject: 'Your account now follows the free plan · Accroche',
    title: 'Your account now follows the free plan',
    text: 'An invoice of your {plan} subscription is unpaid: your account follows the limits of the free plan. Accounts that have no room in it become read-only, and scheduled reports no longer go out. Once the invoice is paid, everything comes back.',
    action: 'Pay the invoice',
    note: 'Nothing is deleted.',
  },
  plan_ended: {
    subject: 'Your subscription has ended · Accroche',
    title: 'Your {plan} subscription has ended',
    text: 'You are back on the free plan. If you had scheduled reports, they no longer go out, to you or to your clients. All your data is there, and nothing is deleted. You can subscribe again whenever you like.',
    action: 'See my plan',
    note: 'Nothing more will be charged.',
  },
  cancelled: {
    subject: 'Your contract is cancelled · Accroche',
    title: 'Your contract is cancelled',
    text: 'Your {plan} subscription ends on {until}. Nothing more will be charged, and your data stays yours.',
    action: 'See my plan',
    note: 'Changed your mind? Until that day you can resume the subscription in your settings.',
  },
  resumed: {
    subject: 'Your contract goes on · Accroche',
    title: 'Your contract goes on',
    text: 'Your {plan} subscription was resumed: it no longer ends on {until}. On that day it renews, and the next payment is taken.',
    action: 'See my plan',
    note: 'You can still cancel at any time, in your settings.',
  },
  pause_planned: {
    subject: 'Your subscription pauses on {when} · Accroche',
    title: 'Your subscription pauses on {when}',
    text: 'Your {plan} plan is paid for and stays open until {when}. The pause then lasts until {until}: nothing is charged, the free plan applies and your scheduled reports are not sent. On {until}, the subscription resumes and you are charged again.',
    action: 'See my plan',
    note: 'Changed your mind? Until it begins, you can cancel the pause in the settings.',
  },
  pause_begun: {
    subject: 'Your subscription is paused · Accroche',
    title: 'Your {plan} subscription is paused',
    text: 'Until {until}, nothing is charged and the free plan applies. Your scheduled reports are not sent, neither to you nor to your clients. On {until}, the subscription resumes and you are charged again. Nothing is deleted.',
    action: 'See my plan',
    note: 'You can resume earlier, in the settings: you are then charged at once.',
  },
  pause_dropped: {
    subject: 'Your pause is cancelled · Accroche',
    title: 'Your pause is cancelled',
    text: 'Your {plan} subscription goes on. The next payment is taken on {when}.',
    action: 'See my plan',
    note: 'Nothing changes for your scheduled reports.',
  },
  pause_over: {
    subject: 'Your subscription has resumed · Accroche',
    title: 'Your subscription has resumed',
    text: 'The pause is over: your {plan} plan is open again and your scheduled reports are sent again. The next payment is taken on {when}.',
    action: 'See my plan',
    note: 'You can cancel at any time, in the settings.',
  },
  change_planned: {
    subject: 'Your plan changes on {when} · Accroche',
    title: 'Your plan changes on {when}',
    text: '{plan} takes over on {when}: {price}. Its first payment, {amount}, is taken that day. Until then nothing changes and nothing is charged.',
    action: 'See my plan',
    note: 'Changed your mind? Until that date, you can keep your current plan in the settings.',
  },
  change_dropped: {
    subject: 'You keep your plan · Accroche',
    title: 'You keep your {plan} plan',
    text: 'The planned change is cancelled. Your {plan} subscription goes on, and the next payment is taken on {when}.',
    action: 'See my plan',
    note: 'You can cancel at any time, in the settings.',
  },
  renewal: {
    subject: 'Your subscription renews on {when} · Accroche',
    title: 'Your subscription renews on {when}',
    text: 'Your yearly {plan} subscription renews on {when} for {amount}. Unless you cancel before that day, this amount will be charged.',
    action: 'Manage my subscription',
    note: 'Cancelling takes three clicks, in your settings.',
  },
  cancellation_link: {
    subject: 'Confirm the cancellation of your contract · Accroche',
    title: 'Confirm the cancellation',
    text: 'Somebody who was not signed in asked to cancel your subscription. Open this link to confirm it; it is valid for one hour.',
    action: 'Cancel the contract',
    note: 'If this was not you, do nothing: without this link nothing changes.',
  },
};
