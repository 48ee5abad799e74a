import type { SameShape } from '../../language/translate.ts';
import type { demo as fr } from '../../fr/pages/demo.ts';

export const demo: SameShape<typeof fr> = {
  title: 'Demo, read only',
  text: 'These creators and their figures are invented. You can write hooks and ask three questions; nothing is kept.',
  create: 'Create an account',
  settings:
    'The demo shows the profile, the accounts, the display and the plan. The other settings need an account.',
  leave: 'Leave the demo',
};
