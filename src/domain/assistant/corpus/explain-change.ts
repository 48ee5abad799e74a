import type { IntentPhrases } from './intent-phrases.ts';

export const EXPLAIN_CHANGE: IntentPhrases = {
  intent: 'explain_change',
  fr: {
    formal: `
      Pour quelle raison mes vues ont-elles diminué ce mois-ci ? => views this_month
      Pourriez-vous m'expliquer la hausse constatée la semaine dernière ? => last_week
      À quoi attribuez-vous la baisse de mon engagement ? => engagement
      Qu'est-ce qui explique l'évolution de mes vues sur les trente derniers jours ? => views last_days:30
      Quels facteurs sont à l'origine de ma chute d'audience en octobre ? => month
    `,
    casual: `
      pourquoi j'ai moins de vues en ce moment ? => views
      qu'est-ce qui s'est passé la semaine dernière pour que ça plonge ? => last_week
      comment ça se fait que mes vues ont explosé hier ? => views yesterday
      c'est quoi la cause de cette dégringolade ?
      d'où vient la hausse de ce mois-ci ? => this_month
    `,
    sms: `
      pk mé vu on baissé => views
      pkoi sa chute depui 2 semaine => last_weeks:2
      prk jai plus dengagement dun coup
      pourkoi c monté cme sa cette smaine => this_week
      c koi ki a fé baisser mes vues ?? => views
    `,
    short: `
      pourquoi cette baisse ?
      pourquoi ça monte ?
      cause de la chute
      explique la hausse
      pourquoi moins de vues ? => views
    `,
    long: `
      Jusqu'en septembre tout roulait, je tournais tranquille, et puis d'un coup plus rien, mes vues se sont effondrées et je n'arrive vraiment pas à comprendre d'où ça vient. => views
      Je n'ai rien changé à ma façon de filmer ni aux sujets et pourtant les chiffres sont en baisse depuis un mois, tu saurais me dire ce qui a joué ?
      Mon client m'a demandé ce matin pourquoi le compte avait perdu la moitié de ses vues le mois dernier et je n'ai pas su quoi lui répondre. => views last_month
      Est-ce que c'est parce que je publie moins ou parce que chaque vidéo marche moins bien que mes vues ont reculé ? => views
      Ça fait plaisir hein, mais j'aimerais comprendre ce qui a fait grimper mes vues à ce point en octobre pour pouvoir le refaire. => views month
    `,
    statement: `
      Explique-moi la baisse de la semaine dernière. => last_week
      Je ne comprends pas pourquoi mes vues s'écroulent. => views
      Décompose l'évolution de mes vues de ce mois-ci. => views this_month
      Dis-moi ce qui a causé ce pic.
      J'aimerais savoir d'où vient ce recul d'engagement. => engagement
    `,
    dialect: `
      pourquoi c'est que mes vues ont planté de même ? => views
      vé, pourquoi ça descend comme ça peuchère ?
      wallah pourquoi mes vues elles sont mortes d'un coup => views
      ben voyons donc, comment ça que ça a chuté d'même en octobre ? => month
      pourquoi qu'cha baisse ainsi, min fiu ?
    `,
    emoji: `
      pourquoi mes vues 📉 ??? => views
      c'est quoi qui a fait 📈 cette semaine => this_week
      😭 pourquoi plus personne regarde mes vidéos
      explique la chute stp 🥲
      d'où vient ce pic 🚀 d'hier ? => yesterday
    `,
  },
  en: {
    formal: `
      For what reason did my views decrease this month? => views this_month
      Could you explain the increase observed last week? => last_week
      To what do you attribute the decline in my engagement? => engagement
      What accounts for the change in my views over the last thirty days? => views last_days:30
      Which factors lie behind my drop in audience in October? => month
    `,
    casual: `
      why am i getting fewer views lately? => views
      what happened last week to make it tank like that? => last_week
      how come my views blew up yesterday? => views yesterday
      what's behind this nosedive
      where does this month's jump come from? => this_month
    `,
    sms: `
      y did my vws drop => views
      why its been fallin for 2 wks => last_weeks:2
      how cum no engagement all of a suden
      y is it up so much this wk => this_week
      wat made my views go down?? => views
    `,
    short: `
      why the drop?
      why is it rising?
      cause of the fall
      explain the increase
      why fewer views? => views
    `,
    long: `
      Up until September everything was ticking along nicely and then out of nowhere my views collapsed, and I honestly can't figure out where that comes from. => views
      I haven't changed the way I film or the topics I cover, yet the figures have been sliding for a month, any idea what played a part?
      A client asked me this morning why the account lost half of its views last month and I had no clue what to tell them. => views last_month
      Did my views shrink because I'm publishing less or because each video does less well? => views
      Not that I'm complaining, but I'd love to understand what pushed my views so high in October so that I can do it again. => views month
    `,
    statement: `
      Explain last week's decline to me. => last_week
      I don't get why my views are tanking. => views
      Break down the change in my views this month. => views this_month
      Tell me what caused that spike.
      I'd like to know where this loss of engagement comes from. => engagement
    `,
    dialect: `
      how come me views have gone and died on me? => views
      why's it all gone pear-shaped this week then => this_week
      why my views be dropping like that fr => views
      what's after happening to me numbers in october at all? => month
      why the views dey fall so o? => views
    `,
    emoji: `
      why are my views 📉 ??? => views
      what made it go 📈 this week => this_week
      😭 why is nobody watching my videos anymore
      explain the drop pls 🥲
      where did yesterday's 🚀 come from? => yesterday
    `,
  },
};
