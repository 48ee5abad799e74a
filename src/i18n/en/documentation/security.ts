import type { DocPage } from '../../documentation/documentation.ts';

export const security: DocPage = {
  title: 'Sign-in and security',
  summary:
    'Password, second factor, recovery codes, sessions: protect your account, and get back in when you lose one of them.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Add a second factor',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Under {page:settings#factors|Sign-in and security}, choose {text:factors.card.addTotp} or {text:factors.card.addPhone}. You are asked for your password again if you signed in a while ago.',
            'Scan the code with your app, then type the six digits it shows.',
            'Keep the {value:recoveryCodes} recovery codes somewhere other than this device. They are shown only once, and each works once.',
          ],
        },
        {
          kind: 'picture',
          name: 'security',
          alt: 'The {text:settings.nav.security} section: ways to sign in, then two-factor sign-in.',
        },
        {
          kind: 'text',
          text: 'The second factor is asked for at every sign-in, after the password or Google. Until it is given, the session opens nothing.',
        },
      ],
    },
    {
      id: 'lost-factor',
      title: 'If you lose your second factor',
      blocks: [
        {
          kind: 'text',
          text: 'Use a recovery code. Without one, write to support with {page:contact|the form that needs no sign-in}: an administrator can remove your second factors, has to say why, and you hear of it by e-mail.',
        },
      ],
    },
    {
      id: 'password',
      title: 'Password and address',
      blocks: [
        {
          kind: 'list',
          items: [
            'Forgotten password: {page:resetPassword|ask for a link}. It works once.',
            'The confirmation link of a sign-up asks for the password once more: if you no longer have it, choose another one.',
            'Changing the password closes your other sessions, and an e-mail confirms it. If you wish, your API keys are revoked and Google is unlinked at the same time.',
            'Changing the address means opening a link sent to the new one; the old one is told.',
          ],
        },
      ],
    },
    {
      id: 'sessions',
      title: 'Open sessions',
      blocks: [
        {
          kind: 'text',
          text: 'The list says which device, by what means and when. Close those you do not recognise, or {text:security.sessions.endOthers}.',
        },
      ],
    },
    {
      id: 'support-views',
      title: 'When support looks at your account',
      blocks: [
        {
          kind: 'text',
          text: 'Somebody from support can read your pages for {value:supportMinutes} minutes, without changing anything, and has to say why. Each time, {text:settings.traces.title} shows it to you.',
        },
      ],
    },
    {
      id: 'not',
      title: 'What we never ask for',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your TikTok password.',
            'Your Accroche password, a code or a key, by e-mail or on the phone.',
            'There are no passkeys yet.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['settings#api-keys', 'privacy', 'support'] }],
    },
  ],
};
