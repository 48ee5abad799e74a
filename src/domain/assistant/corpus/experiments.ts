import type { IntentPhrases } from './intent-phrases.ts';

export const EXPERIMENTS: IntentPhrases = {
  intent: 'experiments',
  fr: {
    formal: `
      Quel est l'état d'avancement de mes expériences ?
      Mon test A/B a-t-il livré une conclusion ?
      Pourriez-vous me présenter les résultats de ma dernière expérience ?
      Combien de vidéos manque-t-il avant de pouvoir conclure mon expérience ?
      Quelles hypothèses ai-je déjà vérifiées ?
    `,
    casual: `
      ça en est où mon expérience ?
      mon test sur les accroches il a donné quoi ?
      j'ai des tests en cours ?
      c'est la version A ou la version B qui gagne ?
      on peut conclure l'expérience ou pas encore ?
    `,
    sms: `
      mon test ab il en est ou
      resultat de lexperience stp
      g des experiences en cours ??
      ki gagne A ou B
      expé fini ou pas
    `,
    short: `
      mes expériences
      test A/B
      expérience en cours
      verdict du test
      résultats de l'expérience
    `,
    long: `
      J'ai lancé il y a quelques semaines un test pour savoir si filmer face caméra changeait quelque chose et je n'ai plus suivi, tu peux me dire ce qu'il en est ?
      Je voudrais montrer à mon équipe ce que nos expérimentations ont prouvé jusqu'ici, qu'elles soient terminées ou non.
      Il me reste combien de vidéos à publier dans la variante avant que l'expérience sur les sous-titres donne un verdict ?
      Avant d'en démarrer une nouvelle, rappelle-moi quelles expériences j'ai déjà ouvertes.
      L'hypothèse que j'avais posée sur les vidéos tournées dehors, est-ce que les données la confirment ?
    `,
    statement: `
      Montre-moi mes expériences.
      Je veux voir le verdict de mon test.
      Fais le point sur l'expérimentation en cours.
      Liste mes tests terminés.
      Dis-moi si mon hypothèse est confirmée.
    `,
    dialect: `
      mon expérience est-tu finie ?
      le test A/B, il a parlé ou pas encore, vé ?
      alors ce test gros, verdict ?
      mes p'tites expériences, ça avance-tu ?
      le test, il est plié une fois ?
    `,
    emoji: `
      mes expériences 🧪 ?
      test A 🆚 B qui gagne
      verdict du test ⚖️ ?
      🔬 où en est mon expérience
      mon A/B test est fini ? ✅
    `,
  },
  en: {
    formal: `
      What is the progress of my experiments?
      Has my A/B test reached a conclusion?
      Could you present the results of my latest experiment?
      How many more videos are needed before my experiment can be concluded?
      Which hypotheses have I already tested?
    `,
    casual: `
      where's my experiment at?
      what did my hook test come out with?
      do i have any tests running?
      is version A or version B winning?
      can we call the experiment yet or not?
    `,
    sms: `
      my ab test hows it goin
      experiment reslts pls
      any experimnts runnin ??
      whos winnin A or B
      is the exp done or no
    `,
    short: `
      my experiments
      A/B test
      running experiment
      test verdict
      experiment results
    `,
    long: `
      A few weeks ago I started a test to see if filming to camera changes anything and then I stopped following it, can you tell me what became of it?
      I'd like to show my team what our experiments have proved so far, finished or not.
      How many videos do I still have to publish in the variant before the experiment on subtitles gives a verdict?
      Before I start a new one, remind me which experiments I already have open.
      That hypothesis I set up about videos shot outdoors, do the data confirm it?
    `,
    statement: `
      Show me my experiments.
      I want to see the verdict of my test.
      Sum up the experiment in progress.
      List my finished tests.
      Tell me if my hypothesis is confirmed.
    `,
    dialect: `
      is me experiment done yet or wha?
      has the A/B test anything to say for itself?
      so that test fam, what's the verdict
      how's ma wee experiment comin along?
      that A/B test, is it all done and dusted mate?
    `,
    emoji: `
      my experiments 🧪 ?
      test A 🆚 B who wins
      test verdict ⚖️ ?
      🔬 where's my experiment at
      is my A/B test over? ✅
    `,
  },
};
