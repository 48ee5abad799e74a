import type { SheetBeat } from './beat-sheet.ts';
import { say } from './sheet-lines.ts';

export const HOOK: SheetBeat = { id: 'hook', kind: 'hook', shot: 'face', sound: 'cut', show: 0 };
export const CTA: SheetBeat = { id: 'cta', kind: 'cta', shot: 'face', sound: 'voice', show: 0.5 };
export const STEPS: SheetBeat = {
  id: 'step',
  kind: 'steps',
  shot: 'hands',
  sound: 'cut',
  show: 2,
  yours: {
    fr: 'À vous : montrez cette étape et dites-la en une phrase.',
    en: 'Your turn: show this step and say it in one sentence.',
  },
};
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
    fr: [
      say('Tu vas sûrement entendre {que myth}.', 'On te dira peut-être {que myth}.'),
      say('En réalité, {truth}.', 'Sauf que, dans les faits, {truth}.'),
    ],
    en: [
      say('You’ll probably hear that {myth}.', 'Somebody will tell you that {myth}.'),
      say('Really, {truth}.', 'The thing is, {truth}.'),
    ],
  },
  yours: {
    fr: 'À vous : citez l’objection que vous entendez le plus, et répondez-y.',
    en: 'Your turn: name the objection you hear most, and answer it.',
  },
  screen: { fr: 'Ce qu’on entend', en: 'What people say' },
  shot: 'face',
  sound: 'pause',
  show: 0.5,
};
