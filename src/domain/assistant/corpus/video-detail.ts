import type { IntentPhrases } from './intent-phrases.ts';

export const VIDEO_DETAIL: IntentPhrases = {
  intent: 'video_detail',
  fr: {
    formal: `
      Quels sont les chiffres de ma dernière vidéo ? => video:latest
      Pourriez-vous détailler les résultats de la vidéo intitulée « Ma routine du soir » ? => video:quoted
      Combien de vues ma vidéo du 12 novembre a-t-elle obtenues ? => views video:posted_on
      Je voudrais le détail de cette vidéo : https://www.tiktok.com/@lina.cuisine/video/7301234567890123456 => video:link
      Quel est le taux d'engagement de ma publication la plus récente ? => engagement video:latest
    `,
    casual: `
      elle marche comment ma dernière vidéo ? => video:latest
      et celle d'hier, elle a fait combien ? => video:posted_on
      la vidéo sur les crêpes elle a eu combien de likes ? => likes video:quoted
      alors, ma toute dernière, ça dit quoi => video:latest
      l'avant-dernière vidéo a fait combien de vues ? => views video:latest
    `,
    sms: `
      ma derniere vid a fé combien => video:latest
      cb de vu sur la derniere video => views video:latest
      la vid dhier sa dit koi => video:posted_on
      stats de "tuto chignon" stp => video:quoted
      el a eu cb de like ma derniere tiktok => likes video:latest
    `,
    short: `
      dernière vidéo => video:latest
      vidéo d'hier => video:posted_on
      stats de ma dernière vidéo => video:latest
      vidéo du 3 novembre => video:posted_on
      « 5 erreurs en salle » combien de vues ? => views video:quoted
    `,
    long: `
      J'ai publié une vidéo lundi dernier sur laquelle j'avais passé un temps fou au montage et je n'ose pas regarder, tu peux me dire combien de vues elle a faites ? => views video:posted_on
      Il y a une vidéo où je parle de mon déménagement à Lyon, je ne retrouve plus la date, mais je voudrais savoir comment elle s'en est tirée.
      Je viens de mettre en ligne une nouvelle vidéo il y a quelques heures et je suis impatient de savoir où elle en est. => video:latest
      Ma cliente veut un compte rendu de la vidéo « Visite du studio » avec les commentaires et les partages qu'elle a eus. => video:quoted
      Voilà le lien https://vm.tiktok.com/ZMabc123/ tu peux me sortir tous les chiffres de cette vidéo-là ? => video:link
    `,
    statement: `
      Montre-moi les chiffres de ma dernière vidéo. => video:latest
      Je veux les résultats de la vidéo « Recette express ». => video:quoted
      Ouvre la fiche de ma vidéo 7301234567890123456. => video:id
      Donne le nombre de partages de ma vidéo d'avant-hier. => shares video:posted_on
      Parle-moi de ma vidéo la plus récente. => video:latest
    `,
    dialect: `
      ma dernière vidéo, a-tu ben marché ? => video:latest
      ma dernière vid elle est comment, wesh ? => video:latest
      dis, la vidéo d'hier, elle a bien tourné ou quoi ? => video:posted_on
      la petite dernière, elle en est à combien de vues, peuchère ? => views video:latest
      c'te vidéo de lundi dernier, ça a pogné ? => video:posted_on
    `,
    emoji: `
      ma dernière vidéo 👀 ? => video:latest
      combien de ❤️ sur ma dernière vidéo => likes video:latest
      la vidéo d'hier 🔥 ou 💀 ? => video:posted_on
      les stats de « Chat vs aspirateur » 😹 => video:quoted
      ma nouvelle vidéo elle en est où 🥺 => video:latest
    `,
  },
  en: {
    formal: `
      What are the figures for my latest video? => video:latest
      Could you give me the detailed results of the video entitled "My evening routine"? => video:quoted
      How many views did my video of November 12 receive? => views video:posted_on
      I would like the details of this video: https://www.tiktok.com/@lina.cuisine/video/7301234567890123456 => video:link
      What is the engagement rate of my most recent post? => engagement video:latest
    `,
    casual: `
      how's my last video doing? => video:latest
      and yesterday's one, how much did it get? => video:posted_on
      how many likes did the video about pancakes get? => likes video:quoted
      so my newest one, what's the word => video:latest
      how many views on the video before last? => views video:latest
    `,
    sms: `
      how mny did my last vid get => video:latest
      vws on latest vid? => views video:latest
      ydays vid hows it doin => video:posted_on
      stats 4 "bun tutorial" plz => video:quoted
      how many likes my last tiktok got => likes video:latest
    `,
    short: `
      last video => video:latest
      yesterday's video => video:posted_on
      stats of my latest video => video:latest
      video of november 3 => video:posted_on
      "5 gym mistakes" how many views? => views video:quoted
    `,
    long: `
      Last Monday I put out a video that took me forever to edit and I'm scared to look, could you tell me how many views it has? => views video:posted_on
      There's a video where I talk about moving to Leeds, I can't find the date any more, but I'd like to know how that one turned out.
      I uploaded a new video a few hours ago and can't wait to hear where it stands. => video:latest
      My client wants a write-up of the video "Studio tour" with the comments and shares it got. => video:quoted
      Here's the link https://vm.tiktok.com/ZMabc123/ can you pull every figure for that particular video? => video:link
    `,
    statement: `
      Show me the numbers of my last video. => video:latest
      I want the results of the video "Quick recipe". => video:quoted
      Open the record of my video 7301234567890123456. => video:id
      Give the number of shares for my video from the day before yesterday. => shares video:posted_on
      Tell me about my most recent video. => video:latest
    `,
    dialect: `
      did me last video do alright, like? => video:latest
      how's ma latest wee video gettin on? => video:latest
      yo that vid from yesterday, did it slap? => video:posted_on
      the last one i chucked up, how many views she got mate? => views video:latest
      how did that video from last monday get on at all? => video:posted_on
    `,
    emoji: `
      my last video 👀 ? => video:latest
      how many ❤️ on my last video => likes video:latest
      yesterday's video 🔥 or 💀 ? => video:posted_on
      stats for "Cat vs hoover" 😹 => video:quoted
      where's my new video at 🥺 => video:latest
    `,
  },
};
