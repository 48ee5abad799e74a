import type { DocPage } from '../../documentation.ts';

export const hooks: DocPage = {
  title: 'Hooks',
  summary: 'The first seconds of a video: their three channels, their families, and how to compare yours.',
  checkedOn: '2026-11-21',
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
  ],
};
