import type { IntentPhrases } from './intent-phrases.ts';

export const POSTING_FREQUENCY: IntentPhrases = {
  intent: 'posting_frequency',
  fr: {
    formal: `
      Combien de vidéos ai-je publiées le mois dernier ? => last_month
      Quelle est ma fréquence de publication hebdomadaire ?
      Pourriez-vous m'indiquer mon rythme de publication sur l'année ?
      À quelle cadence ai-je mis des vidéos en ligne en octobre ? => month
      Mes publications sont-elles suffisamment régulières ?
    `,
    casual: `
      je poste combien de fois par semaine en moyenne ?
      j'ai sorti combien de vidéos ce mois-ci ? => this_month
      est-ce que je poste régulièrement ?
      c'est quoi mon rythme ?
      ça fait combien de jours que j'ai rien publié ?
    `,
    sms: `
      g posté cb de video cette smaine => this_week
      jpost a kel ritme
      cb de vid g sorti en oct => month
      je publi assez souven ou pas
      frekence de post stp
    `,
    short: `
      ma fréquence
      rythme de publication
      nombre de vidéos publiées
      vidéos postées en septembre => month
      combien de posts cette semaine ? => this_week
    `,
    long: `
      J'avais pris la résolution de publier trois fois par semaine en janvier et je voudrais vérifier si je l'ai tenue ou si je me mens à moi-même.
      Mon contrat avec la marque prévoit huit vidéos par mois, tu peux compter combien j'en ai vraiment sorti le mois dernier ? => last_month
      Je ne tiens aucun journal de ce que je publie, alors combien de vidéos est-ce que j'ai mises en ligne depuis le 1er juin ? => since
      Entre le boulot et les enfants je poste quand je peux, et j'aimerais voir à quoi ressemble mon rythme réel sur les deux derniers mois. => last_months:2
      Il y a des semaines où je ne mets rien et d'autres où j'en mets quatre, est-ce que tu as un calendrier de mes publications ?
    `,
    statement: `
      Compte les vidéos que j'ai publiées cette année. => this_year
      Montre-moi à quelle fréquence je poste.
      Je veux voir mon rythme de publication des 30 derniers jours. => last_days:30
      J'ai l'impression de ne pas publier assez souvent.
      Donne-moi le nombre de publications par semaine.
    `,
    dialect: `
      je poste-tu assez souvent, coudonc ?
      combien de vidéos j'ai balancées cette semaine, frère ? => this_week
      combien de vids j'ai mis en ligne c'mois-ci ? => this_month
      ça fait combien de temps que j'ai rien mis, peuchère ?
      mon rythme, c'est un peu mou du genou non ?
    `,
    emoji: `
      combien de vidéos publiées 🎬 ce mois-ci ? => this_month
      mon rythme de post 🗓️ ?
      je poste assez ? 😅
      nombre de 📹 cette semaine => this_week
      à quelle fréquence je publie 🤔
    `,
  },
  en: {
    formal: `
      How many videos did I publish last month? => last_month
      What is my weekly posting frequency?
      Could you indicate my publishing rhythm over the year?
      At what pace did I upload videos in October? => month
      Are my posts sufficiently regular?
    `,
    casual: `
      how often do i post a week on average?
      how many videos have i put out this month? => this_month
      am i posting consistently?
      what's my posting rhythm?
      how many days since i last published anything?
    `,
    sms: `
      how many vids did i post this wk => this_week
      how ofen do i post
      hw many vids did i put out in oct => month
      am i postin enuf or nah
      post frequncy pls
    `,
    short: `
      my frequency
      posting rhythm
      number of videos published
      videos posted in september => month
      how many posts this week? => this_week
    `,
    long: `
      In January I promised myself to publish three times a week and I'd like to check whether I kept it up or I'm kidding myself.
      My contract with the brand says eight videos a month, can you count how many I really put out last month? => last_month
      I don't keep any log of what I publish, so how many videos have I uploaded since June 1? => since
      Between work and the kids I post whenever I can, and I'd like to see what my real rhythm looks like over the last two months. => last_months:2
      Some weeks I post nothing and some weeks four, do you have a calendar of my uploads?
    `,
    statement: `
      Count the videos I published this year. => this_year
      Show me how frequently I post.
      I want to see my posting pace over the last 30 days. => last_days:30
      I have the feeling I don't publish often enough.
      Give me the number of posts per week.
    `,
    dialect: `
      am i postin enough at all, would you say?
      how many vids have i banged out this week, bruv? => this_week
      how many videos did ah pit up this month? => this_month
      how long's it been since i stuck anything up, pet?
      my posting's been a bit slack, hasn't it, how often is it?
    `,
    emoji: `
      how many videos published 🎬 this month? => this_month
      my posting rhythm 🗓️ ?
      do i post enough? 😅
      number of 📹 this week => this_week
      how often do i post 🤔
    `,
  },
};
