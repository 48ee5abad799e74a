import type { DocPage } from '../../documentation/documentation.ts';

export const settings: DocPage = {
  title: 'Settings',
  summary:
    'Profile, language, time zone, notifications, brand, language model and API keys: where each thing is set.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Find a setting',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Open {page:settings} at the foot of the sidebar, or with Ctrl + K (⌘ K on a Mac) and its name.',
            'Choose a section on the left. The profile is saved with {text:settings.profile.save}; language, theme, time zone and notifications are saved at once.',
          ],
        },
        {
          kind: 'picture',
          name: 'settings',
          alt: 'The display settings: language, theme, time zone, how numbers and dates are written.',
        },
        {
          kind: 'table',
          caption: 'What each section holds',
          head: ['Section', 'What is set there'],
          rows: [
            ['{page:settings#profile|Profile}', 'Name, username'],
            ['{page:settings#accounts|Linked accounts}', 'Accounts followed, Apify token, language model'],
            [
              '{page:settings#display|Display}',
              'Language, theme, time zone, numbers, dates, first day of the week',
            ],
            [
              '{page:settings#security|Sign-in and security}',
              'Address, password, Google, second factors, sessions',
            ],
            ['{page:settings#notifications|Notifications}', 'What you are told, and how'],
            ['{page:settings#plan|Plan and usage}', 'Subscription, quotas, invoices'],
            ['{page:settings#brand|Brand}', 'Name, logo and colours of reports'],
            ['{page:settings#data|Data}', 'Archive, import, deleting the account'],
            ['{page:settings#api-keys|API keys}', 'Access for your own programs'],
          ],
        },
      ],
    },
    {
      id: 'time-zone',
      title: 'The time zone',
      blocks: [
        {
          kind: 'text',
          text: 'It decides everything that has a day: dates, summaries, posting times, when quotas start again. Changing it does not make a quota start again any sooner.',
        },
      ],
    },
    {
      id: 'notifications',
      title: 'Notifications',
      blocks: [
        {
          kind: 'text',
          text: 'A sync that failed or finished, a video out of the ordinary, a quota used up to 80% then 100%, an answer from support, a scheduled report that is ready or failed, billing: you choose for each, by e-mail or in the app. Some always come: e-mails about support and billing, what was decided about your testimonial, and everything that protects your account.',
        },
        {
          kind: 'text',
          text: '{text:settings.notifications.digest.label}, every day or every Monday, gathers what you have not read yet; one click in the message ends it. If this server sends no e-mail, the page says so: they wait in its outbox.',
        },
      ],
    },
    {
      id: 'model',
      title: 'A language model',
      blocks: [
        {
          kind: 'text',
          text: 'Without a model, the built-in engine writes your hooks, scripts and answers and sends nothing anywhere. With your own (Ollama, OpenAI, Anthropic, Mistral or a server with the same protocol), what it writes goes through the same checks. The key is kept encrypted and is never shown again.',
        },
      ],
    },
    {
      id: 'api-keys',
      title: 'API keys',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Under {page:settings#api-keys|API keys}, give a name, rights ({text:settings.keys.read} or {text:settings.keys.write}) and an expiry date, {value:keyDays} days away at most.',
            'Type your current password, choose {text:settings.keys.create}, then copy the key: it will never be shown again.',
            'Send it in the header “Authorization: Bearer”. Each key may make {value:keyRequests} requests a minute; you may have {value:keys}.',
          ],
        },
        {
          kind: 'text',
          text: 'A key opens neither administration, nor security, nor the deletion of the account. Once revoked, it is refused from the very next request.',
        },
      ],
    },
    {
      id: 'not',
      title: 'What the settings do not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'They never show a secret again once it is given: password, key, token.',
            'They send no advertising: there is nothing to switch off.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['security', 'billing', 'privacy'] }],
    },
  ],
};
