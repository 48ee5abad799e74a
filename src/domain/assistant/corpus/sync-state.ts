import type { IntentPhrases } from './intent-phrases.ts';

export const SYNC_STATE: IntentPhrases = {
  intent: 'sync_state',
  fr: {
    formal: `
      De quand datent les données affichées ?
      Quand a eu lieu la dernière synchronisation de mon compte ?
      Pourriez-vous m'indiquer si mes chiffres sont à jour ?
      Pour quelle raison mes données ne s'actualisent-elles plus ?
      À quelle heure la prochaine collecte est-elle prévue ?
    `,
    casual: `
      c'est à jour là ?
      la dernière synchro c'était quand ?
      pourquoi ma nouvelle vidéo n'apparaît pas ?
      les chiffres ils datent de quand ?
      ça se met à jour tout seul ?
    `,
    sms: `
      syncro kan ??
      cé a jour ou pas
      pk mes donné bouge pa
      derniere maj stp
      ma vid saffiche pas c normal
    `,
    short: `
      dernière synchronisation
      données à jour ?
      état de la synchro
      prochaine mise à jour
      synchro bloquée
    `,
    long: `
      Sur mon téléphone je vois déjà trois mille vues et ici il n'y en a que deux mille quatre cents, est-ce que c'est juste que la collecte n'est pas encore passée ?
      J'ai cliqué sur synchroniser il y a une heure et je ne vois toujours rien bouger, tu peux vérifier si ça a marché ?
      Avant d'envoyer le rapport à mon client je veux être certain que les chiffres sont bien ceux d'aujourd'hui et pas ceux de la semaine passée.
      Depuis que j'ai changé mon mot de passe TikTok j'ai peur que la connexion soit coupée, est-ce que mon compte se rafraîchit encore ?
      Est-ce qu'il y a eu une erreur lors de la dernière récupération de mes vidéos, parce qu'il en manque deux dans la liste ?
    `,
    statement: `
      Dis-moi quand mon compte a été synchronisé.
      Vérifie l'état de la synchronisation.
      Mes données ne se mettent plus à jour.
      Je veux savoir de quand datent ces chiffres.
      Ma dernière vidéo n'est pas dans la liste.
    `,
    dialect: `
      c'est-tu à jour, ces chiffres-là ?
      la synchro elle est partie en vacances ou quoi ?
      ça rame la mise à jour, vé ?
      la synchro elle a sauté wesh ?
      mes données, elles ont été ramassées quand, une fois ?
    `,
    emoji: `
      dernière synchro 🔄 ?
      données à jour ✅ ou ❌ ?
      pourquoi ça se met pas à jour 😤
      ⏱️ de quand datent les chiffres ?
      🔄 bloqué ?
    `,
  },
  en: {
    formal: `
      From what date is the data displayed?
      When did the last synchronisation of my account take place?
      Could you indicate whether my figures are up to date?
      For what reason is my data no longer refreshing?
      At what time is the next collection scheduled?
    `,
    casual: `
      is this up to date?
      when was the last sync?
      why doesn't my new video show up?
      how old are these numbers?
      does it update by itself?
    `,
    sms: `
      wens the sync ??
      is it up 2 date
      y is my data not movin
      last updte pls
      my vid isnt showin is dat normal
    `,
    short: `
      last sync
      data up to date?
      sync status
      next update
      sync stuck
    `,
    long: `
      On my phone I already see three thousand views and here it's only two thousand four hundred, is it just that the collection hasn't run yet?
      I hit synchronise an hour ago and still see nothing moving, can you check if it worked?
      Before I send the report to my client I want to be certain the figures are today's and not last week's.
      Since I changed my TikTok password I worry that the connection is cut, is my account still refreshing?
      Was there an error during the last fetch of my videos, because two are missing from the list?
    `,
    statement: `
      Tell me when my account was synchronised.
      Check the synchronisation status.
      My data isn't updating any more.
      I want to know how recent these figures are.
      My latest video isn't in the list.
    `,
    dialect: `
      are these figures up to date at all?
      is the sync knackered or what?
      the sync's gone walkabout, has it?
      sync be broken or nah?
      when did it last refresh, ken?
    `,
    emoji: `
      last sync 🔄 ?
      data up to date ✅ or ❌ ?
      why isn't it updating 😤
      ⏱️ how old are the figures?
      🔄 stuck?
    `,
  },
};
