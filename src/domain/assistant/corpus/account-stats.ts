import type { IntentPhrases } from './intent-phrases.ts';

export const ACCOUNT_STATS: IntentPhrases = {
  intent: 'account_stats',
  fr: {
    formal: `
      Pourriez-vous m'indiquer le nombre total de vues obtenues le mois dernier ? => views last_month
      Je souhaiterais connaître mon taux d'engagement sur les 30 derniers jours. => engagement last_days:30
      Quel est le bilan de mon compte pour le troisième trimestre ? => quarter
      Auriez-vous l'obligeance de me présenter mes statistiques générales ?
      Combien de mentions « J'aime » mon compte a-t-il recueillies en octobre 2026 ? => likes month
    `,
    casual: `
      ça donne quoi mon compte en ce moment ?
      j'ai fait combien de vues cette semaine ? => views this_week
      mon engagement il est à combien là ? => engagement
      dis-moi combien de partages j'ai eus depuis lundi => shares since
      fais-moi un petit topo de mes chiffres d'hier => yesterday
    `,
    sms: `
      cb de vu g fé ajd => views today
      g eu cmb de likes la smaine derniere ? => likes last_week
      mé stats stp
      c koi mon tx d engagment ce moi ci => engagement this_month
      combien d comentaires jai recu ier => comments yesterday
    `,
    short: `
      mes stats
      vues du mois => views this_month
      engagement ? => engagement
      bilan 7 jours => last_days:7
      total likes => likes
    `,
    long: `
      Bon alors voilà, je prépare un petit dossier pour une marque de cosmétiques qui veut savoir ce que je pèse, et il me faudrait donc le total de mes vues sur les trois derniers mois. => views last_months:3
      Je suis en train de remplir mon media kit et on me demande le taux d'engagement moyen, mais franchement je ne sais pas où le trouver, tu peux me le donner ? => engagement
      J'étais en vacances la semaine dernière donc je n'ai rien regardé du tout, et maintenant je voudrais juste savoir comment mes vidéos s'en sont sorties pendant ce temps. => last_week
      Mon associé me demande tous les lundis un résumé de nos chiffres et comme j'oublie tout le temps de le faire, est-ce que tu pourrais me sortir les chiffres clés des sept derniers jours ? => last_days:7
      Désolée de te déranger avec ça, c'est peut-être une question bête, mais est-ce que tu sais combien de fois mes vidéos ont été enregistrées depuis le début de l'année ? => saves this_year
    `,
    statement: `
      Je veux voir mes performances de septembre. => month
      Affiche le nombre de commentaires reçus entre le 3 et le 12 novembre. => comments between
      Montre-moi un aperçu de mon compte.
      J'aimerais savoir où j'en suis niveau vues cette année. => views this_year
      Donne mes chiffres d'avant-hier. => day_before_yesterday
    `,
    dialect: `
      coudonc, j'ai-tu eu ben des vues en fin de semaine ? => views this_weekend
      boudu, ça fait combien de j'aime ce mois-ci au total ? => likes this_month
      wesh montre les stats du compte frère
      dis biloute, cha donne quoi mes vues cette semaine ? => views this_week
      septante jours d'affilée que je bosse, j'en suis à combien de vues sur les septante derniers jours ? => views last_days:70
    `,
    emoji: `
      combien de ❤️ ce mois-ci ? => likes this_month
      📊 mes stats svp
      👀 vues hier ? => views yesterday
      hello 👋 tu peux me sortir mes chiffres de la semaine 🙏
      mon taux d'engagement 🤔📈 => engagement
    `,
  },
  en: {
    formal: `
      Could you please tell me the total number of views I received last month? => views last_month
      I would like to know my engagement rate over the past thirty days. => engagement last_days:30
      What were my account's overall results for the third quarter? => quarter
      Kindly provide a summary of my account's performance.
      How many likes did my account receive in October 2026? => likes month
    `,
    casual: `
      how's my account doing these days?
      how many views did i get this week => views this_week
      so what's my engagement at right now? => engagement
      tell me how many shares i've had since monday => shares since
      gimme a quick rundown of yesterday's numbers => yesterday
    `,
    sms: `
      hw many vws did i get 2day => views today
      how mny likes last wk?? => likes last_week
      my stats plz
      wats my engagment rate this mnth => engagement this_month
      cmments i got yday? => comments yesterday
    `,
    short: `
      my numbers
      views this month => views this_month
      engagement rate? => engagement
      overview 7 days => last_days:7
      total likes => likes
    `,
    long: `
      So basically there's this skincare brand that wants to work with me and they asked how big my reach is, so I need the total of my views for the last three months if you can. => views last_months:3
      I'm filling in my media kit tonight and it has a box for average engagement rate, which I never know where to look up, so can you just tell me what mine is? => engagement
      I was off on holiday all of last week and didn't open the app once, so I'd love to hear how the account did while I was away. => last_week
      My business partner wants a summary every Monday and I always forget, could you pull together the key figures for the last seven days for me? => last_days:7
      Sorry, this may be a daft question, but do you happen to know how many times people saved my videos since the beginning of the year? => saves this_year
    `,
    statement: `
      I want to see my performance in September. => month
      Show the number of comments received between November 3 and November 12. => comments between
      Give me an overview of my account.
      I'd like to know where I stand on views this year. => views this_year
      Pull up my figures for the day before yesterday. => day_before_yesterday
    `,
    dialect: `
      how's me account gettin on these days pal?
      aye so how many wee hearts did ah get this week => likes this_week
      reckon you could show us the numbers for the weekend, mate? => this_weekend
      y'all got my view count for this year or what => views this_year
      abeg show me my stats for last month => last_month
    `,
    emoji: `
      how many ❤️ this month? => likes this_month
      📊 my stats please
      👀 views yesterday? => views yesterday
      hey 👋 can you pull my weekly numbers 🙏
      my engagement rate 🤔📈 => engagement
    `,
  },
};
