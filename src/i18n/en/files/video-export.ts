import type { SameShape } from '../../language/translate.ts';
import type { videoExport as fr } from '../../fr/files/video-export.ts';

export const videoExport: SameShape<typeof fr> = {
  title: 'Video report no. {version}: {title}',
  untitled: 'untitled',
  file: 'video-report',
  zone: 'Time zone {zone}.',
  footer: 'Accroche · video report no. {version} · page {page} of {pages}',
  figures: 'Figures as read',
  named: '{name}: {text}',
  beside: '{one} ({other})',
  logo: 'Logo of {name}',
  logoAlone: 'Logo',
  columns: {
    publisher: 'Source',
    year: 'Year',
    formula: 'Formula',
    figure: 'Figure',
    count: 'Count',
  },
  notes: 'Notes',
  unwritten: 'text in a script that this file does not hold',
  omitted:
    'Emojis and scripts other than Latin, Greek and Cyrillic are not in this PDF file; the other formats keep them. “[…]” stands where words in such writing were.',
};
