import type { BeatSheet } from '#domain/generations/scripts/beat-sheet.ts';
import { say, sayAlways, sayFrom } from '#domain/generations/scripts/sheet-lines.ts';
import { CTA, DOUBT, HOOK, OWN_CASE, RECAP, STEPS } from '#domain/generations/scripts/usual-beats.ts';

/** Sheets that show what the creator does: a test with its verdict, a day. */
export const SHOWING_SHEETS: readonly BeatSheet[] = [
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
            say('Les deux ont leurs défenseurs.', 'On me pose souvent la question.'),
            sayFrom(45, 'Alors j’ai comparé, dans les mêmes conditions.', 'Alors j’ai essayé les deux.'),
          ],
          en: [
            say('Both have their fans.', 'People keep asking me.'),
            sayFrom(45, 'So I compared them under the same conditions.', 'So I tried both.'),
          ],
        },
        yours: {
          fr: 'À vous : dites pourquoi la question se pose.',
          en: 'Your turn: say why the question comes up.',
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
        kind: 'own',
        shot: 'face',
        sound: 'pause',
        show: 3,
        screen: { fr: 'Le verdict', en: 'The verdict' },
        prompt: {
          fr: 'À vous : dites lequel vous gardez, et dans quel cas.',
          en: 'Your turn: say which one you keep, and when.',
        },
      },
      {
        id: 'either-way',
        kind: 'lines',
        lines: {
          fr: [
            sayAlways('Et dans les deux cas, {truth}.', 'Et quel que soit ton choix, {truth}.'),
            sayFrom(45, 'Le plus important : {fix}.', 'Et surtout : {fix}.'),
          ],
          en: [
            sayAlways('And either way, {truth}.', 'And whichever you choose, {truth}.'),
            sayFrom(45, 'So remember: {fix}.', 'What matters most: {fix}.'),
          ],
        },
        yours: {
          fr: 'À vous : dites ce qui reste vrai dans les deux cas.',
          en: 'Your turn: say what holds either way.',
        },
        screen: { fr: 'Dans les deux cas', en: 'Either way' },
        shot: 'face',
        sound: 'voice',
        show: 0.5,
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
            say('Ma journée, sans filtre.', 'Je t’emmène avec moi aujourd’hui.'),
            sayFrom(30, 'Une seule règle : {fix|me}.', 'Ma règle du jour : {fix|me}.'),
          ],
          en: [
            say('My day, unfiltered.', 'Come along with me today.'),
            sayFrom(30, 'I keep one rule: I {fix|me}.', 'My rule for today: I {fix|me}.'),
          ],
        },
        yours: {
          fr: 'À vous : racontez le début de votre journée.',
          en: 'Your turn: tell how your day begins.',
        },
        screen: { fr: 'Le matin', en: 'Morning' },
        shot: 'wide',
        sound: 'ambient',
        show: 1.5,
      },
      {
        id: 'same',
        kind: 'lines',
        from: 30,
        lines: {
          fr: [say('Si tu veux faire pareil, voilà comment.', 'Tu veux faire pareil ? Regarde.')],
          en: [say('If you want to do the same, here’s how.', 'Want to do the same? Watch.')],
        },
        yours: {
          fr: 'À vous : dites ce que l’on peut faire comme vous.',
          en: 'Your turn: say what people can do the way you do.',
        },
        shot: 'face',
        sound: 'voice',
        show: 0,
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
            say('Le piège que j’évite : {mistake|me}.', 'Ce que je ne fais plus : {mistake|me}.'),
            sayFrom(60, 'Le soir, je fais le point, puis je coupe.', 'Et le soir, je fais le bilan.'),
          ],
          en: [
            say('The trap I avoid: {mistake|me}.', 'What I’ve stopped doing: {mistake|me}.'),
            sayFrom(60, 'In the evening I look back, then I switch off.', 'In the evening, I take stock.'),
          ],
        },
        yours: {
          fr: 'À vous : racontez la fin de la journée, et ce que vous en gardez.',
          en: 'Your turn: tell how the day ends, and what you keep of it.',
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
];
