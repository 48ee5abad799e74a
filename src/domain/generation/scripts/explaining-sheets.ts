import type { BeatSheet } from '#domain/generations/scripts/beat-sheet.ts';
import { say, sayAlways, sayFrom } from '#domain/generations/scripts/sheet-lines.ts';
import { CTA, DOUBT, HOOK, OWN_CASE, RECAP, RESULT, STEPS } from '#domain/generations/scripts/usual-beats.ts';

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
            say(
              'Souvent, ça vient de là : {mistake}.',
              'Le plus souvent, le problème, c’est {de mistake}.',
              'L’erreur classique : {mistake}.',
            ),
            sayFrom(45, 'On le fait sans y penser.', 'On l’a tous fait un jour.'),
          ],
          en: [
            say(
              'Most of the time it comes from {mistake}.',
              'The usual culprit is {mistake}.',
              'The classic mistake: {mistake}.',
            ),
            sayFrom(45, 'We do it without thinking.', 'We’ve all done it.'),
          ],
        },
        yours: {
          fr: 'À vous : dites en une phrase d’où vient le problème.',
          en: 'Your turn: say in one sentence where the problem comes from.',
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
            say('Et si tu ne changes rien, {stake}.', 'Et si ça continue, {stake}.'),
            sayFrom(
              60,
              'D’autant qu’on entend partout {que myth}.',
              'Et ça n’aide pas, d’entendre partout {que myth}.',
            ),
          ],
          en: [
            say('And if you change nothing, {stake}.', 'And if this goes on, {stake}.'),
            sayFrom(
              60,
              'It doesn’t help that people keep saying {myth}.',
              'And everybody keeps saying that {myth}.',
            ),
          ],
        },
        yours: {
          fr: 'À vous : dites ce qui arrive si l’on ne change rien.',
          en: 'Your turn: say what happens if nothing changes.',
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
            sayAlways('Ce qui marche mieux : {fix}.', 'Le bon réflexe : {fix}.', 'À la place : {fix}.'),
            sayFrom(45, 'Parce qu’en réalité, {truth}.', 'La raison est simple : {truth}.'),
          ],
          en: [
            sayAlways('What works better: {fix}.', 'Do this instead: {fix}.', 'Next time, {fix}.'),
            sayFrom(45, 'Because really, {truth}.', 'The reason is simple: {truth}.'),
          ],
        },
        yours: {
          fr: 'À vous : donnez votre solution, en une seule idée.',
          en: 'Your turn: give your solution, one idea only.',
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
          fr: [
            say('On y va, dans l’ordre.', 'C’est parti.'),
            sayFrom(60, 'Le but, c’est {de goal}.', 'L’idée, c’est {de goal}.'),
          ],
          en: [
            say('Here they are, in order.', 'Let’s take them one by one.'),
            sayFrom(60, 'The aim is to {goal}.', 'The idea is to {goal}.'),
          ],
        },
        yours: {
          fr: 'À vous : annoncez ce que l’on va voir.',
          en: 'Your turn: announce what we are about to see.',
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
          fr: [
            say('Si tu ne gardes qu’une idée : {fix}.', 'Le plus important : {fix}.'),
            sayFrom(60, 'Et essaie une fois avant de juger.', 'Essaie une fois, tu verras bien.'),
          ],
          en: [
            say('If you keep only one idea: {fix}.', 'The one that matters most: {fix}.'),
            sayFrom(60, 'And try it once before you judge.', 'Try it once and see.'),
          ],
        },
        yours: {
          fr: 'À vous : redites l’idée à garder, en moins de dix mots.',
          en: 'Your turn: say the one idea to keep again, in under ten words.',
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
            say('Avant, le réflexe, c’est {de mistake}.', 'L’ancienne habitude : {mistake}.'),
            sayFrom(30, 'Et au bout du compte, {pain}.', 'Résultat : {pain}.'),
          ],
          en: [
            say('The old habit: {mistake}.', 'Before, it always starts with {mistake}.'),
            sayFrom(30, 'And in the end, {pain}.', 'The result: {pain}.'),
          ],
        },
        yours: {
          fr: 'À vous : montrez le point de départ et dites ce qui n’allait pas.',
          en: 'Your turn: show where it started and say what was wrong.',
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
            sayAlways('Un seul changement : {fix}.', 'Ce qui change tout ici : {fix}.'),
            sayFrom(60, 'Rien de plus compliqué.', 'Et c’est vraiment tout.'),
          ],
          en: [
            sayAlways('One change: {fix}.', 'Here’s the change: {fix}.'),
            sayFrom(60, 'Nothing more complicated than that.', 'And that’s really all.'),
          ],
        },
        yours: {
          fr: 'À vous : dites ce que vous avez changé, une seule chose.',
          en: 'Your turn: say what you changed, one thing only.',
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
        lines: {
          fr: [say('Au fond, {truth}.', 'Ce qu’il faut en retenir : {truth}.')],
          en: [say('In the end, {truth}.', 'What to remember: {truth}.')],
        },
        yours: {
          fr: 'À vous : dites ce que l’on peut en retenir.',
          en: 'Your turn: say what there is to learn from it.',
        },
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
            say('Je te montre, étape par étape.', 'On le fait ensemble, étape par étape.'),
            sayFrom(60, 'Et je te dis où ça coince d’habitude.', 'Et je te montre le piège à éviter.'),
          ],
          en: [
            say('I’ll show you, step by step.', 'Let’s do it together, step by step.'),
            sayFrom(60, 'And I’ll tell you where people get stuck.', 'And I’ll show you the trap to avoid.'),
          ],
        },
        yours: {
          fr: 'À vous : dites ce que l’on saura faire à la fin.',
          en: 'Your turn: say what people will be able to do at the end.',
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
          fr: [
            say('Le piège, c’est {de mistake}.', 'L’erreur à éviter : {mistake}.'),
            sayFrom(60, 'Sinon, {stake}.', 'Parce que sinon, {stake}.'),
          ],
          en: [
            say('The trap is {mistake}.', 'The mistake to avoid: {mistake}.'),
            sayFrom(60, 'Otherwise, {stake}.', 'If you do, {stake}.'),
          ],
        },
        yours: {
          fr: 'À vous : montrez l’erreur la plus courante.',
          en: 'Your turn: show the most common mistake.',
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
