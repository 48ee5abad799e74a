import type { IntentPhrases } from './intent-phrases.ts';

export const DURATION_STATS: IntentPhrases = {
  intent: 'duration_stats',
  fr: {
    formal: `
      Quelle durée de vidéo obtient les meilleurs résultats sur mon compte ?
      Mes vidéos courtes sont-elles plus performantes que les longues ?
      Pourriez-vous analyser l'influence de la longueur sur mes vues ? => views
      Quelle est la durée moyenne de mes vidéos ?
      Convient-il de dépasser la minute, au regard de mon engagement ? => engagement
    `,
    casual: `
      je dois faire des vidéos de combien de temps ?
      court ou long, qu'est-ce qui marche mieux chez moi ?
      mes vidéos de plus d'une minute elles marchent ?
      c'est quoi la bonne longueur pour moi ?
      15 secondes c'est trop court ?
    `,
    sms: `
      kel duré marche le mieu
      mé vid longue ou courte ki font le + de vu => views
      cb de sec pr une vid
      duree ideal stp
      les vid + 1min sa marche ??
    `,
    short: `
      durée idéale
      court ou long ?
      longueur des vidéos
      vidéos de moins de 30 secondes
      meilleure durée
    `,
    long: `
      J'ai tendance à parler beaucoup et mes vidéos dépassent souvent deux minutes, est-ce que je perds des gens par rapport à mes formats plus courts ?
      On m'a dit que la plateforme poussait les vidéos d'une minute maintenant, tu peux vérifier si chez moi c'est le cas ?
      Je me prends la tête au montage pour tout faire tenir en trente secondes et j'aimerais savoir si ça en vaut la peine.
      Comme le montage me prend un temps fou, je veux savoir si je peux raccourcir mes vidéos sans perdre de vues. => views
      Est-ce que tu vois dans mes chiffres de cette année une différence selon que la vidéo est brève ou qu'elle dure longtemps ? => this_year
    `,
    statement: `
      Analyse la durée de mes vidéos.
      Montre mes vues selon la longueur. => views
      Je veux connaître la durée qui me réussit le mieux.
      Compare mes vidéos courtes et mes vidéos longues.
      Dis-moi combien de secondes doit durer une vidéo chez moi.
    `,
    dialect: `
      mes vidéos sont-tu trop longues ?
      je fais des vids trop longues ou c'est carré ?
      vidéo courte ou ben longue, laquelle pogne le plus ?
      c'est quoi la longueur qui va bien, té ?
      mes vidéos elles traînent en longueur ou bien ?
    `,
    emoji: `
      ⏱️ quelle durée ?
      vidéos courtes 🤏 ou longues 📏 ?
      durée idéale ⏳ pour moi
      30 secondes ou 1 minute 🤔 ?
      la bonne longueur 🎬🙏
    `,
  },
  en: {
    formal: `
      Which video length obtains the best results on my account?
      Do my short videos perform better than the long ones?
      Could you analyse the influence of length on my views? => views
      What is the average duration of my videos?
      Is it advisable to exceed one minute, judging by my engagement? => engagement
    `,
    casual: `
      how long should my videos be?
      short or long, what works better for me?
      do my videos over a minute do well?
      what's the right length for me?
      is 15 seconds too short?
    `,
    sms: `
      wich length works best
      long or short vids 4 more vws => views
      hw many secs for a vid
      ideal durration pls
      do vids ovr 1min work ??
    `,
    short: `
      ideal length
      short or long?
      video length
      videos under 30 seconds
      best duration
    `,
    long: `
      I tend to ramble and my videos often run past two minutes, am I losing people compared with my shorter formats?
      Someone told me the platform pushes one-minute videos now, can you check if that's so for me?
      I tie myself in knots in the edit to fit everything into thirty seconds and I'd like to know if it's worth it.
      As editing takes me ages, I want to know whether I can make my videos shorter without losing views. => views
      Do you see a difference in this year's figures depending on whether a video is brief or lasts a long time? => this_year
    `,
    statement: `
      Analyse the length of my videos.
      Show my views by duration. => views
      I want to know which length suits me best.
      Compare my short videos and my long videos.
      Tell me how many seconds a video of mine should last.
    `,
    dialect: `
      are me videos too long or are they grand?
      my vids too long or we good?
      short yins or long yins, which does better?
      how long should a vid be then, reckon?
      do they drag on a bit, my videos, lengthwise like?
    `,
    emoji: `
      ⏱️ what length?
      short 🤏 or long 📏 videos?
      ideal duration ⏳ for me
      30 seconds or 1 minute 🤔 ?
      the right length 🎬🙏
    `,
  },
};
