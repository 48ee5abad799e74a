import type { DocPage } from '../../documentation/documentation.ts';

export const billing: DocPage = {
  title: 'Subscription and cancelling',
  summary: 'Take a plan, change it, pause it, cancel it, get money back: what happens, and when.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Take or change a plan',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Open {page:settings#plan|Plan and usage} in the settings, then {text:billing.subscribe} or {text:billing.change}.',
            'Choose the plan and the period. A year costs ten months. What you pay today and afterwards is shown before you click, VAT included.',
            'A larger plan opens at once: the unused part of the old one is deducted. A smaller plan waits for the end of what is paid.',
          ],
        },
        {
          kind: 'picture',
          name: 'billing',
          alt: 'The {text:settings.nav.plan} section of the settings: the current plan and its quotas.',
        },
        {
          kind: 'note',
          text: 'Where the page says {text:billing.testMode}, no money moves: payments on this server are simulated.',
        },
      ],
    },
    {
      id: 'cancel',
      title: 'Cancel your contract',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Signed in: {page:settings#plan|Plan and usage}, {text:settings.plan.cancel}, then {text:billing.cancel.confirm}. Three clicks, no reason to give.',
            'Unable to sign in: {page:cancellation|the cancellation page}, at the foot of every public page. Give your e-mail address; you are sent a link that works for one hour.',
            'A message confirms the end date. Until then nothing changes, and {text:billing.resume} undoes the cancellation.',
          ],
        },
        {
          kind: 'text',
          text: 'Afterwards your account moves to the Free plan. Nothing is deleted: linked accounts, reports and figures stay readable. Accounts beyond what the plan allows become read-only.',
        },
      ],
    },
    {
      id: 'withdraw',
      title: 'Withdraw within fourteen days',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Signed in: {page:settings#plan|Plan and usage}, then {text:billing.withdraw.here}. The button is there until the time is over, and its date is shown.',
            'Cannot sign in: {page:withdrawal|the withdrawal page}, at the foot of every public page. The statement counts from the moment you send it; the link in the acknowledgement ends the contract.',
            'Check the name, the contract and the address, then {text:billing.withdraw.confirm}.',
          ],
        },
        {
          kind: 'text',
          text: 'An acknowledgement leaves at once by e-mail: it repeats your statement, its date and its time. The contract ends at once, and everything you paid for it is refunded, by the same means of payment. After a first withdrawal, another contract asks whether the service is to begin at once: the share of the days gone by is then kept. The law allows fourteen days for this refund; it usually leaves within a minute. The time is counted from the day after the contract, and runs on to the next working day.',
        },
      ],
    },
    {
      id: 'pause',
      title: 'Pause',
      blocks: [
        {
          kind: 'text',
          text: '{text:billing.pause}, for one to three months: nothing is charged and the Free plan applies. The subscription resumes by itself. Days already paid are not refunded.',
        },
      ],
    },
    {
      id: 'refunds',
      title: 'Get something back',
      blocks: [
        {
          kind: 'list',
          items: [
            'An analysis, a script or a question that fails goes back to your quotas at once. {text:billing.ledger.title} shows every charge and every return.',
            'For money, write to {page:tickets|support}, category {text:tickets.categories.billing}. A person answers.',
            'A refund that was made is shown on its invoice, with its amount.',
          ],
        },
      ],
    },
    {
      id: 'failed',
      title: 'When a payment is refused',
      blocks: [
        {
          kind: 'text',
          text: 'Nothing changes for {value:graceDays} days, time enough to settle the invoice or change the {text:billing.portal}. Without payment, your account then follows the limits of the Free plan. Nothing is deleted, and everything comes back once the invoice is paid.',
        },
      ],
    },
    {
      id: 'not',
      title: 'What a subscription does not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'It does not renew for a year without warning: we write a month before.',
            'It does not hold your data back: the {doc:privacy#archive|copy of your data} is open to every plan.',
            'It does not store your card here: payment happens at Stripe, where this server really takes money.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['plans', 'plans#counting', 'privacy#archive', 'support'] }],
    },
  ],
};
