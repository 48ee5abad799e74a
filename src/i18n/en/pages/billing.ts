import type { billing as french } from '../../fr/pages/billing.ts';
import type { SameShape } from '../../language/translate.ts';

export const billing: SameShape<typeof french> = {
  testMode: 'Test mode',
  testModeText: 'On this installation payments are simulated: no money moves.',
  month: '{price} a month, VAT included',
  year: '{price} a year, VAT included',
  state: {
    renews: 'Next payment on {date}.',
    leaving: 'Contract cancelled: the plan stays open until {date}, then nothing more is charged.',
    grace:
      'The last payment was declined. Nothing changes until {date}; after that, without a payment, your account goes back to the limits of the free plan. Nothing is deleted.',
    readOnly:
      'An invoice is unpaid: your account follows the limits of the free plan. Pay it to have everything back. Nothing is deleted.',
    next: '{plan} takes over on {date}: until then nothing changes and nothing is charged.',
    nextMonthly: 'From {date} on, {plan} is paid by the month. Until then nothing is charged.',
    paused:
      'Paused until {date}: nothing is charged, and the free plan applies. Resuming earlier means paying at once and beginning a new period.',
    pausing:
      'Pause planned from {from} to {until}: until it begins your {plan} plan stays open and nothing is charged. Next payment on {until}.',
    leavingPaused: 'Contract cancelled: it ends with the pause, on {date}. Nothing more is charged.',
  },
  waiting: 'Payment received. Your plan opens in a moment…',
  opened: 'Your {plan} plan is open.',
  subscribe: 'Choose a plan',
  change: 'Change plan',
  portal: 'Payment method',
  payNow: 'Pay the invoice',
  resume: 'Resume the subscription',
  resumed: 'Your subscription goes on: next payment on {date}.',
  keep: 'Keep my current plan',
  dropPause: 'Cancel the pause',
  pause: 'Pause',
  choose: {
    title: 'Choose a plan',
    plan: 'Plan',
    interval: 'Period',
    monthly: 'Monthly',
    yearly: 'Yearly',
    saving: '2 months free',
    current: 'Current plan',
    today: 'Due today',
    afterwards: 'Then {price} on {date}, and so on every period.',
    thenMonth: 'Then {price} every month, until you cancel.',
    thenYear: 'Then {price} every year, until you cancel. We write to you a month before.',
    credit: 'You keep a credit of {credit}: it reduces your next invoices.',
    upgrade: 'The change takes effect at once. The unused part of your current plan is deducted.',
    later:
      'Nothing to pay today: your {present} plan is paid for and stays open until {date}, then {plan} takes over. Until then you can change your mind. Your accounts and their figures all stay.',
    laterSame:
      'Nothing to pay today: the year is paid for until {date}, then {plan} is paid by the month. Until then you can change your mind.',
    tooMany: {
      one: 'You follow {accounts} accounts and {plan} has room for {count}. You then choose which one stays active; the others become read-only, and their scheduled reports stop.',
      other:
        'You follow {accounts} accounts and {plan} has room for {count}. You then choose which stay active; the others become read-only, and their scheduled reports stop.',
    },
    confirmLater: 'Confirm for {date}',
    confirm: 'Confirm and pay {price}',
    confirmFree: 'Confirm, nothing to pay',
    checkout: 'Go to payment',
    vat: 'Prices include VAT.',
  },
  accounts: {
    title: 'Active accounts',
    text: {
      one: 'Your plan follows {count} account. Choose which; the others stay, read-only. This choice holds for 30 days.',
      other:
        'Your plan follows {count} accounts. Choose which; the others stay, read-only. This choice holds for 30 days.',
    },
    ahead: {
      one: 'On {date} the {plan} plan will follow {count} account. Choose which one stays active; the others stay, read-only. Without a choice the primary account is kept.',
      other:
        'On {date} the {plan} plan will follow {count} accounts. Choose which stay active; the others stay, read-only. Without a choice the primary account and the oldest ones are kept.',
    },
    full: {
      one: 'You can keep {count} account; untick it to choose another.',
      other: 'You can keep {count} accounts; untick one to choose another.',
    },
    readOnly: 'read-only',
    save: 'Save this choice',
    held: 'This choice can change on {date}.',
  },
  cancel: {
    title: 'Cancel your contract',
    texts: {
      good: 'Your {plan} subscription will end on {date}. Until then nothing changes; afterwards your account goes to the free plan and your data stays. A message will confirm this date.',
      grace:
        'Your {plan} subscription will end on {date}. The last payment was refused: without payment, your account goes to the free plan on {standing} already. Your data stays. A message will confirm the end of the contract.',
      paused:
        'Your {plan} contract will end with the pause, on {date}, and nothing more will be charged. The free plan applies already and goes on; your data stays. A message will confirm this date.',
      read_only:
        'Your {plan} contract will end on {date}. An invoice is unpaid: the free plan applies already and goes on; your data stays. A message will confirm this date.',
    },
    confirm: 'Cancel the contract',
    done: 'Contract cancelled: it ends on {date}.',
  },
  pauseDialog: {
    title: 'Pause the subscription',
    text: 'Your {plan} plan is paid for until {from}: it stays open until then, and the pause begins on that day. You can cancel it before.',
    during:
      'From {from} to {until}, the free plan applies and nothing is charged. On {until}, the subscription resumes by itself and {price} is charged.',
    months: { one: '{count} month', other: '{count} months' },
    length: 'Length of the pause',
    confirm: 'Pause',
    done: 'Pause planned from {from} to {until}.',
  },
  stops: {
    reports:
      'Your scheduled reports are no longer sent, neither to you nor to your clients, as long as the free plan applies.',
    accounts: {
      one: 'The free plan follows {count} account and you have {accounts}: the others become read-only.',
      other: 'The free plan follows {count} accounts and you have {accounts}: the others become read-only.',
    },
  },
  closing: {
    ends: 'The {plan} subscription ends with the account, on {date}, with no refund of the days left. Nothing is charged afterwards.',
    leaving: 'The {plan} subscription is cancelled: it ends on {date}, and nothing more is charged.',
    renews: 'It will still be charged on {date}, unless you cancel it before.',
    withdrawal: 'You can still withdraw and be refunded, until {date}: “Withdraw from contract here”.',
    withdrawalBeyond:
      'You can still withdraw and be refunded: in your settings until the account ends, on {ends}, then until {date} by “Withdraw from contract here”, at the foot of every public page.',
    withdrawn:
      'You withdrew from the {plan} subscription on {date}: it ends without waiting for the account to be deleted, and what is due to you is refunded.',
    first:
      'Your account will be deleted on {date}. Cancel that deletion first to change your plan or pause your subscription.',
    cancel:
      'Your account will be deleted on {due}, and your {plan} subscription ends with it. Cancelling now only keeps it from renewing on {date} if you cancel the deletion.',
    cancelBefore:
      'Your {plan} subscription will end on {date}. The free plan then applies until your account is deleted, on {due}. A message will confirm the end of the contract.',
    cancelled: 'Contract cancelled: it no longer renews.',
  },
  invoices: {
    title: 'Invoices',
    none: 'No invoices.',
    number: 'Invoice {number}',
    draft: 'draft',
    open: 'to be paid',
    paid: 'paid',
    uncollectible: 'unpaid',
    void: 'void',
    refunded: '{amount} refunded',
    tax: 'including {amount} VAT',
    see: 'See',
    pdf: 'PDF',
  },
  ledger: {
    title: 'Why was I charged?',
    text: 'Each unit of your quotas that was charged or given back.',
    none: 'Nothing has been charged yet.',
    more: 'Show more',
    about: '{meter} · {label}',
    reserved: '−{units} · {meter}',
    unlimited: 'Counted, no limit · {meter}',
    settled: 'Confirmed · {meter}',
    given_back: '+{units} · {meter}',
    granted: '+{units} · {meter}',
    withdrawn: '−{units} · {meter}',
    meters: {
      video_analysis: 'Video analysis',
      account_analysis: 'Account analysis',
      script_generation: 'Script generation',
      hooks_generation: 'Hook generation',
      chatbot_questions: 'Question to the chatbot',
    },
    why: {
      reserved: 'Charged at the start.',
      settled: 'The result is there: the charge is final.',
      withdrawn: 'Credit taken back by support.',
      granted: 'Granted by support.',
      failed: 'Given back: it failed.',
      cancelled: 'Given back: you cancelled it.',
      no_answer: 'Given back: your figures could not answer.',
      too_little: 'Given back: you got less than you asked for.',
      abandoned: 'Given back: it was interrupted.',
    },
  },
  withdraw: {
    here: 'Withdraw from contract here',
    title: 'Withdraw from the contract',
    until: 'Until {date} you can withdraw from it: everything you paid is refunded.',
    untilInPart: 'Until {date} you can withdraw from it: what you paid is refunded, less the days gone by.',
    startNow:
      'I ask for the service to begin at once. If I withdraw within fourteen days, I pay the share of the price for the days gone by.',
    startNowWhy:
      'You have withdrawn from a contract before: this time the service begins before the time to withdraw is over only at your express request (article L. 221-25 of the French consumer code).',
    textInPart:
      'The contract ends at once and what you paid for it is refunded by the same means of payment, less the days gone by: you asked for the service to begin without waiting.',
    after: 'Your account moves to the free plan and your data stays.',
    afterClosing: 'Your account moves to the free plan, until it is deleted on {date}.',
    share:
      'If you confirm now: {used} of {days} days have gone by. Of the {paid} you paid, {refund} is refunded. The exact sum is computed at the time of your statement.',
    before:
      'You will have fourteen days to change your mind and get your money back: “Withdraw from contract here”, in your settings and at the foot of every public page.',
    intro:
      'For fourteen days after the contract is made, free of charge, no reason needed. Everything paid is refunded; after a first withdrawal, less the days on which the service ran at your request.',
    text: 'The contract ends at once and everything you paid for it is refunded, by the same means of payment.',
    noContract: 'This account has no running contract: there is nothing to withdraw from.',
    none: 'None of your contracts can be withdrawn from any more: this is open for fourteen days after a contract is made. A running contract can be cancelled at any time.',
    used: 'You withdrew from your contract on {when}. There is nothing left to do: what you paid is refunded within fourteen days, less the share of the days used, if there is one.',
    signedIn: 'Signed in, your statement is already filled in.',
    toSettings: 'Withdraw in my settings',
    guest: 'Cannot sign in?',
    guestText:
      'Fill in this statement: it counts from the moment you send it. The acknowledgement comes by e-mail, with a link to prove that the address is yours.',
    name: 'Name',
    contract: 'Contract',
    contractHint: 'What helps to find it: plan, date, or invoice number.',
    contractIs: '{plan} subscription',
    email: 'E-mail address for the acknowledgement',
    emailHint: 'That of your account, if you can.',
    website: 'Website (leave empty)',
    confirm: 'Confirm withdrawal',
    received:
      'Your statement was recorded on {when}. The acknowledgement is addressed to {email}. Open its link to end the contract at once.',
    proveText: 'Your statement is recorded. One more click and the contract ends at once.',
    done: 'The contract has ended. {amount} is being refunded by the means of payment you used. An acknowledgement is addressed to {email}.',
    doneFree: 'The contract has ended. Nothing had been paid. An acknowledgement is addressed to {email}.',
    waiting:
      'Your statement is recorded and counts from now. The payment service did not answer: the refund will follow, within fourteen days. An acknowledgement is addressed to {email}.',
  },
  leave: {
    title: 'Cancel your contract',
    intro: 'Free of charge, no reason needed. The plan stays open until the end of the paid period.',
    signedIn: 'Signed in, three clicks are enough.',
    toSettings: 'Cancel in my settings',
    byMail: 'Cannot sign in?',
    byMailText: 'Give the e-mail address of your account: a link valid for one hour is sent to it.',
    email: 'E-mail address',
    send: 'Get the link',
    sent: 'If a contract belongs to this address, the link is addressed to it.',
    confirmText: 'One more click and your contract is cancelled. A message will confirm the end date.',
    confirm: 'Cancel the contract',
    done: 'Your contract is cancelled. It ends on {date}. A message confirms it to you.',
    home: 'Back to home',
  },
};
