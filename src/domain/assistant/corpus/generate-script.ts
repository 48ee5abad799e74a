import type { IntentPhrases } from './intent-phrases.ts';

export const GENERATE_SCRIPT: IntentPhrases = {
  intent: 'generate_script',
  fr: {
    formal: `
      Pourriez-vous me rédiger un script de 30 secondes sur la lecture ? => seconds:30
      Je souhaite obtenir le texte complet d'une vidéo d'une minute consacrée au thé. => seconds:60
      Auriez-vous un scénario à me proposer pour une vidéo de présentation ?
      Veuillez préparer un script pour une vidéo portant sur le compostage.
      Serait-il possible d'écrire le déroulé d'une vidéo de 45 secondes ? => seconds:45
    `,
    casual: `
      écris-moi un script pour une vidéo sur le café
      fais-moi un scénario de 15 secondes => seconds:15
      tu peux me faire le texte de ma vidéo ?
      j'ai besoin d'un script sur l'anxiété
      prépare un truc à dire face caméra sur les impôts
    `,
    sms: `
      fé un script de 30s stp => seconds:30
      ekri le texte de ma vid sur le sport
      jveu un scenario pr mon tiktok
      script 1min sur la mode => seconds:60
      tu peu mecrire un script ??
    `,
    short: `
      écris un script
      script 60 secondes => seconds:60
      scénario vidéo
      script sur le vélo
      génère un script
    `,
    long: `
      Je dois tourner demain matin une vidéo de quarante-cinq secondes sur les erreurs des débutants en photo et je n'ai rien d'écrit, tu peux me préparer tout le texte avec les plans ? => seconds:45
      Mon accroche est déjà trouvée, ce qu'il me manque c'est le reste du script, le développement et la fin.
      J'ai un client dans l'immobilier qui bafouille devant la caméra, il lui faudrait un texte simple, phrase par phrase, à lire au prompteur.
      Est-ce que tu peux me construire une vidéo complète avec l'ouverture, les trois étapes et la conclusion sur le thème du pain maison ?
      On veut raconter l'histoire de notre marque en une minute trente, écris-nous quelque chose qui se dise à voix haute. => seconds:90
    `,
    statement: `
      Rédige un script de 90 secondes sur la méditation. => seconds:90
      Écris ma prochaine vidéo.
      Je veux un script pour vendre mon livre.
      Génère le scénario d'un tuto cuisine.
      Donne-moi un texte à lire au téléprompteur.
    `,
    dialect: `
      écris-moi un p'tit script sur la poutine
      ponds-moi un script de fou sur la street food, frère
      fais-moi un texte pour ma vidéo, té
      tu me ferais-tu un script de 30 secondes ? => seconds:30
      un scénario pour ma vidéo de moules-frites, ça te dit une fois ?
    `,
    emoji: `
      script 🎬 de 30 secondes stp => seconds:30
      écris ma vidéo ✍️🙏
      scénario pour ma vidéo de 🐶
      un script sur ☕ ?
      📝 texte pour le prompteur
    `,
  },
  en: {
    formal: `
      Could you write a 30-second script about reading for me? => seconds:30
      I wish to obtain the complete text of a one-minute video devoted to tea. => seconds:60
      Would you have a scenario to suggest for an introduction video?
      Please prepare a script for a video on composting.
      Would it be possible to write the outline of a 45-second video? => seconds:45
    `,
    casual: `
      write me a script for a video about coffee
      make me a 15 second scenario => seconds:15
      can you do the text of my video?
      i need a script about anxiety
      prepare something to say to camera about taxes
    `,
    sms: `
      mk a 30s script pls => seconds:30
      rite the text of my vid on sport
      i want a script 4 my tiktok
      script 1min on fashion => seconds:60
      can u write me a scrpt ??
    `,
    short: `
      write a script
      script 60 seconds => seconds:60
      video screenplay
      script about cycling
      generate a script
    `,
    long: `
      Tomorrow morning I have to film a forty-five second video about beginners' mistakes in photography and nothing is written, could you prepare the whole text with the shots? => seconds:45
      I already have my hook, what I'm missing is the rest of the script, the middle and the ending.
      I have a client in real estate who stumbles over words on camera, so he'd need a simple text, sentence by sentence, to read off a teleprompter.
      Could you build me a complete video with the opening, the three steps and the conclusion on the theme of home-made bread?
      We want to tell the story of our brand in a minute and a half, write us something that can be said out loud. => seconds:90
    `,
    statement: `
      Write a 90-second script on meditation. => seconds:90
      Write my next video.
      I want a script to sell my book.
      Generate the script of a cooking tutorial.
      Give me a text to read from the teleprompter.
    `,
    dialect: `
      write us a wee script about haggis
      cook up a mad script about street food bro
      do us a script for me footy video, would ya mate
      would you ever write me a 30 second script => seconds:30
      kindly prepare one script for my biryani video
    `,
    emoji: `
      script 🎬 of 30 seconds pls => seconds:30
      write my video ✍️🙏
      script for my 🐶 video
      a script about ☕ ?
      📝 text for the teleprompter
    `,
  },
};
