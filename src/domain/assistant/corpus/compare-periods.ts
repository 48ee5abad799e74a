import type { IntentPhrases } from './intent-phrases.ts';

export const COMPARE_PERIODS: IntentPhrases = {
  intent: 'compare_periods',
  fr: {
    formal: `
      Pourriez-vous comparer mes vues d'octobre à celles de septembre ? => views month month
      Mes résultats de ce mois-ci sont-ils supérieurs à ceux du mois dernier ? => this_month last_month
      Je souhaite mettre en regard le deuxième et le troisième trimestre. => quarter quarter
      Quelle différence constate-t-on entre cette semaine et la semaine précédente ? => this_week last_week
      Veuillez établir une comparaison de mon engagement entre 2025 et 2026. => engagement year year
    `,
    casual: `
      je fais mieux que le mois dernier ou pas ?
      cette semaine c'était mieux que la semaine dernière ? => this_week last_week
      compare un peu hier et avant-hier => yesterday day_before_yesterday
      et par rapport à l'année dernière, j'ai plus de vues ? => views
      j'ai progressé par rapport à octobre niveau likes ? => likes
    `,
    sms: `
      compar ce moi ci é le moi dernier stp => this_month last_month
      jfai plus de vu ke la semaine derniere ??
      octobre vs septembre sa donne koi => month month
      mieu ou moin bien ke lané derniere
      diff entre hier et ojd => yesterday today
    `,
    short: `
      octobre vs novembre => month month
      cette semaine contre la semaine dernière => this_week last_week
      par rapport au mois dernier ?
      comparaison 2025 / 2026
      mieux qu'avant ?
    `,
    long: `
      Je me suis mise à poster beaucoup plus depuis la fin de l'été et j'aimerais vérifier si ça a servi à quelque chose, donc est-ce que tu peux mettre août et octobre côte à côte ? => month month
      Mon agence me demande de prouver que ça avance, alors il me faudrait mes chiffres du troisième trimestre face à ceux du deuxième. => quarter quarter
      Je sais bien que ce mois-ci n'est pas fini, mais est-ce que tu peux quand même me dire si je suis au-dessus ou en dessous du mois d'avant ? => this_month
      En regardant vite fait j'ai l'impression que l'engagement est meilleur qu'en septembre, tu peux confirmer en comparant les deux mois ? => engagement
      On m'a dit que novembre était toujours plus calme, alors compare-moi novembre de cette année avec novembre 2025 pour voir. => month month
    `,
    statement: `
      Compare mes 7 derniers jours aux 7 jours d'avant. => last_days:7
      Je voudrais une comparaison entre janvier et mars. => month month
      Mets côte à côte juin et juillet pour les commentaires. => comments month month
      J'ai l'impression de faire moins bien que le mois passé.
      Montre la différence de vues entre la semaine dernière et celle d'avant. => views last_week
    `,
    dialect: `
      c'est-tu mieux que la semaine passée, mes affaires ?
      peuchère, on a fait moins que le mois dernier non ?
      vas-y compare ce mois-ci et le mois dernier gros => this_month last_month
      comparé à l'an passé, ça roule-tu mieux pantoute ?
      eh l'ami, octobre et septembre, c'est lequel le plus costaud ? => month month
    `,
    emoji: `
      ce mois-ci 🆚 le mois dernier => this_month last_month
      je monte ou je descends par rapport à la semaine dernière ? 📈📉
      octobre 🆚 septembre pour les ❤️ => likes month month
      mieux que le mois dernier ? 🤞
      compare hier et aujourd'hui 👀 => yesterday today
    `,
  },
  en: {
    formal: `
      Could you compare my October views with those of September? => views month month
      Are my results this month higher than last month's? => this_month last_month
      I would like to set the second quarter against the third. => quarter quarter
      What is the difference between this week and the previous week? => this_week last_week
      Please draw up a comparison of my engagement in 2025 and 2026. => engagement year year
    `,
    casual: `
      am i doing better than last month or not?
      was this week better than last week? => this_week last_week
      compare yesterday and the day before real quick => yesterday
      do i have more views than i did last year? => views
      have i improved on october likes-wise? => likes
    `,
    sms: `
      compare this mnth n last mnth pls => this_month last_month
      am i gettin more vws than last wk??
      oct vs sept whats the diff => month month
      beter or worse then last yr
      diff btwn yday and 2day => yesterday today
    `,
    short: `
      october vs november => month month
      this week against last week => this_week last_week
      versus last month?
      2025 compared to 2026
      better than before?
    `,
    long: `
      I started posting a lot more at the end of the summer and I'd love to check whether it made any difference, so could you put August and October next to each other? => month month
      My agency wants proof that things are moving, so I need my numbers for the third quarter against the second one. => quarter quarter
      I know this month isn't over yet, but could you still tell me whether I'm above or below the one before? => this_month
      From a quick glance engagement looks better than it was in September, can you confirm by comparing the two? => engagement
      Somebody told me November is always quieter, so compare November this year with November 2025 and let's see. => month month
    `,
    statement: `
      Compare my last 7 days to the 7 days before. => last_days:7
      I'd like a comparison between January and March. => month month
      Put June and July side by side for comments. => comments month month
      It feels like I'm doing worse than last month.
      Show the difference in views between last week and the week before. => views last_week
    `,
    dialect: `
      is it any better than last week, like?
      we're down on last month, are we no?
      yo stack this month up against last month for me fam => this_month last_month
      is this year goin better'n last year, d'ya reckon? => this_year last_year
      which one's stronger now lads, october or september? => month month
    `,
    emoji: `
      this month 🆚 last month => this_month last_month
      am i up or down on last week? 📈📉
      october 🆚 september for ❤️ => likes month month
      better than last month? 🤞
      compare yesterday and today 👀 => yesterday today
    `,
  },
};
