import type { IntentPhrases } from './intent-phrases.ts';

export const COMPARE_ACCOUNTS: IntentPhrases = {
  intent: 'compare_accounts',
  fr: {
    formal: `
      Lequel de mes comptes obtient le plus de vues ? => views
      Pourriez-vous comparer l'ensemble de mes comptes ?
      Je souhaiterais une comparaison entre @atelier.lina et @lina.cuisine. => account:atelier.lina
      Quel compte présente le meilleur taux d'engagement ? => engagement
      Comment mes différents comptes se situent-ils les uns par rapport aux autres ?
    `,
    casual: `
      c'est lequel de mes comptes qui marche le mieux ?
      entre mes deux comptes, lequel cartonne ?
      compare @atelier.lina avec @lina.cuisine => account:lina.cuisine
      mes comptes côte à côte, ça donne quoi
      le compte pro il fait mieux que le compte perso ?
    `,
    sms: `
      kel compte marche le mieu
      compare mé 2 comptes stp
      lekel de mes comptes a le + d'abonés => followers
      @atelier.lina vs @lina.cuisine ?? => account:atelier.lina
      cest kel compte ki fé le plus de vu ce mois => views
    `,
    short: `
      comparer mes comptes
      meilleur compte ?
      @atelier.lina ou @lina.cuisine ? => account:atelier.lina
      tous mes comptes côte à côte
      classement de mes comptes
    `,
    long: `
      Je gère trois comptes pour trois clients différents et je dois décider sur lequel passer le plus de temps, alors montre-moi comment ils se positionnent les uns face aux autres.
      J'ai ouvert un second compte au printemps pour tester un autre style et je me demande maintenant si ce compte-là dépasse le premier.
      Pour mon bilan d'agence il me faudrait un tableau avec tous les comptes que je suis et leurs chiffres, compte par compte.
      Si tu devais garder un seul de mes comptes d'après les chiffres d'engagement, ce serait lequel ? => engagement
      Mes associés se disputent pour savoir si c'est @atelier.lina ou @lina.cuisine qui ramène le plus de monde, tu nous départages ? => account:lina.cuisine
    `,
    statement: `
      Mets mes comptes en face l'un de l'autre.
      Je veux savoir quel compte a le plus progressé.
      Classe mes comptes par engagement. => engagement
      Fais un comparatif de tous mes comptes pour octobre. => month
      J'aimerais voir mes deux profils dans le même tableau.
    `,
    dialect: `
      c'est quel compte qui pogne le plus là ?
      entre mes deux comptes, lequel il tabasse ?
      té, lequel de mes comptes il marche le mieux, dis ?
      mes deux comptes là, c'est qui qui mène ?
      lequel de mes comptes qui déchire le plus, frérot
    `,
    emoji: `
      quel compte gagne 🏆 ?
      compare mes comptes 👯
      @atelier.lina 🆚 @lina.cuisine => account:atelier.lina
      lequel de mes comptes 🔥 le plus
      mes comptes côte à côte 🙏📊
    `,
  },
  en: {
    formal: `
      Which of my accounts receives the most views? => views
      Could you compare all of my accounts?
      I would like a comparison between @atelier.lina and @lina.cuisine. => account:atelier.lina
      Which account has the best engagement rate? => engagement
      How do my various accounts rank relative to one another?
    `,
    casual: `
      which one of my accounts is doing best?
      out of my two accounts which one's killing it
      compare @atelier.lina with @lina.cuisine => account:lina.cuisine
      my accounts side by side, what does it look like
      is the business account beating the personal one?
    `,
    sms: `
      wich acct is doin best
      compare my 2 accts pls
      wich of my accounts has most folowers => followers
      @atelier.lina vs @lina.cuisine ?? => account:atelier.lina
      whch account gets more vws this month => views
    `,
    short: `
      compare my accounts
      best account?
      @atelier.lina or @lina.cuisine? => account:atelier.lina
      all accounts side by side
      ranking of my accounts
    `,
    long: `
      I run three accounts for three different clients and I have to decide which one deserves more of my time, so show me how they stack up against each other.
      In spring I opened a second account to try another style and I'm now wondering whether it has overtaken the first account.
      For the agency review I need a table of every account I follow with its figures, account by account.
      If you could only keep one of my accounts going by engagement, which would it be? => engagement
      My partners keep arguing whether @atelier.lina or @lina.cuisine brings in more people, could you settle it? => account:lina.cuisine
    `,
    statement: `
      Put my accounts next to each other.
      I want to know which account has grown most.
      Rank my accounts by engagement. => engagement
      Make a comparison of all my accounts for October. => month
      I'd like to see both of my profiles in one table.
    `,
    dialect: `
      which of me accounts is doing the business then?
      between them two accounts, which one's smashing it?
      which account's the best of the lot, hen?
      of my two accounts, which one is topping, yaar?
      out of all them accounts of mine, which one's winnin y'all
    `,
    emoji: `
      which account wins 🏆 ?
      compare my accounts 👯
      @atelier.lina 🆚 @lina.cuisine => account:atelier.lina
      which of my accounts is most 🔥
      my accounts side by side 🙏📊
    `,
  },
};
