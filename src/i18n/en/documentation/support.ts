import type { DocPage } from '../../documentation/documentation.ts';

export const support: DocPage = {
  title: 'Write to support',
  summary: 'Where to look first, how to ask a person, and what goes along with your request.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Ask a question',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Look at the {page:support|common questions} first: many refusals have their remedy there.',
            'Otherwise open {page:tickets} and fill in {text:tickets.form.title}: category, subject, message.',
            '{text:tickets.diagnostics.title} shows what would be sent along (page, browser, language, time zone, window). Remove what you would rather keep.',
            'Your request gets a reference. A person answers, here and by e-mail; how long that takes is measured and shown once there are enough answers.',
          ],
        },
        {
          kind: 'picture',
          name: 'support',
          alt: 'The form for a request to support, beside the list of your requests.',
        },
      ],
    },
    {
      id: 'after',
      title: 'What comes next',
      blocks: [
        {
          kind: 'text',
          text: 'Reply in the thread as often as needed. {text:tickets.thread.close} closes the request; another reply opens it again. Once there is an answer, you can rate it.',
        },
      ],
    },
    {
      id: 'without-account',
      title: 'Without an account, or unable to sign in',
      blocks: [
        {
          kind: 'text',
          text: '{page:contact|The form that needs no sign-in} asks for an address: the answer arrives there by e-mail. Five files can go with it, checked like those of an account; a file that is refused does not hold the request back.',
        },
      ],
    },
    {
      id: 'assistant',
      title: 'From the assistant',
      blocks: [
        {
          kind: 'text',
          text: 'The {doc:assistant|assistant} can hand over: the conversation is attached to the request, and you can remove it before sending.',
        },
      ],
    },
    {
      id: 'testimonials',
      title: 'Say what you think',
      blocks: [
        {
          kind: 'text',
          text: '{page:testimonial|Your testimonial} is read by a person, then published, favourable or not, if it keeps to the rules shown. A refusal always gives its reason. You can withdraw it whenever you like.',
        },
      ],
    },
    {
      id: 'not',
      title: 'What support does not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'It never asks for your password, nor for a code.',
            'It does not change your data for you: it can read your pages, and you see that it did.',
            'It can do nothing about a refusal by TikTok, but it can tell you which one it is, and which file to import.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['first-steps#no-source', 'billing#refunds', 'security#lost-factor'] }],
    },
  ],
};
