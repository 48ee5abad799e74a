import type { LegalPage } from '#i18n/slots/legal.ts';

export const privacy: LegalPage = {
  title: 'Privacy',
  summary: 'Which data, what for, how long, and your rights.',
  sections: [
    {
      id: 'controller',
      title: 'Controller',
      blocks: [
        {
          kind: 'text',
          text: '{publisher}, {address}. For any question about your data: {privacy_contact}.',
        },
      ],
    },
    {
      id: 'purposes',
      title: 'Data and reasons',
      blocks: [
        {
          kind: 'table',
          caption: 'Data processed',
          head: ['Data', 'What for', 'Legal basis (GDPR, article 6)'],
          rows: [
            [
              'E-mail address, username, password (as a hash), language, time zone, settings',
              'Opening and keeping the account',
              'Contract (6.1.b)',
            ],
            [
              'Sessions: dates, IP address, browser; second factors; telephone number if you give one',
              'Security of the account, and showing you who came in',
              'Legitimate interest (6.1.f)',
            ],
            [
              'Linked accounts, videos, captions and figures read, files imported or analysed, texts, reports, conversations with the assistant',
              'Providing the service',
              'Contract (6.1.b)',
            ],
            [
              'Plan, usage, subscriptions and invoices',
              'Sale and accounting',
              'Contract (6.1.b), legal obligation (6.1.c)',
            ],
            [
              'Requests to support, and what you attach',
              'Answering',
              'Contract, legitimate interest (6.1.b, 6.1.f)',
            ],
            [
              'Testimonials, if there is one of yours',
              'Publication',
              'Consent (6.1.a), which you can withdraw at any time',
            ],
            ['Counts of attempts by network, as hashes', 'Preventing abuse', 'Legitimate interest (6.1.f)'],
          ],
        },
        {
          kind: 'text',
          text: 'The required fields of a form are needed for the service; without them it cannot be provided. No decision with legal effects is made automatically, and your data is used neither for advertising nor for training a model.',
        },
        {
          kind: 'text',
          text: 'The public figures and captions of accounts that you link or compare can concern other people. They come from the public pages of TikTok, from its official interface or from files that you bring, and are shown to you alone.',
        },
      ],
    },
    {
      id: 'recipients',
      title: 'Recipients',
      blocks: [
        {
          kind: 'text',
          text: 'The people of the publisher who need them. An administrator can look at your pages to help you, read only, for half an hour at most and with a reason: you see it afterwards in the settings. Providers and, if there are any, transfers outside the European Union with their safeguards:',
        },
        { kind: 'text', text: '{processors}' },
        {
          kind: 'text',
          text: 'No page loads anything from another site. A share link that you make shows the report to whoever holds it, until it expires.',
        },
      ],
    },
    {
      id: 'retention',
      title: 'How long it is kept',
      blocks: [
        {
          kind: 'table',
          caption: 'Retention',
          head: ['Data', 'How long'],
          rows: [
            ['Account, and all it contains', 'Until it is closed; erased seven days after the request'],
            [
              'What is put in the bin (linked accounts, reports, analyses, texts, tests, conversations)',
              '30 days, then erased',
            ],
            ['Files brought for an analysis', 'Until the analysis is done, unless you ask to keep them'],
            ['Downloaded videos', '{download_days} days'],
            ['Ended sessions', '90 days; a session that is not used ends after 30 days'],
            ['Notifications', '90 days'],
            ['Calls to a language model', 'Answer: 24 hours; trace of the call: 90 days'],
            ['Text of e-mails sent', 'Deleted once sent, where a mail server is connected'],
            [
              'Requests to support',
              'With an account: until it is closed; without one: 365 days after the last message',
            ],
            ['Acts of administration', 'Without limit; your name is taken out when your account is erased'],
            [
              'Invoices',
              'Ten years, at the payment provider (article L. 123-22 of the French commercial code)',
            ],
            ['Technical log (identifiers, no name and no address)', '{log_days} days'],
            ['Backups', '{backup_days} days; an erased account is erased again after a restore'],
          ],
        },
        {
          kind: 'text',
          text: 'Visiting the site or the demo creates no data about you, apart from the counts above and the technical log.',
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            'Access and portability: a complete archive is downloaded in the settings.',
            'Rectification: in the settings, or by writing to us.',
            'Erasure: close your account in the settings. After seven days everything is erased, except what the law obliges us to keep.',
            'Restriction and objection: write to {privacy_contact}.',
            'Withdrawing a consent at any time, without effect on what was done before.',
            'Instructions on what becomes of your data after your death (article 85 of French law no. 78-17 of 6 January 1978).',
          ],
        },
        {
          kind: 'text',
          text: 'We answer within a month. If the answer does not satisfy you, you can complain to the French data protection authority, the CNIL: 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, or at cnil.fr.',
        },
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        {
          kind: 'text',
          text: 'Passwords are kept as hashes. Keys and tokens that you entrust to us are encrypted. The database itself shows each person only their own rows. A breach that carries a risk is notified to the CNIL within 72 hours, and to you if the risk is high.',
        },
      ],
    },
  ],
};
