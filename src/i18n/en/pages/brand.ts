import type { SameShape } from '../../language/translate.ts';
import type { brand as fr } from '../../fr/pages/brand.ts';

export const brand: SameShape<typeof fr> = {
  title: 'Your brand on reports',
  text: 'Your name, logo and colours at the top of the PDF reports you hand over.',
  notIncluded:
    'The brand is printed with the Business plans. With your current plan, reports stay without a brand.',
  plans: 'See the plans',
  name: 'Name',
  nameHint: 'Optional. Printed to the right of the logo.',
  titles: 'Colour of titles',
  accent: 'Colour of charts',
  pick: 'Palette: {name}',
  contrast: 'Contrast on white paper: {ratio}. At least {needed} is needed.',
  logo: 'Logo',
  logoHint: 'PNG or JPEG, at most 200 kB and 2,000 pixels a side.',
  choose: 'Choose a logo',
  change: 'Change the logo',
  removeLogo: 'Remove the logo',
  tooLarge: 'This logo is larger than 200 kB. Make it smaller and choose it again.',
  preview: 'Preview of the top of a report',
  previewTitle: 'Report of @your.account, no. 1',
  previewText: 'From 1 to 30 November',
  save: 'Save',
  unsaved: 'Changes not saved',
  undo: 'Undo',
  remove: 'Remove the brand',
  last: { saved: 'Brand saved.', removed: 'Brand removed.', undone: 'The earlier brand is back.' },
};
