import type { BeatSheet } from '#domain/generations/scripts/beat-sheet.ts';
import { say, sayAlways, sayFrom } from '#domain/generations/scripts/sheet-lines.ts';
import { CTA, HOOK, OWN_CASE, RECAP, RESULT, STEPS } from '#domain/generations/scripts/usual-beats.ts';

/** Sheets that tell or answer: story, myth, reply, point of view. */
export const TELLING_SHEETS: readonly BeatSheet[] = [
  {
    id: 'story',
    names: { fr: 'Histoire : et, mais, donc', en: 'Story: and, but, so' },
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
            say('Je voulais {goal|me}.', 'Au départ, je voulais juste {goal|me}.'),
            sayFrom(45, 'On m’avait dit {que myth}, et je l’ai cru.', 'J’avais entendu {que myth}.'),
          ],
          en: [
            say('I wanted to {goal|me}.', 'All I wanted was to {goal|me}.'),
            sayFrom(45, 'I’d been told {myth}, and I believed it.', 'I’d heard that {myth}.'),
          ],
        },
        yours: {
          fr: 'À vous : dites ce que vous vouliez obtenir.',
          en: 'Your turn: say what you wanted.',
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
          fr: [
            say(
              'Mais je tombais dans le piège : {mistake|me}.',
              'Mais je refaisais toujours la même erreur : {mistake|me}.',
            ),
          ],
          en: [
            say('But I fell into the trap: {mistake|me}.', 'But I kept making one mistake: {mistake|me}.'),
          ],
        },
        yours: { fr: 'À vous : dites ce qui a coincé.', en: 'Your turn: say what went wrong.' },
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
            sayAlways('Alors j’ai changé une chose : {fix|me}.', 'Alors maintenant, une règle : {fix|me}.'),
            sayFrom(45, 'Ce que j’ai compris : {truth}.', 'Et j’ai fini par comprendre : {truth}.'),
          ],
          en: [
            sayAlways('So now I do one thing: I {fix|me}.', 'So I changed one thing. Now I {fix|me}.'),
            sayFrom(45, 'And I finally got it: {truth}.', 'What I learned: {truth}.'),
          ],
        },
        yours: {
          fr: 'À vous : dites ce que vous avez changé, et ce que cela a donné.',
          en: 'Your turn: say what you changed, and what came of it.',
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
          fr: [say('Si tu veux essayer, fais comme ça.', 'Tu veux essayer ? Voilà comment.')],
          en: [say('If you want to try, do it like this.', 'Want to try? Here’s how.')],
        },
        yours: {
          fr: 'À vous : invitez à essayer, en une phrase.',
          en: 'Your turn: invite people to try, in one sentence.',
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
          fr: [
            say('On l’entend tout le temps.', 'C’est partout, et ça a l’air vrai.'),
            sayFrom(45, 'Et à force d’y croire, {stake}.', 'Et si tu y crois, {stake}.'),
          ],
          en: [
            say('You hear it all the time.', 'It’s everywhere, and it sounds right.'),
            sayFrom(45, 'And as long as you believe it, {stake}.', 'And if you go along with it, {stake}.'),
          ],
        },
        yours: {
          fr: 'À vous : citez l’idée reçue, telle qu’on l’entend.',
          en: 'Your turn: quote the myth the way people say it.',
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
            sayAlways('En réalité, {truth}.', 'Dans les faits, {truth}.'),
            sayFrom(60, 'Donc inutile {de mistake}.', 'Alors pas la peine {de mistake}.'),
          ],
          en: [
            sayAlways('Really, {truth}.', 'The fact is, {truth}.'),
            sayFrom(60, 'So there’s no point in {mistake}.', 'So you can stop {mistake}.'),
          ],
        },
        yours: {
          fr: 'À vous : dites ce qui est vrai, et d’où vous le savez.',
          en: 'Your turn: say what is true, and how you know.',
        },
        screen: { fr: 'En réalité', en: 'In reality' },
        shot: 'face',
        sound: 'pause',
        show: 1,
      },
      {
        id: 'instead',
        kind: 'lines',
        lines: {
          fr: [say('À la place : {fix}.', 'Ce qui vaut le coup : {fix}.')],
          en: [say('Instead: {fix}.', 'What’s worth doing: {fix}.')],
        },
        yours: { fr: 'À vous : dites quoi faire à la place.', en: 'Your turn: say what to do instead.' },
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
          fr: [
            say('Je comprends qu’on le pense.', 'Je vois très bien d’où ça vient.'),
            sayFrom(60, 'Je l’ai pensé aussi.', 'Moi aussi, j’y ai cru.'),
          ],
          en: [
            say('I get why people think so.', 'I can see where that comes from.'),
            sayFrom(60, 'I used to think so too.', 'I believed it myself.'),
          ],
        },
        yours: {
          fr: 'À vous : lisez le commentaire auquel vous répondez.',
          en: 'Your turn: read the comment you are answering.',
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
            sayAlways('Mais {truth}.', 'Sauf {que truth}.'),
            sayFrom(60, 'Et tant qu’on n’y croit pas, {stake}.', 'Et si tu l’oublies, {stake}.'),
          ],
          en: [
            sayAlways('But {truth}.', 'Thing is, {truth}.'),
            sayFrom(60, 'And until you trust that, {stake}.', 'And if you forget it, {stake}.'),
          ],
        },
        yours: {
          fr: 'À vous : donnez votre réponse en une phrase.',
          en: 'Your turn: give your answer in one sentence.',
        },
        screen: { fr: 'Ma réponse', en: 'My answer' },
        shot: 'face',
        sound: 'pause',
        show: 0.5,
      },
      {
        id: 'try',
        kind: 'lines',
        lines: {
          fr: [say('Ce que je conseille : {fix}.', 'Moi, je ferais ça : {fix}.')],
          en: [say('Try this instead: {fix}.', 'My advice: {fix}.')],
        },
        yours: {
          fr: 'À vous : dites quoi essayer, en une phrase.',
          en: 'Your turn: say what to try, in one sentence.',
        },
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
          fr: [say('D’habitude, la réaction, c’est {de mistake}.', 'Le premier réflexe : {mistake}.')],
          en: [say('The usual reaction is {mistake}.', 'The first reflex: {mistake}.')],
        },
        yours: {
          fr: 'À vous : jouez la réaction habituelle.',
          en: 'Your turn: act out the usual reaction.',
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
            sayAlways('Cette fois, fais autrement : {fix}.', 'Cette fois, change de méthode : {fix}.'),
            sayFrom(45, 'Parce que, franchement, {truth}.', 'Parce qu’au fond, {truth}.'),
          ],
          en: [
            sayAlways('This time, do it differently: {fix}.', 'This time, try something else: {fix}.'),
            sayFrom(45, 'Because honestly, {truth}.', 'Because in the end, {truth}.'),
          ],
        },
        yours: {
          fr: 'À vous : jouez ce que vous faites maintenant.',
          en: 'Your turn: act out what you do now.',
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
