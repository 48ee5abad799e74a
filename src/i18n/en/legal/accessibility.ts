import type { LegalPage } from '#i18n/slots/legal.ts';

export const accessibility: LegalPage = {
  title: 'Accessibility',
  summary: 'Where the accessibility of the service stands, and how to report an obstacle.',
  sections: [
    {
      id: 'state',
      title: 'State',
      blocks: [
        {
          kind: 'text',
          text: 'We aim for WCAG 2.2, level AA. This service has not been audited by a third party yet: we therefore declare no rate of compliance with the French RGAA.',
        },
      ],
    },
    {
      id: 'tests',
      title: 'What is checked',
      blocks: [
        {
          kind: 'list',
          items: [
            'The public pages and the screens of the app go through an automatic checker (axe); a fault that is found fails our tests.',
            'The essential journeys are played through with the keyboard, and by the roles that a screen reader reads.',
            'No sideways scrolling at a width of 360 pixels; motion stops if your system asks for it.',
            'Every chart has its table.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'Known limits',
      blocks: [
        {
          kind: 'list',
          items: [
            'An automatic checker finds only part of the obstacles, and no group of screen reader users has been consulted yet.',
            'The videos that you analyse come from elsewhere: their subtitles depend on their authors.',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Reporting an obstacle',
      blocks: [
        {
          kind: 'text',
          text: 'Write through the [contact form](/support/contact) or to {email}: we will tell you what we correct, or give you the information in another way.',
        },
        {
          kind: 'text',
          text: 'If the answer does not satisfy you, you can turn to the French Defender of Rights: defenseurdesdroits.fr, or Défenseur des droits, libre réponse 71120, 75342 Paris Cedex 07.',
        },
      ],
    },
  ],
};
