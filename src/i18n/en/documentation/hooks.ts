import type { DocPage } from '../../documentation/documentation.ts';

export const hooks: DocPage = {
  title: 'Hooks',
  summary: 'The first seconds of a video: their three channels, their families, and how to compare yours.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'channels',
      title: 'One hook, three channels',
      blocks: [
        {
          kind: 'list',
          items: [
            'Speech: the first sentence. In 3 seconds, 7 or 8 words at a calm pace, 13 at most if you speak fast.',
            'On-screen text: 6 words at most, readable without sound.',
            'Picture: a movement or a face within the first second.',
          ],
        },
        { kind: 'text', text: 'All three must promise the same thing, and the video must keep the promise.' },
      ],
    },
    {
      id: 'families',
      title: 'Six families, each with an example',
      blocks: [
        {
          kind: 'table',
          caption: 'Families of hooks',
          head: ['Family', 'Example'],
          rows: [
            ['The mistake', '“You make this mistake before every shoot”'],
            ['The experiment', '“I tried it for 30 days, here is the real result”'],
            ['The secret', '“Nobody tells you this about lighting”'],
            ['The question', '“Why do your videos stop at 300 views?”'],
            ['The contrast', '“On the left, €20 of gear. On the right, €2,000”'],
            ['The list', '“Three settings to change tonight”'],
          ],
        },
      ],
    },
    {
      id: 'compare',
      title: 'Compare your hooks honestly',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Sort your last 20 videos by family.',
            'Compare median views, not means.',
            'A family of fewer than 5 videos allows no conclusion.',
            'Choose one family, publish five more videos, then look again.',
          ],
        },
        {
          kind: 'note',
          text: 'Compare eleven families at random: one of them nearly always looks twice as good as the others. That is chance, not a recipe.',
        },
      ],
    },
    {
      id: 'generate',
      title: 'Generate hooks',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Choose a niche or write a topic, then the language, the platform and the tone.',
            'Each text appears as soon as it has passed the checks: said in three seconds, in the right language, no repeated word, no forbidden promise, not one you have seen before.',
            'Copy it, edit it, ask for another one, or say in which video you used it: its views then stand beside yours at the same age.',
          ],
        },
        {
          kind: 'text',
          text: 'The writing score starts at 50 and shows every term with its source. It ranks texts; it does not forecast views.',
        },
        {
          kind: 'table',
          caption: 'Where the points come from',
          head: ['Source', 'What it adds'],
          rows: [
            [
              'Upworthy’s headline tests, 2013 to 2015',
              'Figure +3, question −4.7, exclamation −6, colon −3.2, first person +2.7, announcing what follows +4.7, a word that alerts +2.2: half of the measured effect',
            ],
            ['Shulman, Markowitz and Rogers, Science Advances, 2024', 'Simple words, 4 points at most'],
            ['The time it takes to say', 'Less than 2.2 s: +4'],
            ['Your request', 'Topic, tone and audience'],
            [
              'Your videos',
              'What this form of opening changes for you, 15 points at most, where your videos support it',
            ],
          ],
        },
        {
          kind: 'text',
          text: '{text:generations.winners.title} writes only in the forms that your videos support: at least twenty measured videos, eight with the form and eight without. Otherwise the page says that nothing can be concluded from them.',
        },
        {
          kind: 'text',
          text: 'Putaclic+ changes the form, never what is claimed: each hook carries its bait meter, out of 100, and what the video has to show.',
        },
        {
          kind: 'picture',
          name: 'hooks',
          alt: 'The hooks page: language, niche, topic and tone are chosen.',
        },
      ],
    },
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['scripts', 'experiments', 'best-practices'] }],
    },
  ],
};
