import type { IntentPhrases } from './intent-phrases.ts';

export const RECOMMENDATIONS: IntentPhrases = {
  intent: 'recommendations',
  fr: {
    formal: `
      Que me recommandez-vous pour améliorer mes résultats ?
      Quelles actions devrais-je entreprendre en priorité ?
      Pourriez-vous me donner des conseils adaptés à mon compte ?
      Quels sont les axes d'amélioration de mes vidéos ?
      Sur quels points devrais-je concentrer mes efforts ?
    `,
    casual: `
      je fais quoi pour avoir plus de vues ?
      t'as des conseils pour moi ?
      qu'est-ce que je devrais changer ?
      comment je peux m'améliorer ?
      c'est quoi la prochaine chose à faire ?
    `,
    sms: `
      tu me consseil koi
      jfé koi pr percer + vite
      des consey stp
      kes ke je doi changé
      cmt augmenté mé vue
    `,
    short: `
      des conseils ?
      que faire ?
      mes recommandations
      axes d'amélioration
      quoi améliorer
    `,
    long: `
      Ça fait six mois que je poste sans que ça décolle vraiment et je commence à perdre courage, est-ce que tu aurais des pistes concrètes basées sur ce que tu vois dans mon compte ?
      Je n'ai que deux heures par semaine à consacrer à mes vidéos, alors dis-moi sur quoi je ferais mieux de les passer.
      Si tu étais à ma place et que tu regardais mes résultats, qu'est-ce que tu ferais différemment la semaine prochaine ?
      J'ai lu plein d'astuces contradictoires sur internet et je préférerais des recommandations qui viennent de mes propres chiffres.
      Mon but c'est de passer un cap avant Noël, quelles seraient les trois choses à corriger en premier ?
    `,
    statement: `
      Donne-moi des recommandations.
      Je veux savoir quoi améliorer.
      Aide-moi à faire grandir mon compte.
      J'ai besoin de conseils pour mes prochaines vidéos.
      Propose-moi un plan d'action.
    `,
    dialect: `
      t'aurais-tu des trucs à me conseiller ?
      qu'est-ce que je dois faire pour que ça décolle, boudu ?
      file des tips frérot
      kosa mi doi fé pou améliorer mon compte ?
      tu me conseilles quoi là, pour de vrai, une fois ?
    `,
    emoji: `
      des conseils 💡 ?
      je fais quoi pour progresser 🚀 ?
      quoi améliorer 🛠️ sur mon compte
      tes recommandations 🙏
      aide-moi à percer 😩
    `,
  },
  en: {
    formal: `
      What do you recommend to improve my results?
      Which actions should I undertake first?
      Could you give me advice suited to my account?
      What are the areas of improvement for my videos?
      On which points should I concentrate my efforts?
    `,
    casual: `
      what do i do to get more views?
      got any tips for me?
      what should i change?
      how can i get better at this?
      what's the next thing i should do?
    `,
    sms: `
      wat do u advise
      wat shud i do 2 grow
      sum tips pls
      wat do i need 2 change
      how 2 get more vws
    `,
    short: `
      any advice?
      what to do?
      my recommendations
      areas for improvement
      what to improve
    `,
    long: `
      I've been posting for six months without it really taking off and I'm losing heart, would you have any concrete leads based on what you see in my account?
      I only have two hours a week for my videos, so tell me what I'd better spend them on.
      If you were in my shoes looking at my results, what would you do differently next week?
      I've read loads of contradictory tricks online and I'd rather have recommendations that come from my own figures.
      My aim is to reach a new level before Christmas, what would be the three things to fix first?
    `,
    statement: `
      Give me recommendations.
      I want to know what to improve.
      Help me grow my account.
      I need advice for my next videos.
      Suggest an action plan.
    `,
    dialect: `
      have ye any tips for us?
      what've i got to do to get this off the ground, mate?
      put me on game, what should i fix?
      what to do to improve my account, please suggest na
      any pointers for a poor wee creator?
    `,
    emoji: `
      any tips 💡 ?
      what do i do to grow 🚀 ?
      what to improve 🛠️ on my account
      your recommendations 🙏
      help me blow up 😩
    `,
  },
};
