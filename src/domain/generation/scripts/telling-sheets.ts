import type { BeatSheet } from './beat-sheet.ts';
import { CTA, DOUBT, HOOK, OWN_CASE, RECAP, RESULT, STEPS } from './usual-beats.ts';

/** Sheets that tell, test or answer: story, myth, test, a day, reply, point of view. */
export const TELLING_SHEETS: readonly BeatSheet[] = [
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
      RECAP,
      OWN_CASE,
      CTA,
    ],
  },
  {
    id: 'myth',
    names: { fr: 'Idée reçue', en: 'Myth' },
    hooks: ['myth', 'reply'],
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
      RECAP,
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
      RECAP,
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
            { text: 'Le matin, je commence par ça : {fix|me}.', from: 30 },
          ],
          en: [
            { text: 'My day, unfiltered.' },
            { text: 'In the morning, I do one thing: I {fix|me}.', from: 30 },
          ],
        },
        screen: { fr: 'Le matin', en: 'Morning' },
        shot: 'wide',
        sound: 'ambient',
        show: 1.5,
      },
      STEPS,
      DOUBT,
      RECAP,
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
      RECAP,
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
      RECAP,
      RESULT,
      { ...OWN_CASE, from: 60 },
      CTA,
    ],
  },
];
