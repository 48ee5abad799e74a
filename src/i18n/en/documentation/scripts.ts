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
            ['Hook: the sentence that stops', '0 to 3', '7 or 8'],
            ['Promise: why stay', '3 to 7.5', '11'],
            ['Content: the promise kept', '7.5 to 25.5', '45'],
            ['Call to action: one request only', '25.5 to 30', '11'],
          ],
        },
        {
          kind: 'text',
          text: 'A calm voice says about 150 words a minute, which is 75 words in 30 seconds. A longer text forces you to speak too fast.',
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
          text: 'Every number and every strong word of the hook must come back in the content. A promise the video does not keep makes people leave, and they remember it.',
        },
      ],
    },
  ],
};
