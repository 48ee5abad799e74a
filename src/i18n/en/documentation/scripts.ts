import type { DocPage } from '../../documentation/documentation.ts';

export const scripts: DocPage = {
  title: 'Scripts',
  summary: 'A structure in four beats, how long each lasts, and how many words fit in the video.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'generator',
      title: 'Have a script written',
      blocks: [
        {
          kind: 'list',
          items: [
            'Choose a length from 15 to 90 seconds and a beat sheet: problem and solution, list, before and after, tutorial, story, myth, test, day, reply, POV.',
            'Each beat says when it begins, what you say, what people read, what you film. Everything can be edited in place, and the times follow.',
            'A hook that you bring keeps its subject. Where the library does not know yours, the script asks you for the sentences instead of inventing them.',
            'The teleprompter runs at your pace. The script can be saved as a PDF, as Markdown and as SRT subtitles.',
          ],
        },
        {
          kind: 'text',
          text: 'On the Free plan, {limit:freemium.scriptGenerationMonthly} scripts a month: the beginning is shown, the rest is described. Writing your own by hand is never counted.',
        },
        { kind: 'picture', name: 'scripts', alt: 'The scripts page: length, beat sheet, niche and topic.' },
      ],
    },
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
    {
      id: 'next',
      title: 'Read on',
      blocks: [{ kind: 'links', to: ['hooks', 'best-practices#traps', 'videos'] }],
    },
  ],
};
