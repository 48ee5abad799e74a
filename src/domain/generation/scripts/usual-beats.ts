import type { SheetBeat } from './beat-sheet.ts';

export const HOOK: SheetBeat = { id: 'hook', kind: 'hook', shot: 'face', sound: 'cut', show: 0 };
export const CTA: SheetBeat = { id: 'cta', kind: 'cta', shot: 'face', sound: 'voice', show: 0.5 };
export const STEPS: SheetBeat = { id: 'step', kind: 'steps', shot: 'hands', sound: 'cut', show: 2 };
export const OWN_CASE: SheetBeat = {
  id: 'own',
  kind: 'own',
  from: 60,
  shot: 'wide',
  sound: 'ambient',
  show: 4,
  screen: { fr: 'Chez moi, en vrai', en: 'How it went for me' },
  prompt: {
    fr: 'À vous : racontez en deux phrases la dernière fois où cela vous est arrivé.',
    en: 'Your turn: tell in two sentences about the last time it happened to you.',
  },
};
export const RESULT: SheetBeat = {
  id: 'result',
  kind: 'own',
  from: 45,
  shot: 'result',
  sound: 'music-in',
  show: 3,
  screen: { fr: 'Le résultat', en: 'The result' },
  prompt: {
    fr: 'À vous : montrez le résultat sans parler, dans un plan fixe.',
    en: 'Your turn: show the result without a word, in one still shot.',
  },
};
export const RECAP: SheetBeat = {
  id: 'recap',
  kind: 'recap',
  from: 60,
  shot: 'screen',
  sound: 'music-in',
  show: 0.5,
  screen: { fr: 'On récapitule', en: 'Recap' },
};
export const DOUBT: SheetBeat = {
  id: 'doubt',
  kind: 'lines',
  from: 60,
  lines: {
    fr: [{ text: 'Tu vas sûrement entendre {que myth}.' }, { text: 'En réalité, {truth}.' }],
    en: [{ text: 'You’ll probably hear that {myth}.' }, { text: 'Really, {truth}.' }],
  },
  screen: { fr: 'Ce qu’on entend', en: 'What people say' },
  shot: 'face',
  sound: 'pause',
  show: 0.5,
};
