import type { IntentPhrases } from './intent-phrases.ts';

export const FOLLOWERS_TREND: IntentPhrases = {
  intent: 'followers_trend',
  fr: {
    formal: `
      Combien d'abonnés mon compte compte-t-il actuellement ?
      Pourriez-vous me présenter l'évolution de ma communauté sur le trimestre en cours ? => this_quarter
      Quel a été le gain net d'abonnés en octobre ? => month
      Je souhaite suivre la croissance de mon audience depuis le 1er septembre. => since
      Ai-je perdu des abonnés au cours des sept derniers jours ? => last_days:7
    `,
    casual: `
      j'ai combien d'abonnés maintenant ?
      j'ai gagné combien de followers cette semaine ? => this_week
      ma commu elle grandit ou pas ?
      est-ce que j'ai perdu du monde le mois dernier ? => last_month
      ça monte les abonnés ?
    `,
    sms: `
      cb d abo g ??
      g pri combien dabonés ce moi ci => this_month
      jperd des folowers ou pas
      evolution abonnes 30j => last_days:30
      combi1 de gens mon suivi hier => yesterday
    `,
    short: `
      mes abonnés
      courbe d'abonnés
      nouveaux followers cette semaine => this_week
      abonnés gagnés en septembre => month
      croissance du compte
    `,
    long: `
      Je me rapproche des dix mille et je regarde ça tous les jours comme une folle, donc dis-moi où j'en suis exactement niveau abonnés aujourd'hui.
      Depuis que j'ai arrêté de poster tous les jours j'ai peur que les gens se désabonnent, tu peux me montrer la courbe des abonnés sur les deux derniers mois ? => last_months:2
      Un sponsor me paie au nombre de nouveaux abonnés et il veut le chiffre précis entre le 1er et le 15 novembre. => between
      Je voudrais savoir si mon passage à la télé a ramené du monde, donc combien de personnes ont commencé à me suivre la semaine dernière ? => last_week
      Quand je regarde mon profil le nombre ne bouge plus du tout, est-ce que ma croissance s'est arrêtée ou c'est juste l'arrondi ?
    `,
    statement: `
      Montre-moi la progression de mes abonnés.
      Je veux savoir combien de followers j'ai gagnés cette année. => this_year
      Trace la courbe de mes abonnés depuis janvier. => since
      J'ai l'impression de perdre des abonnés.
      Donne le nombre d'abonnés gagnés par semaine.
    `,
    dialect: `
      j'ai-tu gagné du monde ces 7 derniers jours ? => last_days:7
      la team elle grossit ou bien ?
      té, combien ils sont à me suivre maintenant ?
      combien d'abonnés j'ai pris cette semaine, mon reuf ? => this_week
      nonante nouveaux abonnés c'est ça ou je rêve, montre l'évolution une fois
    `,
    emoji: `
      combien d'abonnés 👥 ?
      mes followers 📈 ou 📉 ?
      j'ai gagné combien d'abonnés cette semaine 🎉 => this_week
      la courbe des abonnés 🙏
      des gens se sont désabonnés ? 😢
    `,
  },
  en: {
    formal: `
      How many followers does my account currently have?
      Could you present the development of my community over the current quarter? => this_quarter
      What was the net gain in followers in October? => month
      I would like to track the growth of my audience since September 1. => since
      Have I lost any followers over the last seven days? => last_days:7
    `,
    casual: `
      how many followers have i got now?
      how many followers did i gain this week? => this_week
      is my community growing or what
      did i lose people last month? => last_month
      are followers going up?
    `,
    sms: `
      hw many folowers i got ??
      how many subs did i get this mnth => this_month
      am i losin followers or wat
      follower growth 30d => last_days:30
      how mny ppl followed me yday => yesterday
    `,
    short: `
      my followers
      follower curve
      new followers this week => this_week
      followers gained in september => month
      account growth
    `,
    long: `
      I'm closing in on ten thousand and I check it every day like a maniac, so tell me exactly where I stand on followers today.
      Ever since I stopped posting daily I've been afraid that people unfollow me, can you show me the follower curve over the last two months? => last_months:2
      A sponsor pays me per new follower and wants the precise figure between the 1st and the 15th of November. => between
      I'd like to know whether being on TV brought anyone in, so how many people started following me last week? => last_week
      When I look at my profile the number doesn't move at all any more, has my growth stopped or is that just rounding?
    `,
    statement: `
      Show me how my followers are progressing.
      I want to know how many followers I gained this year. => this_year
      Plot my follower curve since January. => since
      I have the feeling I'm losing followers.
      Give the number of followers gained per week.
    `,
    dialect: `
      have i picked up any new folk these last 7 days? => last_days:7
      is the fam gettin bigger or nah
      how many of youse are followin me now then?
      how many subs i pull this week bruv => this_week
      ninety new followers is it, or am i dreaming, show us the trend so
    `,
    emoji: `
      how many followers 👥 ?
      my followers 📈 or 📉 ?
      how many followers did i win this week 🎉 => this_week
      the follower curve 🙏
      did people unfollow me? 😢
    `,
  },
};
