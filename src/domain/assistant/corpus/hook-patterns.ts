import type { IntentPhrases } from './intent-phrases.ts';

export const HOOK_PATTERNS: IntentPhrases = {
  intent: 'hook_patterns',
  fr: {
    formal: `
      Quels types d'accroche fonctionnent le mieux sur mon compte ?
      Mes introductions sous forme de question obtiennent-elles davantage de vues ? => views
      Pourriez-vous comparer l'efficacité de mes différentes accroches ?
      Quelles familles de hooks me réussissent d'après les données ?
      Commencer par une statistique est-il avantageux pour mon engagement ? => engagement
    `,
    casual: `
      c'est quoi les accroches qui marchent chez moi ?
      mes vidéos qui commencent par "stop" elles marchent mieux ?
      quel genre d'intro je devrais garder ?
      est-ce que mes hooks sont bons ?
      les débuts de vidéo en mode question ça prend ?
    `,
    sms: `
      kel accroche marche le mieu
      mé hooks ki font le + de vu => views
      c koi mon meilleur style dintro
      les akroches en question sa marche ??
      stats des hooks stp
    `,
    short: `
      mes accroches
      hooks qui marchent
      meilleure intro
      types d'accroches
      efficacité des hooks
    `,
    long: `
      J'alterne entre des vidéos où je pose une question au début et d'autres où j'annonce une erreur à éviter, et je voudrais savoir laquelle des deux façons d'ouvrir marche vraiment.
      On répète partout que tout se joue dans les trois premières secondes, alors montre-moi comment mes différentes ouvertures s'en sortent.
      Je viens de finir une formation où on nous apprend dix modèles de hooks, est-ce que tu peux voir lesquels j'utilise déjà et ce qu'ils donnent ?
      D'après toi, est-ce que les listes du genre « 3 choses à savoir » en ouverture me rapportent plus de vues que mes histoires personnelles ? => views
      Je voudrais comprendre si la première phrase de mes vidéos change quelque chose ou si c'est du hasard.
    `,
    statement: `
      Analyse mes accroches.
      Montre les vues par type d'accroche. => views
      Je veux savoir quelles phrases d'ouverture accrochent.
      Classe mes hooks du plus efficace au moins efficace.
      Dis-moi quelle famille d'accroche garder.
    `,
    dialect: `
      c'est quelle accroche qui pogne le plus chez nous ?
      mes hooks c'est du lourd ou c'est claqué ?
      mes débuts de vidéo, ça va-tu ?
      té, mes accroches elles accrochent ou pas ?
      quelle intro fait le café, une fois ?
    `,
    emoji: `
      mes hooks 🪝 qui marchent ?
      quelle accroche est la plus 🔥
      🎣 mes accroches, bonnes ou pas ?
      intro question ❓ ou intro choc 💥 ?
      meilleurs hooks 🙏🪝
    `,
  },
  en: {
    formal: `
      Which types of hook work best on my account?
      Do my openings phrased as a question obtain more views? => views
      Could you compare how effective my various hooks are?
      Which families of hooks succeed for me according to the data?
      Is starting with a statistic advantageous for my engagement? => engagement
    `,
    casual: `
      what hooks work for me?
      do my videos that open with "stop" do better?
      what kind of intro should i keep doing?
      are my hooks any good?
      do question openings land?
    `,
    sms: `
      wich hook works best
      hooks dat get most vws => views
      whats my best intro style
      do question hoks work ??
      hook stats pls
    `,
    short: `
      my hooks
      hooks that work
      best intro
      types of hooks
      hook effectiveness
    `,
    long: `
      I alternate between videos where I ask something at the start and ones where I announce a mistake to avoid, and I want to know which of those two ways of opening truly works.
      Everybody repeats that it's all decided in the first three seconds, so show me how my different openings do.
      I've just finished a course that teaches ten hook templates, can you see which ones I already use and what they give?
      In your view, do lists like "3 things to know" at the start earn me more views than my personal stories? => views
      I'd like to understand whether the first sentence of my videos changes anything or if it's just chance.
    `,
    statement: `
      Analyse my hooks.
      Show views by type of hook. => views
      I want to know which opening lines grab people.
      Rank my hooks from most to least effective.
      Tell me which hook family to keep.
    `,
    dialect: `
      which hook's pulling them in, like?
      are my hooks fire or trash no cap?
      are me intros grand or what?
      which opening is doing the needful?
      ma hooks, are they ony good ken?
    `,
    emoji: `
      my hooks 🪝 that work?
      which hook is the most 🔥
      🎣 my hooks, good or not?
      question intro ❓ or shock intro 💥 ?
      best hooks 🙏🪝
    `,
  },
};
