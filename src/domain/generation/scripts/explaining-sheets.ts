import type { BeatSheet } from './beat-sheet.ts';
import { CTA, DOUBT, HOOK, OWN_CASE, RECAP, RESULT, STEPS } from './usual-beats.ts';

/** Sheets that explain: problem and solution, list, before and after, tutorial. */
export const EXPLAINING_SHEETS: readonly BeatSheet[] = [
  {
    id: 'problem-solution',
    names: { fr: 'Problème, enjeu, solution', en: 'Problem, stakes, solution' },
    hooks: ['diagnosis', 'reason', 'pov', 'stop', 'mistake'],
    cta: 'save',
    beats: [
      HOOK,
      {
        id: 'problem',
        kind: 'lines',
        lines: {
          fr: [
            { text: 'Souvent, ça vient de là : {mistake}.' },
            { text: 'On le fait sans y penser.', from: 45 },
          ],
          en: [
            { text: 'Most of the time it comes from {mistake}.' },
            { text: 'We do it without thinking.', from: 45 },
          ],
        },
        screen: { fr: 'D’où ça vient', en: 'Where it comes from' },
        shot: 'before',
        sound: 'voice',
        show: 1,
      },
      {
        id: 'stakes',
        kind: 'lines',
        from: 30,
        lines: {
          fr: [
            { text: 'Et si tu ne changes rien, {stake}.' },
            { text: 'D’autant qu’on entend partout {que myth}.', from: 60 },
          ],
          en: [
            { text: 'And if you change nothing, {stake}.' },
            { text: 'It doesn’t help that people keep saying {myth}.', from: 60 },
          ],
        },
        screen: { fr: 'Si rien ne change', en: 'If nothing changes' },
        shot: 'face',
        sound: 'pause',
        show: 0.5,
      },
      {
        id: 'solution',
        kind: 'lines',
        lines: {
          fr: [
            { text: 'Ce qui marche mieux : {fix}.', core: true },
            { text: 'Parce qu’en réalité, {truth}.', from: 45 },
          ],
          en: [
            { text: 'What works better: {fix}.', core: true },
            { text: 'Because really, {truth}.', from: 45 },
          ],
        },
        screen: { fr: 'Ce qui marche mieux', en: 'What works better' },
        shot: 'hands',
        sound: 'music-in',
        show: 1.5,
      },
      { ...STEPS, from: 30 },
      RECAP,
      OWN_CASE,
      RESULT,
      CTA,
    ],
  },
  {
    id: 'list',
    names: { fr: 'Liste', en: 'List' },
    hooks: ['list', 'how', 'starting', 'tutorial'],
    cta: 'save',
    beats: [
      HOOK,
      {
        id: 'frame',
        kind: 'lines',
        from: 30,
        lines: {
          fr: [{ text: 'On y va, dans l’ordre.' }, { text: 'Le but, c’est {de goal}.', from: 60 }],
          en: [{ text: 'Here they are, in order.' }, { text: 'The aim is to {goal}.', from: 60 }],
        },
        shot: 'face',
        sound: 'voice',
        show: 0,
      },
      STEPS,
      DOUBT,
      RECAP,
      {
        id: 'keep',
        kind: 'lines',
        from: 45,
        lines: {
          fr: [{ text: 'Si tu ne gardes qu’une idée : {fix}.' }, { text: 'Tu verras : {truth}.', from: 60 }],
          en: [
            { text: 'If you keep only one idea: {fix}.' },
            { text: 'And try it once before you judge.', from: 60 },
          ],
        },
        screen: { fr: 'À retenir', en: 'Keep this' },
        shot: 'face',
        sound: 'pause',
        show: 0.5,
      },
      OWN_CASE,
      CTA,
    ],
  },
  {
    id: 'before-after',
    names: { fr: 'Avant, après', en: 'Before and after' },
    hooks: ['pov', 'diagnosis', 'quit', 'detail'],
    cta: 'share',
    beats: [
      HOOK,
      {
        id: 'before',
        kind: 'lines',
        lines: {
          fr: [
            { text: 'Avant, le réflexe, c’est {de mistake}.' },
            { text: 'Et au bout du compte, {pain}.', from: 30 },
          ],
          en: [
            { text: 'Before, it all starts with {mistake}.' },
            { text: 'And in the end, {pain}.', from: 30 },
          ],
        },
        screen: { fr: 'Avant', en: 'Before' },
        shot: 'before',
        sound: 'ambient',
        show: 2,
      },
      {
        id: 'turn',
        kind: 'lines',
        lines: {
          fr: [
            { text: 'Un seul changement : {fix}.', core: true },
            { text: 'Rien de plus compliqué.', from: 60 },
          ],
          en: [
            { text: 'One change: {fix}.', core: true },
            { text: 'Nothing more complicated than that.', from: 60 },
          ],
        },
        screen: { fr: 'Un seul changement', en: 'One change' },
        shot: 'hands',
        sound: 'cut',
        show: 1,
      },
      { ...STEPS, from: 30 },
      RECAP,
      {
        id: 'after',
        kind: 'own',
        shot: 'after',
        sound: 'music-in',
        show: 3,
        screen: { fr: 'Après', en: 'After' },
        prompt: {
          fr: 'À vous : montrez l’après dans le même cadre que l’avant.',
          en: 'Your turn: show the after in the same frame as the before.',
        },
      },
      {
        id: 'lesson',
        kind: 'lines',
        from: 45,
        lines: { fr: [{ text: 'Au fond, {truth}.' }], en: [{ text: 'In the end, {truth}.' }] },
        shot: 'face',
        sound: 'voice',
        show: 0.5,
      },
      { ...OWN_CASE, from: 90 },
      CTA,
    ],
  },
  {
    id: 'tutorial',
    names: { fr: 'Tutoriel en étapes', en: 'Step-by-step tutorial' },
    hooks: ['how', 'tutorial', 'time', 'starting', 'detail'],
    cta: 'save',
    beats: [
      HOOK,
      {
        id: 'promise',
        kind: 'lines',
        from: 30,
        lines: {
          fr: [
            { text: 'Je te montre, étape par étape.' },
            { text: 'Et je te dis où ça coince d’habitude.', from: 60 },
          ],
          en: [
            { text: 'I’ll show you, step by step.' },
            { text: 'And I’ll tell you where people get stuck.', from: 60 },
          ],
        },
        screen: { fr: 'Étape par étape', en: 'Step by step' },
        shot: 'wide',
        sound: 'voice',
        show: 0.5,
      },
      STEPS,
      DOUBT,
      RECAP,
      {
        id: 'trap',
        kind: 'lines',
        from: 45,
        lines: {
          fr: [{ text: 'Le piège, c’est {de mistake}.' }, { text: 'Sinon, {stake}.', from: 60 }],
          en: [{ text: 'The trap is {mistake}.' }, { text: 'Otherwise, {stake}.', from: 60 }],
        },
        screen: { fr: 'Le piège à éviter', en: 'The trap to avoid' },
        shot: 'hands',
        sound: 'pause',
        show: 1,
      },
      RESULT,
      { ...OWN_CASE, from: 90 },
      CTA,
    ],
  },
];
