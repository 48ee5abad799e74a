import type { DocPage } from '../../documentation/documentation.ts';

export const firstSteps: DocPage = {
  title: 'Getting started',
  summary:
    'From signing up to your first figures: what happens at each step, and what to do when one gets stuck.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'From sign-up to the first figure',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Create your account with an e-mail address, a username and a password of at least {value:passwordLeast} characters, or with Google where this server offers it.',
            'Type your TikTok @ in the {text:onboarding.title} window and choose {text:onboarding.submit}. Nobody asks for your TikTok password.',
            'The first analysis goes through its steps in front of you. You may leave the page: it carries on without you.',
            'The dashboard opens as soon as there are figures. The small quotation mark beside each one says where it comes from and when it was read.',
          ],
        },
        {
          kind: 'picture',
          name: 'first-steps',
          alt: 'The accounts page: the linked account, its last reading, and the place for files to import.',
        },
      ],
    },
    {
      id: 'no-source',
      title: 'When no source answers',
      blocks: [
        {
          kind: 'text',
          text: 'Reading TikTok’s public pages needs the consent of an administrator of this server. Without it, your account is linked but waits for figures, and the window offers other ways:',
        },
        {
          kind: 'list',
          items: [
            '{text:onboarding.ways.import}: a file from TikTok itself is enough ({doc:imports|which files, and how to get them}).',
            '{text:onboarding.ways.connect}, where the administrator has set it up: the figures are then exact.',
            '{text:onboarding.ways.demo}: ten invented accounts, marked as such everywhere, to see the product filled in.',
            '{text:onboarding.ways.later}: come back to it from {page:accounts}.',
          ],
        },
      ],
    },
    {
      id: 'look-first',
      title: 'What to look at first',
      blocks: [
        {
          kind: 'list',
          items: [
            'Your median views, on {page:accounts}: what one of your videos usually does.',
            'Your five most viewed videos, on the {page:dashboard|dashboard}: open the first and watch its first three seconds again.',
            '{text:dashboard.health.title}, when that box appears: it says what is missing or old in your figures.',
          ],
        },
      ],
    },
    {
      id: 'not',
      title: 'What signing up does not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'It posts nothing on TikTok and never acts in your name.',
            'It asks for no card: the Free plan commits you to nothing.',
            'It cannot bring back a past that nobody recorded: daily figures begin with the first reading, unless you import a TikTok Studio file.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['dashboard', 'imports', 'connect-tiktok', 'analyse-a-video'] }],
    },
  ],
};
