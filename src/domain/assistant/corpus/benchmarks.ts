import type { IntentPhrases } from './intent-phrases.ts';

export const BENCHMARKS: IntentPhrases = {
  intent: 'benchmarks',
  fr: {
    formal: `
      Mon taux d'engagement est-il satisfaisant au regard de la moyenne du secteur ? => engagement
      Où me situé-je par rapport aux autres créateurs ?
      Un taux de 4 % peut-il être considéré comme bon ? => engagement
      Pourriez-vous me fournir des points de référence pour interpréter mes résultats ?
      Le nombre de vues que j'obtiens est-il normal pour un compte de ma taille ? => views
    `,
    casual: `
      5 % d'engagement c'est bien ou pas ? => engagement
      je suis dans la moyenne ?
      c'est nul ou c'est correct mes vues ? => views
      les autres comptes ils font combien en général ?
      mon engagement il est bon ? => engagement
    `,
    sms: `
      3% dengagement c bien ?? => engagement
      jsui ds la moyenne ou pas
      c normal davoir 500 vu => views
      mon taux il est bon ou pa
      moyenne des autre createurs stp
    `,
    short: `
      bon taux ?
      dans la moyenne ?
      taux d'engagement normal => engagement
      repères du secteur
      c'est bien 8 % ?
    `,
    long: `
      Je débute, je vois des chiffres mais je n'ai aucune idée de ce qu'ils valent, alors est-ce que mille vues par vidéo c'est honorable ou est-ce que je dois m'inquiéter ? => views
      Une marque me dit que mon engagement est faible mais je pense qu'elle veut juste baisser le prix, tu as des chiffres de référence à lui opposer ? => engagement
      J'ai lu sur un blog que la moyenne tournait autour de six pour cent et sur un autre que c'était deux, donc à quoi dois-je me comparer au juste ?
      Dans ma niche, qui est quand même assez petite, est-ce que ce que je fais est considéré comme un bon résultat ?
      Mon patron me demande si nos résultats sont dans la norme du marché et je ne sais pas où trouver des repères fiables.
    `,
    statement: `
      Dis-moi si mon engagement est bon. => engagement
      Je veux savoir si je suis au-dessus de la moyenne.
      Situe mes résultats par rapport aux références publiées.
      J'ai l'impression que mes chiffres sont faibles pour le secteur.
      Donne-moi la moyenne des comptes comme le mien.
    `,
    dialect: `
      4 pour cent, c'est-tu bon ça ?
      mon engagement c'est honnête ou c'est la honte ? => engagement
      je suis-tu dans la moyenne du monde ?
      té, c'est bien ou c'est mauvais ce taux ?
      est-ce que c'est du costaud comme résultat ou c'est normal, biloute ?
    `,
    emoji: `
      6 % d'engagement 👍 ou 👎 ? => engagement
      je suis dans la moyenne 🤷‍♀️ ?
      c'est bien mon taux 🥺 ?
      bon ou mauvais 🟢🔴 mon engagement ? => engagement
      🏅 par rapport aux autres créateurs je vaux quoi
    `,
  },
  en: {
    formal: `
      Is my engagement rate satisfactory compared with the industry average? => engagement
      Where do I stand in relation to other creators?
      Can a rate of 4% be considered good? => engagement
      Could you provide reference points for interpreting my results?
      Is the number of views I obtain normal for an account of my size? => views
    `,
    casual: `
      is 5% engagement good or not? => engagement
      am i about average?
      are my views rubbish or decent? => views
      what do other accounts get in general?
      is my engagement any good? => engagement
    `,
    sms: `
      is 3% engagment good ?? => engagement
      am i avg or no
      is it normal 2 get 500 vws => views
      is my rate gud or bad
      avg of other creaters pls
    `,
    short: `
      good rate?
      above average?
      normal engagement rate => engagement
      industry benchmarks
      is 8% good?
    `,
    long: `
      I'm just starting out and I see figures but have no clue what they're worth, so is a thousand views per video respectable or should I be worried? => views
      A brand says my engagement is weak but I think they only want to push the price down, do you have reference figures I could answer with? => engagement
      One blog says the average is around six percent and another says two, so what exactly should I compare myself to?
      In my niche, which is rather small after all, is what I do considered a good result?
      My boss asks whether our results are in line with the market and I don't know where to find reliable yardsticks.
    `,
    statement: `
      Tell me if my engagement is good. => engagement
      I want to know whether I'm above the average.
      Place my results against published references.
      I have the feeling my figures are weak for the industry.
      Give me the average of accounts like mine.
    `,
    dialect: `
      is 4 percent any good, would ye say?
      my engagement decent or embarrassing, be real => engagement
      is that a good rate or is it pants?
      am i doing alright next to other folk?
      is that canny good or just normal, like?
    `,
    emoji: `
      6% engagement 👍 or 👎 ? => engagement
      am i average 🤷‍♀️ ?
      is my rate good 🥺 ?
      my engagement good or bad 🟢🔴 ? => engagement
      🏅 how do i rate next to other creators
    `,
  },
};
