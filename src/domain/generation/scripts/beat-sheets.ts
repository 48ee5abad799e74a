import type { BeatSheet, SheetBeat, SheetId } from './beat-sheet.ts';

const HOOK: SheetBeat = { id: 'hook', kind: 'hook', shot: 'face', sound: 'cut', show: 0 };
const CTA: SheetBeat = { id: 'cta', kind: 'cta', shot: 'face', sound: 'voice', show: 0.5 };
const STEPS: SheetBeat = { id: 'step', kind: 'steps', shot: 'hands', sound: 'cut', show: 2 };
const OWN_CASE: SheetBeat = {
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
const RESULT: SheetBeat = {
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

/** Ten ways of telling an angle. What stands between hook and call is said from the same bundle. */
export const BEAT_SHEETS: readonly BeatSheet[] = [
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
      {
        id: 'keep',
        kind: 'lines',
        from: 45,
        lines: {
          fr: [{ text: 'Si tu ne gardes qu’une idée : {fix}.' }, { text: 'Tu verras, {truth}.', from: 60 }],
          en: [{ text: 'If you keep only one idea: {fix}.' }, { text: 'You’ll see: {truth}.', from: 60 }],
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
            { text: 'Retiens surtout une chose : {truth}.', from: 60 },
          ],
          en: [
            { text: 'I’ll show you, step by step.' },
            { text: 'One thing matters most: {truth}.', from: 60 },
          ],
        },
        screen: { fr: 'Étape par étape', en: 'Step by step' },
        shot: 'wide',
        sound: 'voice',
        show: 0.5,
      },
      STEPS,
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
  {
    id: 'story',
    names: { fr: 'Histoire : et, mais, donc', en: 'Story: and, but, so' },
    hooks: ['story', 'quit', 'confession'],
    cta: 'follow',
    assumes: 'experience',
    beats: [
      HOOK,
      {
        id: 'and',
        kind: 'lines',
        lines: {
          fr: [
            { text: 'Je voulais {goal|me}.' },
            { text: 'On m’avait dit {que myth}, et je l’ai cru.', from: 45 },
          ],
          en: [
            { text: 'I wanted to {goal|me}.' },
            { text: 'I’d been told {myth}, and I believed it.', from: 45 },
          ],
        },
        screen: { fr: 'Ce que je voulais', en: 'What I wanted' },
        shot: 'face',
        sound: 'voice',
        show: 0.5,
      },
      {
        id: 'but',
        kind: 'lines',
        lines: {
          fr: [{ text: 'Mais je tombais dans le piège : {mistake|me}.' }],
          en: [{ text: 'But I fell into the trap: {mistake|me}.' }],
        },
        screen: { fr: 'Mais…', en: 'But…' },
        shot: 'before',
        sound: 'pause',
        show: 1,
      },
      {
        id: 'so',
        kind: 'lines',
        lines: {
          fr: [
            { text: 'Alors j’ai changé une chose : {fix|me}.', core: true },
            { text: 'Et j’ai compris que, vraiment, {truth}.', from: 45 },
          ],
          en: [
            { text: 'So now I do one thing: I {fix|me}.', core: true },
            { text: 'And I finally got it: {truth}.', from: 45 },
          ],
        },
        screen: { fr: 'Donc', en: 'So' },
        shot: 'hands',
        sound: 'music-in',
        show: 1,
      },
      {
        id: 'try',
        kind: 'lines',
        from: 45,
        lines: {
          fr: [{ text: 'Si tu veux essayer, fais comme ça.' }],
          en: [{ text: 'If you want to try, do it like this.' }],
        },
        shot: 'face',
        sound: 'voice',
        show: 0,
      },
      { ...STEPS, from: 45 },
      OWN_CASE,
      CTA,
    ],
  },
  {
    id: 'myth',
    names: { fr: 'Idée reçue', en: 'Myth' },
    hooks: ['myth', 'truth', 'opinion', 'reply'],
    cta: 'share',
    beats: [
      HOOK,
      {
        id: 'belief',
        kind: 'lines',
        from: 30,
        lines: {
          fr: [{ text: 'On l’entend tout le temps.' }, { text: 'Et à force d’y croire, {stake}.', from: 45 }],
          en: [
            { text: 'You hear it all the time.' },
            { text: 'And as long as you believe it, {stake}.', from: 45 },
          ],
        },
        screen: { fr: 'Vrai ou faux ?', en: 'True or false?' },
        shot: 'face',
        sound: 'voice',
        show: 0.5,
      },
      {
        id: 'truth',
        kind: 'lines',
        lines: {
          fr: [
            { text: 'En réalité, {truth}.', core: true },
            { text: 'Donc inutile {de mistake}.', from: 60 },
          ],
          en: [
            { text: 'Really, {truth}.', core: true },
            { text: 'So there’s no point in {mistake}.', from: 60 },
          ],
        },
        screen: { fr: 'En réalité', en: 'In reality' },
        shot: 'face',
        sound: 'pause',
        show: 1,
      },
      {
        id: 'instead',
        kind: 'lines',
        lines: { fr: [{ text: 'À la place : {fix}.' }], en: [{ text: 'Instead: {fix}.' }] },
        screen: { fr: 'À la place', en: 'Instead' },
        shot: 'hands',
        sound: 'music-in',
        show: 1,
      },
      { ...STEPS, from: 30 },
      OWN_CASE,
      CTA,
    ],
  },
  {
    id: 'test-verdict',
    names: { fr: 'Test et verdict', en: 'Test and verdict' },
    hooks: ['comparison'],
    cta: 'comment',
    assumes: 'experience',
    beats: [
      HOOK,
      {
        id: 'question',
        kind: 'lines',
        from: 30,
        lines: {
          fr: [
            { text: 'Les deux ont leurs défenseurs.' },
            { text: 'On compare dans les mêmes conditions.', from: 45 },
          ],
          en: [
            { text: 'Both have their fans.' },
            { text: 'Let’s compare them under the same conditions.', from: 45 },
          ],
        },
        shot: 'face',
        sound: 'voice',
        show: 0.5,
      },
      {
        id: 'test',
        kind: 'own',
        shot: 'side-by-side',
        sound: 'ambient',
        show: 4,
        screen: { fr: 'Le test', en: 'The test' },
        prompt: {
          fr: 'À vous : montrez les deux côte à côte, dans les mêmes conditions.',
          en: 'Your turn: show both side by side, under the same conditions.',
        },
      },
      {
        id: 'verdict',
        kind: 'lines',
        lines: {
          fr: [
            { text: 'Ce que j’en retiens : {truth}.', core: true },
            { text: 'Si tu ne sais pas, retiens ça : {fix}.', from: 45 },
          ],
          en: [
            { text: 'My takeaway: {truth}.', core: true },
            { text: 'If you’re not sure: {fix}.', from: 45 },
          ],
        },
        screen: { fr: 'Le verdict', en: 'The verdict' },
        shot: 'face',
        sound: 'pause',
        show: 1,
      },
      { ...STEPS, from: 45 },
      OWN_CASE,
      CTA,
    ],
  },
  {
    id: 'day-in-life',
    names: { fr: 'Une journée', en: 'A day in the life' },
    hooks: ['routine', 'pov', 'story', 'starting', 'list'],
    cta: 'follow',
    assumes: 'experience',
    beats: [
      HOOK,
      {
        id: 'morning',
        kind: 'lines',
        lines: {
          fr: [
            { text: 'Ma journée, sans filtre.' },
            { text: 'Le matin, je garde une idée en tête : {truth}.', from: 30 },
          ],
          en: [
            { text: 'My day, unfiltered.' },
            { text: 'In the morning I keep one idea in mind: {truth}.', from: 30 },
          ],
        },
        screen: { fr: 'Le matin', en: 'Morning' },
        shot: 'wide',
        sound: 'ambient',
        show: 1.5,
      },
      STEPS,
      {
        id: 'evening',
        kind: 'lines',
        from: 30,
        lines: {
          fr: [
            { text: 'Le piège de la journée : {mistake|me}.' },
            { text: 'Le soir, je fais le point, puis je coupe.', from: 60 },
          ],
          en: [
            { text: 'The trap of the day: {mistake|me}.' },
            { text: 'In the evening I look back, then I switch off.', from: 60 },
          ],
        },
        screen: { fr: 'Le soir', en: 'Evening' },
        shot: 'walk',
        sound: 'music-in',
        show: 1.5,
      },
      OWN_CASE,
      CTA,
    ],
  },
  {
    id: 'reply',
    names: { fr: 'Réponse à un commentaire', en: 'Reply to a comment' },
    hooks: ['reply', 'myth', 'confession'],
    cta: 'comment',
    assumes: 'experience',
    beats: [
      HOOK,
      {
        id: 'comment',
        kind: 'lines',
        from: 30,
        lines: {
          fr: [{ text: 'Je comprends qu’on le pense.' }, { text: 'Je l’ai pensé aussi.', from: 60 }],
          en: [{ text: 'I get why people think so.' }, { text: 'I used to think so too.', from: 60 }],
        },
        screen: { fr: 'Votre commentaire', en: 'Your comment' },
        shot: 'comment',
        sound: 'voice',
        show: 1,
      },
      {
        id: 'answer',
        kind: 'lines',
        lines: {
          fr: [
            { text: 'Mais {truth}.', core: true },
            { text: 'Et tant qu’on n’y croit pas, {stake}.', from: 60 },
          ],
          en: [
            { text: 'But {truth}.', core: true },
            { text: 'And until you trust that, {stake}.', from: 60 },
          ],
        },
        screen: { fr: 'Ma réponse', en: 'My answer' },
        shot: 'face',
        sound: 'pause',
        show: 0.5,
      },
      {
        id: 'try',
        kind: 'lines',
        lines: { fr: [{ text: 'Essaie plutôt {de fix}.' }], en: [{ text: 'Try this instead: {fix}.' }] },
        screen: { fr: 'À essayer', en: 'Try this' },
        shot: 'hands',
        sound: 'music-in',
        show: 1,
      },
      { ...STEPS, from: 30 },
      OWN_CASE,
      CTA,
    ],
  },
  {
    id: 'pov',
    names: { fr: 'POV', en: 'POV' },
    hooks: ['pov'],
    cta: 'share',
    beats: [
      HOOK,
      {
        id: 'usual',
        kind: 'lines',
        lines: {
          fr: [{ text: 'D’habitude, la réaction, c’est {de mistake}.' }],
          en: [{ text: 'The usual reaction is {mistake}.' }],
        },
        screen: { fr: 'D’habitude', en: 'Usually' },
        shot: 'before',
        sound: 'ambient',
        show: 2,
      },
      {
        id: 'this-time',
        kind: 'lines',
        lines: {
          fr: [
            { text: 'Cette fois, fais autrement : {fix}.', core: true },
            { text: 'Parce que, franchement, {truth}.', from: 45 },
          ],
          en: [
            { text: 'This time, do it differently: {fix}.', core: true },
            { text: 'Because honestly, {truth}.', from: 45 },
          ],
        },
        screen: { fr: 'Cette fois', en: 'This time' },
        shot: 'hands',
        sound: 'music-in',
        show: 1.5,
      },
      { ...STEPS, from: 30 },
      RESULT,
      { ...OWN_CASE, from: 60 },
      CTA,
    ],
  },
];

/** The sheet of this id. */
export function getBeatSheet(id: SheetId): BeatSheet {
  const sheet = BEAT_SHEETS.find(one => one.id === id);
  if (sheet === undefined) throw new Error(`No beat sheet ${id}`);
  return sheet;
}
