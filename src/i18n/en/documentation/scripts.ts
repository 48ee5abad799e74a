import type { DocPage } from '../../documentation.ts';

export const scripts: DocPage = {
  title: 'Scripts',
  summary: 'A structure in four beats, how long each lasts, and how many words fit in the video.',
  checkedOn: '2026-11-21',
  sections: [
    {
      id: 'beats',
      title: 'Four beats',
      blocks: [
        {
          kind: 'table',
          caption: 'For a 30-second video',
          head: ['Beat', 'Seconds', 'Words'],
          rows: [
            ['Hook: the promise', '0 to 3', '8 to 13'],
            ['Tension: why stay', '3 to 8', '12 to 15'],
            ['Content: the promise kept', '8 to 26', '40 to 45'],
            ['Call to action: one request only', '26 to 30', '8 to 10'],
          ],
        },
        {
          kind: 'text',
          text: 'A calm voice says about 140 words a minute, which is 70 words in 30 seconds. A longer text forces you to speak too fast.',
        },
      ],
    },
    {
      id: 'cta',
      title: 'One call to action',
      blocks: [
        {
          kind: 'list',
          items: [
            'A comment: ask a question that takes one word to answer.',
            'A share: name the person to send it to.',
            'A follow: say what the next video will show.',
          ],
        },
      ],
    },
    {
      id: 'promise',
      title: 'Keep the promise',
      blocks: [
        {
          kind: 'text',
          text: 'Every number and every strong word of the hook must come back in the content. A hook the video does not keep makes people leave, and they remember it.',
        },
      ],
    },
  ],
};
