import type { IntentPhrases } from './intent-phrases.ts';

export const HASHTAG_STATS: IntentPhrases = {
  intent: 'hashtag_stats',
  fr: {
    formal: `
      Quels mots-dièse sont associés à mes meilleures performances ?
      Pourriez-vous évaluer l'efficacité de mes hashtags sur les trois derniers mois ? => last_months:3
      L'emploi du hashtag #cuisine est-il bénéfique pour mes vues ? => views hashtag:cuisine
      Combien de hashtags est-il judicieux d'utiliser selon mes données ?
      Je souhaite connaître les hashtags que j'emploie le plus fréquemment.
    `,
    casual: `
      c'est quoi mes hashtags qui marchent ?
      est-ce que #fyp sert à quelque chose chez moi ? => hashtag:fyp
      mes # ils servent à rien ou quoi
      quels tags je devrais garder ?
      #recette ça m'apporte des likes ? => likes hashtag:recette
    `,
    sms: `
      kel hashtag marche le mieu
      mé ashtag sont bon ??
      #pourtoi c utile ou pas => hashtag:pourtoi
      stats hashtags stp
      hastags a évité
    `,
    short: `
      mes hashtags
      hashtags efficaces
      #lyon => hashtag:lyon
      meilleurs tags ?
      hashtags du mois
    `,
    long: `
      Je mets toujours la même dizaine de hashtags sans réfléchir et je me demande s'il y en a là-dedans qui font vraiment une différence.
      On m'a conseillé d'ajouter #foodtok à toutes mes vidéos de cuisine, est-ce que celles qui l'ont font mieux que celles qui ne l'ont pas ? => hashtag:foodtok
      Ma collègue jure que les hashtags ne comptent plus du tout, tu peux regarder sur mes propres vidéos si elle a raison ?
      J'aimerais faire le ménage dans mes mots-clés, donc montre-moi lesquels ramènent des vues et lesquels ne servent à rien. => views
      Avec ou sans hashtags, est-ce que tu vois un écart d'engagement sur mes vidéos de cette année ? => engagement this_year
    `,
    statement: `
      Analyse mes hashtags.
      Montre les résultats de #astuce. => hashtag:astuce
      Liste les hashtags que j'ai utilisés ce mois-ci. => this_month
      Je veux savoir quels hashtags laisser tomber.
      Compare mes vidéos avec et sans #humour. => hashtag:humour
    `,
    dialect: `
      mes hashtags, c'tu bon ou ben pantoute ?
      les # que je mets ça sert à dégun ou quoi ?
      c'est quel hashtag qui pogne le plus ?
      mes tags ils sont éclatés au sol ou ça va ?
      les dièses là, ça fait quelque chose une fois ?
    `,
    emoji: `
      mes #️⃣ qui marchent ?
      quels hashtags 🔥 ?
      #fyp utile ou 🗑️ ? => hashtag:fyp
      hashtags 🏷️ de mes meilleures vidéos
      mes hashtags 😬📊
    `,
  },
  en: {
    formal: `
      Which hashtags are associated with my best performance?
      Could you assess how effective my hashtags were over the last three months? => last_months:3
      Is using the hashtag #cooking beneficial for my views? => views hashtag:cooking
      According to my data, how many hashtags is it sensible to use?
      I would like to know which hashtags I employ most frequently.
    `,
    casual: `
      what hashtags work for me?
      does #fyp do anything for me? => hashtag:fyp
      are my #s useless or what
      which tags should i keep?
      does #recipe bring me likes? => likes hashtag:recipe
    `,
    sms: `
      wich hashtag works best
      r my hashtgs any good ??
      #foryou usefull or not => hashtag:foryou
      hashtag stats pls
      hastags 2 avoid
    `,
    short: `
      my hashtags
      effective hashtags
      #london => hashtag:london
      best tags?
      hashtags this month
    `,
    long: `
      I always stick on the same ten hashtags without thinking and I wonder whether any of them really make a difference.
      I was advised to add #foodtok to all my cooking videos, do the ones that carry it do better than those that don't? => hashtag:foodtok
      My colleague swears hashtags don't count any more, could you look at my own videos and see if she's right?
      I'd like to tidy up my tags, so show me which ones bring in views and which ones do nothing. => views
      With or without hashtags, do you see a gap in engagement on this year's videos? => engagement this_year
    `,
    statement: `
      Analyse my hashtags.
      Show the results of #lifehack. => hashtag:lifehack
      List the hashtags I used this month. => this_month
      I want to know which hashtags to drop.
      Compare my videos with and without #comedy. => hashtag:comedy
    `,
    dialect: `
      are me hashtags any use at all?
      do them hashtags even do owt?
      which hashtag's the business, mate?
      my hashtags bussin or mid?
      is this hashtag thing doing any work for me abeg?
    `,
    emoji: `
      my #️⃣ that work?
      which hashtags are 🔥 ?
      #fyp useful or 🗑️ ? => hashtag:fyp
      hashtags 🏷️ of my best videos
      my hashtags 😬📊
    `,
  },
};
