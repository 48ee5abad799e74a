import type { MorePhrases } from './intent-phrases.ts';

/** A second round on figures, in plain everyday wordings. */
export const MORE_ON_FIGURES: MorePhrases = {
  account_stats: {
    fr: `
      on en est où cette semaine ? => this_week
      total des vues pour le deuxième trimestre => views quarter
      mon compte a fait combien de likes en tout en juillet ? => likes month
      vue d'ensemble sur les 60 derniers jours => last_days:60
      mes enregistrements de ce mois => saves this_month
      alors les chiffres d'aujourd'hui ? => today
      quel engagement moyen sur mes vidéos de mai ? => engagement month
      comment se porte mon compte ?
      combien de gens ont regardé mes vidéos hier ? => yesterday
      un résumé de l'année 2025 => year
    `,
    en: `
      where are we at this week? => this_week
      total views for the second quarter => views quarter
      how many likes did my account get overall in july? => likes month
      bird's eye view of the last 60 days => last_days:60
      my saves this month => saves this_month
      so what about today's figures? => today
      average engagement on my videos in may? => engagement month
      how healthy is my account?
      how many people watched my videos yesterday? => yesterday
      a summary of 2025 => year
    `,
  },
  compare_periods: {
    fr: `
      est-ce que je fais plus de vues qu'il y a un an ?
      évolution entre la semaine dernière et cette semaine => last_week this_week
      mars comparé à avril en partages => shares month month
      suis-je en hausse sur un mois par rapport au mois d'avant ?
      est-ce que septembre a battu août ? => month month
      lequel est le meilleur mois, juin ou juillet ? => month month
      l'engagement a-t-il progressé depuis le trimestre dernier ? => engagement
      hier contre avant-hier => yesterday day_before_yesterday
      ma semaine est-elle meilleure que la précédente ?
    `,
    en: `
      do i get more views than a year ago?
      change between last week and this week => last_week this_week
      march compared to april in shares => shares month month
      am i up this month on the month before?
      did september beat august? => month month
      which is the better month, june or july? => month month
      has engagement improved since last quarter? => engagement
      yesterday against the day before yesterday => yesterday day_before_yesterday
      is my week better than the previous one?
    `,
  },
  explain_change: {
    fr: `
      à quoi est due la hausse de mes vues ? => views
      qu'est-ce qui cloche avec mes vues ce mois-ci ? => views this_month
      mes vidéos ne prennent plus, pourquoi ?
      explication de la chute d'hier ? => yesterday
      c'est dû à quoi ce creux ?
      comprendre le pic du 12 novembre => day
      pourquoi est-ce que ça stagne depuis trois semaines ? => last_weeks:3
      mes vues ont triplé, qu'est-ce qui l'explique ? => views
      la raison de ce plongeon
    `,
    en: `
      what is the rise in my views due to? => views
      what's wrong with my views this month? => views this_month
      my videos don't catch on any more, why?
      explanation for yesterday's fall? => yesterday
      what is this dip down to?
      understand the spike of november 12 => day
      why has it been stagnating for three weeks? => last_weeks:3
      my views tripled, what explains that? => views
      the reason for this plunge
    `,
  },
  compare_accounts: {
    fr: `
      sur lequel de mes comptes j'ai le plus de vues ? => views
      différences entre mes comptes
      quel compte devrais-je laisser tomber ?
      @lina.cuisine par rapport à @atelier.lina => account:lina.cuisine
      mon compte le plus suivi
      mets @atelier.lina et @lina.cuisine l'un à côté de l'autre => account:atelier.lina
      lequel de mes profils a le meilleur engagement ? => engagement
      compte par compte, ça donne quoi ce mois-ci ? => this_month
    `,
    en: `
      on which of my accounts do i get most views? => views
      differences between my accounts
      which account should i drop?
      @lina.cuisine compared to @atelier.lina => account:lina.cuisine
      my most followed account
      put @atelier.lina and @lina.cuisine side by side => account:atelier.lina
      which of my profiles has the best engagement? => engagement
      account by account, how does this month look? => this_month
    `,
  },
  top_videos: {
    fr: `
      qu'est-ce qui a le mieux marché en septembre ? => best month
      ma vidéo la plus commentée de tous les temps => best comments all_time
      les vidéos qui n'ont pas trouvé leur public => worst
      mes 5 plus belles réussites => best count:5
      lesquelles de mes vidéos ont cartonné cette semaine ? => best this_week
      donne la liste de mes vidéos par vues => views
      la pire vidéo du mois dernier => worst last_month
      les plus aimées depuis mars => best likes since
      quelles publications les gens ont-ils le plus enregistrées ? => best saves
    `,
    en: `
      what worked best in september? => best month
      my most commented video of all time => best comments all_time
      videos that didn't find their audience => worst
      my 5 greatest hits => best count:5
      which of my videos blew up this week? => best this_week
      list my videos by views => views
      the worst video of last month => worst last_month
      the most liked ones since march => best likes since
      which posts did people save most? => best saves
    `,
  },
  video_detail: {
    fr: `
      où en est la vidéo que j'ai mise ce matin ? => video:posted_on
      les résultats de ma vidéo de mardi dernier => video:posted_on
      « Avant après cuisine », elle a bien marché ? => video:quoted
      nombre de likes sur ma vidéo la plus récente => likes video:latest
      dis-m'en plus sur ma dernière publication => video:latest
      analyse de la vidéo publiée le 1er novembre => video:posted_on
      que vaut ma vidéo sur les boutures ? => video:quoted
      ma pénultième vidéo, l'avant-dernière quoi => video:latest
      celle que j'ai postée avant-hier, combien de vues ? => views video:posted_on
    `,
    en: `
      where's the video i put up this morning at? => video:posted_on
      results of my video from last tuesday => video:posted_on
      "Kitchen makeover", did it do well? => video:quoted
      number of likes on my most recent video => likes video:latest
      tell me more about my last post => video:latest
      breakdown of the video published on november 1 => video:posted_on
      how good is my video about cuttings? => video:quoted
      the video before last, how did it go => video:latest
      the one i posted the day before yesterday, how many views? => views video:posted_on
    `,
  },
  followers_trend: {
    fr: `
      combien de nouveaux abonnés aujourd'hui ? => today
      est-ce que des gens se désabonnent ?
      graphique de mes abonnés
      ma progression en abonnés cette année => this_year
      combien de personnes suivent mon compte ?
      j'ai perdu combien d'abonnés la semaine dernière ? => last_week
      gain d'abonnés par jour
      la vitesse à laquelle je gagne des abonnés
      mon nombre de followers au 1er octobre
    `,
    en: `
      how many new followers today? => today
      are people unfollowing?
      graph of my followers
      my follower growth this year => this_year
      how many people follow my account?
      how many followers did i lose last week? => last_week
      followers gained per day
      how fast am i gaining followers
      my follower count on october 1
    `,
  },
  best_times: {
    fr: `
      quand mes abonnés regardent-ils le plus ?
      à quelle heure je devrais publier demain ?
      est-ce que l'horaire change quelque chose ?
      mes vidéos du matin marchent-elles mieux que celles du soir ?
      le meilleur jour pour moi
      samedi ou dimanche pour publier ?
      à quel moment de la semaine poster ?
      publier tard le soir, bonne idée ?
    `,
    en: `
      when do my viewers watch most?
      what time should i publish tomorrow?
      does the timing change anything?
      do my morning videos do better than my evening ones?
      the best day for me
      saturday or sunday to publish?
      at what point in the week should i post?
      posting late at night, good idea?
    `,
  },
  posting_frequency: {
    fr: `
      j'ai été assidu ce mois-ci ? combien de vidéos ? => this_month
      cadence de mes publications
      combien de temps entre deux vidéos en moyenne ?
      est-ce que je publie trop ?
      nombre de vidéos par mois
      combien de publications en 2025 ? => year
      je poste à quelle fréquence ces derniers temps
      ma dernière publication remonte à quand ?
    `,
    en: `
      was i diligent this month? how many videos? => this_month
      pace of my posts
      how long between two videos on average?
      do i post too much?
      number of videos per month
      how many posts in 2025? => year
      how frequently have i been posting lately
      how long ago was my last upload?
    `,
  },
  hashtag_stats: {
    fr: `
      bilan de mes hashtags depuis janvier => since
      mettre #fyp, ça change quelque chose ? => hashtag:fyp
      quels mots-clés avec dièse ramènent du monde ?
      mes hashtags sont-ils trop généraux ?
      hashtags les plus utilisés
      combien de hashtags je mets en moyenne ?
      est-ce que #couture me porte chance ? => hashtag:couture
      supprimer mes hashtags, bonne idée ?
    `,
    en: `
      review of my hashtags since january => since
      does adding #fyp change anything? => hashtag:fyp
      which hashtags bring people in?
      are my hashtags too broad?
      most used hashtags
      how many hashtags do i put on average?
      is #sewing lucky for me? => hashtag:sewing
      dropping my hashtags, good idea?
    `,
  },
  hook_patterns: {
    fr: `
      mes premières phrases, lesquelles retiennent les gens ?
      hooks en « comment » ou hooks en « pourquoi » : verdict ?
      le style d'accroche à privilégier
      est-ce que mes entrées en matière fonctionnent ?
      mes accroches comparées entre elles
      quelles ouvertures éviter ?
      les accroches chiffrées marchent-elles mieux ?
      effet de l'accroche sur mes vues => views
    `,
    en: `
      my first lines, which ones keep people watching?
      "how to" hooks or "why" hooks: verdict?
      the hook style to favour
      do my openers work?
      my hooks compared with each other
      which openings should i avoid?
      do hooks with numbers do better?
      effect of the hook on my views => views
    `,
  },
  duration_stats: {
    fr: `
      plus c'est long, moins ça marche ?
      mes vidéos de 3 minutes, ça vaut le coup ?
      quelle est la longueur de mes vidéos qui cartonnent ?
      vidéo d'une minute ou de deux minutes ?
      est-ce que je devrais raccourcir ?
      impact de la durée sur l'engagement => engagement
      format court contre format long
      combien de secondes en moyenne durent mes vidéos ?
    `,
    en: `
      the longer it is, the worse it does?
      are my 3 minute videos worth it?
      how long are my videos that do best?
      one minute videos or two minute ones?
      should i cut them shorter?
      impact of duration on engagement => engagement
      short form versus long form
      how many seconds do my videos last on average?
    `,
  },
  benchmarks: {
    fr: `
      2 % d'engagement, c'est la cata ?
      je suis au niveau des autres ?
      quel taux d'engagement faut-il viser ? => engagement
      mes likes sont-ils élevés pour mon domaine ? => likes
      est-ce que c'est beaucoup, 10 000 vues ?
      à partir de combien c'est un bon score d'engagement ?
      dans le top combien je me situe ?
      mes chiffres sont-ils honorables ?
    `,
    en: `
      2% engagement, is that terrible?
      am i on par with others?
      what engagement rate should i aim for? => engagement
      are my likes high for my field? => likes
      is 10,000 views a lot?
      from what point is engagement considered good?
      what percentile am i in?
      are my numbers respectable?
    `,
  },
};
