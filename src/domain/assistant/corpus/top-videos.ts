import type { IntentPhrases } from './intent-phrases.ts';

export const TOP_VIDEOS: IntentPhrases = {
  intent: 'top_videos',
  fr: {
    formal: `
      Quelles sont mes cinq vidéos les plus vues du mois dernier ? => best count:5 views last_month
      Pourriez-vous me communiquer la liste de mes meilleures publications ? => best
      Quelles vidéos ont obtenu les moins bons résultats cette année ? => worst this_year
      Je souhaite consulter les dix vidéos ayant suscité le plus de commentaires. => best count:10 comments
      Laquelle de mes vidéos a été la plus partagée en septembre ? => best shares month
    `,
    casual: `
      c'est quoi mes vidéos qui ont le mieux marché ? => best
      file-moi mon top 3 de la semaine => best count:3
      lesquelles ont fait un bide ? => worst
      quelle vidéo a eu le plus de likes ? => best likes
      mes plus gros cartons depuis janvier ? => best since
    `,
    sms: `
      top 3 vidz stp => best count:3
      kel video a le + de vu ?? => best views
      mé pire vidéos du moi => worst
      cest koi ma meilleure vid => best
      les video ki on le mieu marché en octobre => best month
    `,
    short: `
      top 5 => best count:5
      meilleure vidéo => best
      mes flops => worst
      top 10 likes => best count:10 likes
      vidéos les plus partagées => best shares
    `,
    long: `
      Je veux faire une compilation de fin d'année avec ce que les gens ont préféré, donc sors-moi les dix vidéos qui ont récolté le plus de j'aime en 2026. => best count:10 likes year
      Histoire de ne pas refaire les mêmes erreurs, est-ce que tu pourrais me montrer les trois vidéos qui ont le moins bien fonctionné le mois dernier ? => worst count:3 last_month
      On refait notre page d'accueil et le graphiste me demande nos vidéos stars, celles qui ont été les plus regardées sur les 90 derniers jours. => best views last_days:90
      Parmi tout ce que j'ai publié depuis que j'ai ouvert le compte, quelle vidéo a fait le plus réagir dans les commentaires ? => best comments
      J'hésite à remettre en avant une ancienne vidéo, tu peux me lister celles qui ont le meilleur taux d'engagement ? => best engagement
    `,
    statement: `
      Montre-moi mes meilleures vidéos. => best
      Je veux la liste des vidéos les moins vues. => worst views
      Classe mes vidéos par nombre de partages. => shares
      Donne-moi les 4 vidéos les plus enregistrées. => best count:4 saves
      J'aimerais revoir mes plus gros succès de l'été dernier en juillet. => best month
    `,
    dialect: `
      c'est laquelle de mes vidéos qui a le plus pogné ? => best
      mes vidéos les plus claquées de la semaine ? => worst
      té montre un peu les vidéos qui ont cartonné, vé => best
      les vidéos qui ont fait un malheur ce mois-ci, une fois => best this_month
      sors mes bangers du mois => best
    `,
    emoji: `
      top 3 🏆 => best count:3
      mes vidéos les plus 🔥 => best
      celles qui ont floppé 💀 => worst
      quelle vidéo a le plus de ❤️ ? => best likes
      🥇🥈🥉 mes meilleures vidéos du mois ? => best
    `,
  },
  en: {
    formal: `
      Which are my five most viewed videos of last month? => best count:5 views last_month
      Could you provide me with a list of my best publications? => best
      Which videos obtained the poorest results this year? => worst this_year
      I wish to consult the ten videos that drew the most comments. => best count:10 comments
      Which of my videos was shared most in September? => best shares month
    `,
    casual: `
      what are my videos that did best? => best
      hit me with my top 3 of the week => best count:3
      which ones flopped? => worst
      which video got the most likes? => best likes
      my biggest hits since january? => best since
    `,
    sms: `
      top 3 vids pls => best count:3
      wich vid has most vws?? => best views
      my wrst vids this month => worst this_month
      whats my best vid => best
      vids dat did best in oct => best month
    `,
    short: `
      top 5 => best count:5
      best video => best
      my flops => worst
      top 10 likes => best count:10 likes
      most shared videos => best shares
    `,
    long: `
      I'm putting together a year-end compilation of what people preferred, so get me the ten videos that collected the most likes in 2026. => best count:10 likes year
      So that I don't make the same mistakes twice, could you show me the three videos that did least well last month? => worst count:3 last_month
      We're redoing our home page and the designer wants our star videos, the ones people watched most over the last 90 days. => best views last_days:90
      Of everything I've published since I opened the account, which video stirred up the most comments? => best comments
      I'm thinking of bringing back an old clip, can you list the ones with the best engagement rate? => best engagement
    `,
    statement: `
      Show me my best videos. => best
      I want the list of least viewed videos. => worst views
      Sort my videos by number of shares. => shares
      Give me the 4 most saved videos. => best count:4 saves
      I'd like to look again at my biggest successes of July. => best month
    `,
    dialect: `
      which of me videos did the best, like? => best
      what were the rubbish ones this week mate => worst this_week
      show us yer bangers then, the ones that went mental => best
      which vids were pure dead brilliant this month? => best this_month
      run me my top joints of the month => best
    `,
    emoji: `
      top 3 🏆 => best count:3
      my most 🔥 videos => best
      the ones that flopped 💀 => worst
      which video has the most ❤️ ? => best likes
      🥇🥈🥉 my best videos this month? => best this_month
    `,
  },
};
