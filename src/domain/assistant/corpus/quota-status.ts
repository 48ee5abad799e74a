import type { IntentPhrases } from './intent-phrases.ts';

export const QUOTA_STATUS: IntentPhrases = {
  intent: 'quota_status',
  fr: {
    formal: `
      Combien d'analyses de vidéos me reste-t-il ce mois-ci ? => meter:video_analysis
      Quel est l'état de mes quotas ?
      À quelle date mon compteur sera-t-il réinitialisé ?
      Combien de scripts puis-je encore générer ? => meter:script_generation
      Ai-je atteint la limite de questions quotidiennes ? => meter:chatbot_questions
    `,
    casual: `
      il me reste combien d'analyses ?
      j'ai encore droit à combien de questions aujourd'hui ? => meter:chatbot_questions
      j'ai cramé tout mon quota ou pas ?
      ça se recharge quand mes crédits ?
      je peux encore faire des scripts ? => meter:script_generation
    `,
    sms: `
      i me reste cb danalyse
      quota stp
      g atein la limite ??
      cb de question i me reste => meter:chatbot_questions
      kan mon quota se remet a 0
    `,
    short: `
      mes quotas
      analyses restantes
      crédits restants
      ma consommation
      limite atteinte ?
    `,
    long: `
      J'ai un gros lot de vidéos à passer à l'analyse pour un client d'ici vendredi et je voudrais être sûre d'en avoir assez en réserve avant de m'y mettre. => meter:video_analysis
      Le bouton d'analyse est grisé depuis ce matin et je me demande si c'est parce que j'ai épuisé tout ce à quoi j'avais droit.
      Tu peux me dire combien j'ai consommé sur chaque compteur et quand ça repart à zéro ?
      On est deux à utiliser le compte et je soupçonne mon associé d'avoir tout dépensé, il reste combien de rapports de compte ? => meter:account_analysis
      Une de mes analyses a échoué hier soir, est-ce qu'elle m'a quand même été décomptée ?
    `,
    statement: `
      Montre-moi ce qu'il me reste.
      Je veux voir l'utilisation de mon quota.
      Affiche mes compteurs.
      Dis-moi combien d'analyses de compte j'ai déjà utilisées. => meter:account_analysis
      J'aimerais savoir quand mes limites se renouvellent.
    `,
    dialect: `
      il m'en reste-tu encore des analyses ?
      j'ai tout claqué ou il m'en reste, frérot ?
      y'en reste encore dans la besace, des analyses ?
      combien qu'il m'en reste, des scripts ? => meter:script_generation
      j'ai encore du crédit une fois ?
    `,
    emoji: `
      mes quotas 🔋 ?
      combien d'analyses restantes 🎟️
      j'ai tout utilisé ? 😱
      ⏳ quand est-ce que mon quota revient ?
      reste-t-il des questions 🙏 => meter:chatbot_questions
    `,
  },
  en: {
    formal: `
      How many video analyses do I have left this month? => meter:video_analysis
      What is the state of my quotas?
      On what date will my counter be reset?
      How many scripts may I still generate? => meter:script_generation
      Have I reached the daily question limit? => meter:chatbot_questions
    `,
    casual: `
      how many analyses do i have left?
      how many questions can i still ask today? => meter:chatbot_questions
      did i burn through my whole quota or not?
      when do my credits come back?
      can i still make scripts? => meter:script_generation
    `,
    sms: `
      hw many analyses left
      quota pls
      did i hit the limt ??
      how mny questions i got left => meter:chatbot_questions
      wen does my quota reset
    `,
    short: `
      my quotas
      remaining analyses
      credits left
      my usage
      limit reached?
    `,
    long: `
      I have a big batch of videos to analyse for a client by Friday and want to make sure I have enough in reserve before I start. => meter:video_analysis
      The analyse button has been greyed out since this morning and I wonder if that's because I've exhausted everything I was entitled to.
      Can you tell me how much I've consumed on each counter and when it goes back to zero?
      Two of us share the account and I suspect my partner spent it all, how many account reports are left? => meter:account_analysis
      One of my analyses failed last night, was it still deducted?
    `,
    statement: `
      Show me what I have left.
      I want to see my quota usage.
      Display my counters.
      Tell me how many account analyses I've already used. => meter:account_analysis
      I'd like to know when my limits renew.
    `,
    dialect: `
      have i any analyses left at all?
      did i blow through all my credits, fam?
      how much have i got left in the tank, mate?
      how many scripts ah've left? => meter:script_generation
      is there any more balance for analysis, na?
    `,
    emoji: `
      my quotas 🔋 ?
      how many analyses left 🎟️
      did i use it all up? 😱
      ⏳ when does my quota come back?
      any questions left 🙏 => meter:chatbot_questions
    `,
  },
};
