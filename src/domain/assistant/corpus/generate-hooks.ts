import type { IntentPhrases } from './intent-phrases.ts';

export const GENERATE_HOOKS: IntentPhrases = {
  intent: 'generate_hooks',
  fr: {
    formal: `
      Pourriez-vous me rédiger cinq accroches sur le jardinage ? => count:5
      Je souhaiterais des idées d'accroches pour une vidéo de voyage.
      Auriez-vous des propositions de phrases d'ouverture concernant le yoga ?
      Veuillez générer des hooks pour ma prochaine vidéo sur le budget.
      Serait-il possible d'obtenir une dizaine d'accroches pour une boulangerie ?
    `,
    casual: `
      trouve-moi des hooks pour une vidéo sur les chats
      t'as une idée d'accroche pour parler de sommeil ?
      balance 3 accroches sur la muscu => count:3
      je commence ma vidéo comment, une phrase qui tape ?
      invente une accroche pour mon tuto maquillage
    `,
    sms: `
      fé moi des hooks sur la cuisine stp
      jveu une accroche pr ma vid de foot
      donn 5 akroches sur le café => count:5
      ekri un hook pr mon tuto
      idée daccroche stp
    `,
    short: `
      génère des hooks
      accroches sur le voyage
      idées d'accroche
      hook pour une recette
      nouvelles accroches
    `,
    long: `
      Demain je tourne une vidéo où j'explique comment ranger un petit appartement et je suis en panne sèche pour la première phrase, tu peux m'en écrire quelques-unes ?
      J'ai besoin d'accroches un peu provocantes mais pas mensongères pour une vidéo destinée aux jeunes parents fatigués.
      Tu pourrais me pondre une série d'ouvertures différentes pour que je teste laquelle accroche le plus sur le thème de la course à pied ?
      Mon client vend des bougies artisanales et il veut que ses vidéos démarrent fort, alors propose-lui des hooks.
      Est-ce que tu sais écrire des débuts de vidéo, parce que là je tourne en rond depuis une heure avec mon sujet sur l'épargne ?
    `,
    statement: `
      Écris-moi une accroche sur le télétravail.
      Propose des hooks pour ma niche.
      J'ai besoin d'idées d'ouverture pour une vidéo de bricolage.
      Génère dix accroches. => count:10
      Donne-moi une phrase choc pour démarrer ma vidéo.
    `,
    dialect: `
      ponds-moi une accroche qui pogne sur le hockey
      sors-moi un hook de malade frère
      fais péter une accroche sur la pétanque, peuchère
      t'aurais-tu une bonne accroche pour mon vlog ?
      invente un hook qui déchire une fois
    `,
    emoji: `
      des hooks 🪝 pour ma vidéo de ☕ stp
      écris une accroche 🔥
      idées d'accroches 💡🙏
      génère 5 hooks 🎣 => count:5
      une phrase de début qui claque 💥 ?
    `,
  },
  en: {
    formal: `
      Could you write five hooks about gardening for me? => count:5
      I would like ideas for hooks for a travel video.
      Would you have suggestions of opening lines concerning yoga?
      Please generate hooks for my next video on budgeting.
      Would it be possible to obtain some ten hooks for a bakery?
    `,
    casual: `
      find me some hooks for a video about cats
      got a hook idea for talking about sleep?
      throw me 3 hooks on weightlifting => count:3
      how do i start my video, a line that hits hard?
      come up with a hook for my makeup tutorial
    `,
    sms: `
      mk me sum hooks about cooking pls
      i need a hook 4 my football vid
      giv 5 hooks on coffee => count:5
      write a hok for my tutorial
      hook idea pls
    `,
    short: `
      generate hooks
      hooks about travel
      hook ideas
      hook for a recipe
      new hooks
    `,
    long: `
      Tomorrow I'm filming a video on how to tidy a small flat and I'm totally stuck for the first line, could you write a few?
      I need hooks that are a bit provocative without lying, for a video aimed at tired young parents.
      Could you turn out a series of different openings so I can test which grabs people most on the topic of running?
      My client sells handmade candles and wants the videos to start strong, so suggest some hooks.
      Do you know how to write video openings, because I've been going round in circles for an hour with my topic on savings?
    `,
    statement: `
      Write me a hook about remote work.
      Suggest hooks for my niche.
      I need ideas for an opening for a DIY video.
      Generate ten hooks. => count:10
      Give me a punchy line to start my video.
    `,
    dialect: `
      knock us up a hook about rugby, would ya
      cook me up a crazy hook bro
      gie us a belter of a hook for ma vlog
      chuck us a decent hook for me barbie video, mate
      kindly give one good hook for my chai video
    `,
    emoji: `
      hooks 🪝 for my ☕ video pls
      write a hook 🔥
      hook ideas 💡🙏
      generate 5 hooks 🎣 => count:5
      an opening line that slaps 💥 ?
    `,
  },
};
