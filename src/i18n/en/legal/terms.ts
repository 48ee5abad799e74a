import type { LegalPage } from '#i18n/slots/legal.ts';

export const terms: LegalPage = {
  title: 'Terms of use',
  summary: 'What you can expect of the service, and what we expect of you.',
  sections: [
    {
      id: 'scope',
      title: 'Subject',
      blocks: [
        {
          kind: 'text',
          text: 'These terms bind {publisher}, the publisher, and everybody who opens an account. They have been in force since {effective_date}. What is paid for is governed by the [terms of sale](/terms-of-sale). The French version of this page prevails.',
        },
        {
          kind: 'text',
          text: 'Accroche reads, imports and analyses the figures of short videos, and helps you write new ones.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        {
          kind: 'list',
          items: [
            'An account is personal. It is opened with an e-mail address that belongs to you.',
            'You must be fifteen or older; below that, a parent has to agree. To pay, you must be of age or authorised.',
            'You keep your password secret. A second factor can be added in the settings, where the open sessions are listed too.',
            'You can close your account at any time in the settings. It is erased seven days after the request, which can be withdrawn until then.',
          ],
        },
      ],
    },
    {
      id: 'use',
      title: 'What you must not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Link an account or import files without the right to do so.',
            'Get around the limits of a plan or the protections of the service, or disturb others.',
            'Resell access to the service, or query it by program other than with an API key.',
            'Publish or download content against the law or the rights of others: you answer for what you download and what you do with it.',
          ],
        },
      ],
    },
    {
      id: 'figures',
      title: 'What the figures say',
      blocks: [
        {
          kind: 'text',
          text: 'Every figure carries its source, its time and its precision. TikTok rounds its public counters, can change them or stop answering: we then say what is missing, and invent nothing.',
        },
        {
          kind: 'text',
          text: 'Analyses, proposed texts and the assistant’s answers are made by rules and, where the publisher or you have configured one, by a language model. They promise no result and are to be reread before you publish.',
        },
      ],
    },
    {
      id: 'yours',
      title: 'What stays yours',
      blocks: [
        {
          kind: 'text',
          text: 'Your data and your texts are yours. You can take them with you at any time in an archive, from the settings. You allow us to process them to provide the service, and for nothing else.',
        },
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      blocks: [
        {
          kind: 'text',
          text: 'The service is a beta version. We work to keep it running, without promising that it never stops. This takes nothing away from the guarantees that the law gives consumers.',
        },
      ],
    },
    {
      id: 'suspension',
      title: 'Locking',
      blocks: [
        {
          kind: 'text',
          text: 'An account that seriously breaks these rules can be locked. The reason can be asked for, and disputed, through the [contact form](/support/contact); your data stays available on request.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        {
          kind: 'text',
          text: 'An important change is announced thirty days before it applies. If you do not accept it you can close your account at no cost.',
        },
      ],
    },
    {
      id: 'law',
      title: 'Applicable law',
      blocks: [
        {
          kind: 'text',
          text: 'French law applies. A consumer keeps the protection of the mandatory rules of the country where they live, and can bring a case before the court of the place where they live. Before going to court, they can turn, at no cost, to the mediator named in the [terms of sale](/terms-of-sale#mediation).',
        },
      ],
    },
  ],
};
