import type { IntentPhrases } from './intent-phrases.ts';

export const BEST_TIMES: IntentPhrases = {
  intent: 'best_times',
  fr: {
    formal: `
      À quel moment de la journée est-il préférable que je publie ?
      Quel jour de la semaine mes vidéos obtiennent-elles le plus de vues ? => views
      Pourriez-vous m'indiquer mes meilleurs créneaux de publication ?
      L'heure de mise en ligne a-t-elle une incidence sur mon engagement ? => engagement
      Vaut-il mieux publier le matin ou le soir, d'après mes propres chiffres ?
    `,
    casual: `
      je dois poster à quelle heure ?
      c'est quand que ça marche le mieux de poster ?
      le lundi ou le mardi, c'est mieux quoi ?
      est-ce que le dimanche soir ça vaut le coup ?
      c'est quoi mon meilleur créneau
    `,
    sms: `
      je post a kel heur
      kan poster pour fair des vu => views
      meilleur heure pr publier stp
      c mieu le soir ou le matin ??
      kel jour marche le mieu chez mwa
    `,
    short: `
      quand poster ?
      meilleure heure
      meilleurs jours de publication
      matin ou soir ?
      créneaux
    `,
    long: `
      Je travaille à l'usine en horaires décalés et je ne peux pas poster n'importe quand, du coup je voudrais savoir si publier la nuit me pénalise par rapport à la journée.
      Tout le monde dit qu'il faut poster à 18 heures mais j'ai l'impression que chez moi ça ne change rien, tu peux vérifier avec mes vidéos ?
      Je prépare mon calendrier éditorial du mois et j'aimerais placer mes vidéos sur les jours et les heures qui me réussissent le mieux.
      Comme j'ai pas mal d'abonnés au Québec et en France je ne sais jamais à quelle heure je devrais mettre en ligne.
      Est-ce que tu as remarqué une différence entre mes vidéos du week-end et celles de la semaine, parce que je me demande s'il faut arrêter de publier le samedi ?
    `,
    statement: `
      Dis-moi quand publier.
      Je cherche les meilleures heures pour poster.
      Montre-moi les jours où mes vidéos marchent le mieux.
      J'aimerais connaître le meilleur moment pour mettre en ligne.
      Analyse mes horaires de publication.
    `,
    dialect: `
      faut-tu que je poste le matin ou ben le soir ?
      à quelle heure que je devrais mettre mes vidéos, dis ?
      c'est quand le bon moment pour poster, fada ?
      poster à midi tapante, ça le fait-y ?
      je drop mes vids à quelle heure chef ?
    `,
    emoji: `
      ⏰ quand poster ?
      poster le matin 🌞 ou le soir 🌙 ?
      meilleur jour 📅 pour publier ?
      à quelle heure ça 🔥 le plus
      mon meilleur créneau 🕕🙏
    `,
  },
  en: {
    formal: `
      At what time of day is it preferable for me to publish?
      On which day of the week do my videos receive the most views? => views
      Could you indicate my best posting slots?
      Does the hour of publication have an effect on my engagement? => engagement
      Is it better to publish in the morning or in the evening, going by my own figures?
    `,
    casual: `
      what time should i post?
      when does posting work best for me?
      is monday or tuesday better?
      is sunday evening worth it?
      what's my best slot
    `,
    sms: `
      wat time do i post
      wen 2 post 2 get vws => views
      best hr to publish pls
      is mornin or evenin beter ??
      wich day works best 4 me
    `,
    short: `
      when to post?
      best hour
      best posting days
      morning or evening?
      time slots
    `,
    long: `
      I work night shifts at a factory and can't post whenever I like, so I'd want to know if publishing at night hurts me compared with daytime.
      Everyone says you have to post at 6 pm but it feels like it changes nothing for me, can you check that with my videos?
      I'm laying out my content calendar and would like to put my videos on the days and hours that suit me best.
      Since quite a few of my followers are in Canada and the rest in the UK, I never know what hour I should upload.
      Have you noticed a difference between my weekend videos and the weekday ones, because I'm wondering whether I should stop publishing on Saturdays?
    `,
    statement: `
      Tell me when to publish.
      I'm looking for the best hours to post.
      Show me the days when my videos do best.
      I'd like to know the best moment to upload.
      Analyse my posting hours.
    `,
    dialect: `
      should i be stickin them up in the mornin or the evenin, like?
      what time should i be lobbing vids up mate, arvo or night?
      when's the right time tae post, ken?
      what time is the best timing for posting, na?
      what time i should drop these joints?
    `,
    emoji: `
      ⏰ when to post?
      post in the morning 🌞 or at night 🌙 ?
      best day 📅 to publish?
      what hour is the most 🔥
      my best slot 🕕🙏
    `,
  },
};
