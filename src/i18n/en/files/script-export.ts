import type { SameShape } from '../../language/translate.ts';
import type { scriptExport as fr } from '../../fr/files/script-export.ts';

export const scriptExport: SameShape<typeof fr> = {
  file: 'script',
  facts: '{seconds} seconds · {sheet} · {platform}',
  fit: '{words} words, an estimated {spoken} seconds of speech.',
  lived: 'This script claims an experience: say it only if it is true.',
  timeline: 'Timeline',
  time: 'Time',
  say: 'Say',
  screen: 'On screen',
  shot: 'Shot and sound',
  read: 'Text to read',
  footer: 'Accroche · script · page {page} of {pages}',
  logo: 'Logo of {name}',
  logoAlone: 'Logo',
  unwritten: 'text in a script that this file does not contain',
  omitted:
    'Emojis and scripts other than Latin, Greek and Cyrillic are not part of this PDF file; the other formats keep them.',
};
