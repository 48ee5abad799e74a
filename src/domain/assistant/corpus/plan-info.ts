import type { IntentPhrases } from './intent-phrases.ts';

export const PLAN_INFO: IntentPhrases = {
  intent: 'plan_info',
  fr: {
    formal: `
      Quelle formule d'abonnement ai-je souscrite actuellement ?
      Que comprend l'offre Premium ? => plan:premium
      Quel est le tarif mensuel de Business Pro ? => plan:business_pro
      Pourriez-vous m'exposer les différences entre les offres ?
      Combien de comptes puis-je relier avec Business Starter ? => plan:business_starter
    `,
    casual: `
      je suis sur quel plan ?
      ça coûte combien premium ? => plan:premium
      y a quoi dans l'offre gratuite ? => plan:freemium
      c'est quoi la différence entre starter et pro ?
      ça vaut le coup de passer à business ? => plan:business
    `,
    sms: `
      c koi mon abonnemen
      premium c cb par moi => plan:premium
      kel plan jai
      prix des offre stp
      i a koi ds le gratui => plan:freemium
    `,
    short: `
      mon abonnement
      tarifs
      prix premium => plan:premium
      mon offre
      business advanced ? => plan:business_advanced
    `,
    long: `
      On est une petite agence de quatre personnes avec une douzaine de clients, donc je cherche à savoir quelle formule nous conviendrait et à quel prix.
      Je paie tous les mois mais je ne me souviens plus du tout de ce à quoi ça me donne droit, rappelle-moi ce que contient mon forfait.
      Avant de sortir la carte bleue j'aimerais savoir si l'abonnement Premium donne accès à l'export des rapports. => plan:premium
      Est-ce qu'il existe un tarif annuel moins cher que de payer mois par mois ?
      Mon patron veut comparer les prix avec un autre outil, il me faudrait le coût de chaque formule payante.
    `,
    statement: `
      Explique-moi les offres.
      Je veux savoir ce que contient mon forfait.
      Donne-moi le prix de Business Advanced. => plan:business_advanced
      J'aimerais passer à une offre supérieure.
      Montre-moi ce que j'aurais en plus avec Premium. => plan:premium
    `,
    dialect: `
      c'est combien par mois votre affaire là ?
      premium c'est cher ou ça va, té ? => plan:premium
      c'est-tu dispendieux, le premium ? => plan:premium
      mon forfait c'est lequel une fois ?
      c'est quoi les tarots du business pro, chef ? => plan:business_pro
    `,
    emoji: `
      premium combien 💶 ? => plan:premium
      je suis sur quelle offre 🤔
      💳 prix des abonnements
      gratuit 🆓 ça donne quoi ? => plan:freemium
      les différences entre les plans 📋 ?
    `,
  },
  en: {
    formal: `
      Which subscription am I currently on?
      What does the Premium plan include? => plan:premium
      What is the monthly price of Business Pro? => plan:business_pro
      Could you set out the differences between the plans?
      How many accounts may I link with Business Starter? => plan:business_starter
    `,
    casual: `
      what plan am i on?
      how much is premium? => plan:premium
      what do you get on the free plan? => plan:freemium
      what's the difference between starter and pro?
      is it worth going business? => plan:business
    `,
    sms: `
      wats my subscription
      premium how much a mnth => plan:premium
      wich plan do i hav
      price of plans pls
      wats in the free 1 => plan:freemium
    `,
    short: `
      my subscription
      pricing
      premium price => plan:premium
      my plan
      business advanced? => plan:business_advanced
    `,
    long: `
      We're a small agency of four with about a dozen clients, so I'm trying to find out which plan would suit us and what it costs.
      I pay every month but can't for the life of me remember what it entitles me to, remind me what my plan contains.
      Before I get my card out I'd like to know whether a Premium subscription lets me export reports. => plan:premium
      Is there a yearly price that's cheaper than paying month by month?
      My boss wants to compare prices with another tool, so I need the cost of every paid plan.
    `,
    statement: `
      Explain the plans to me.
      I want to know what my subscription contains.
      Give me the price of Business Advanced. => plan:business_advanced
      I'd like to upgrade to a bigger plan.
      Show me what more I'd get with Premium. => plan:premium
    `,
    dialect: `
      how much is your thing a month then?
      is premium dear or is it grand? => plan:premium
      what's the damage for premium, mate? => plan:premium
      which plan am i on, pet?
      how many quid is business pro a month => plan:business_pro
    `,
    emoji: `
      premium how much 💶 ? => plan:premium
      which plan am i on 🤔
      💳 subscription prices
      free 🆓 what do you get? => plan:freemium
      differences between plans 📋 ?
    `,
  },
};
