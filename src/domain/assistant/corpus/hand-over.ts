import type { IntentPhrases } from './intent-phrases.ts';

export const HAND_OVER: IntentPhrases = {
  intent: 'hand_over',
  fr: {
    formal: `
      Je souhaiterais m'entretenir avec un conseiller.
      Pourriez-vous transmettre ma demande au service client ?
      Comment puis-je joindre une personne de votre équipe ?
      Je désire déposer une réclamation concernant ma facturation.
      Veuillez ouvrir un ticket d'assistance à mon nom.
    `,
    casual: `
      je peux parler à quelqu'un ?
      passe-moi un humain
      y a un support ici ?
      j'ai un bug, je vois ça avec qui ?
      tu m'aides pas là, je veux une vraie personne
    `,
    sms: `
      jveu parlé a 1 humain
      contact support stp
      ya qqn ??
      sa bug jfé koi pr vs contacter
      ouvre un tiket
    `,
    short: `
      support
      un humain svp
      contacter le service client
      ouvrir un ticket
      parler à un conseiller
    `,
    long: `
      Ça fait trois fois que je vous pose la même question et je n'obtiens pas ce que je veux, donc je préférerais qu'une personne de chez vous me recontacte.
      J'ai été débité deux fois ce mois-ci et ce n'est pas un robot qui va régler ça, à qui puis-je écrire ?
      L'application plante dès que j'ouvre mes rapports, j'ai tout essayé, il faut que quelqu'un de la technique regarde.
      Mon problème est un peu particulier et je pense qu'il faudrait l'expliquer de vive voix à l'un de vos collègues.
      Est-ce que vous avez un numéro ou une adresse mail où je peux demander un remboursement à un être humain ?
    `,
    statement: `
      Je veux parler à une vraie personne.
      Transfère-moi au support.
      Il faut que je signale un bug.
      J'ai une réclamation à faire.
      Mettez-moi en relation avec votre équipe.
    `,
    dialect: `
      je peux-tu jaser avec du vrai monde ?
      y a dégun d'humain ici ?
      passe-moi le boss là, wesh
      y'a-tu quelqu'un au boutte de la ligne ?
      je voudrais causer avec quelqu'un, une fois
    `,
    emoji: `
      un humain 🙋 svp
      support 🆘
      ça marche pas 😡 je veux parler à quelqu'un
      📞 vous contacter ?
      ouvrir un ticket 🎫
    `,
  },
  en: {
    formal: `
      I would like to speak with an adviser.
      Could you forward my request to customer service?
      How may I reach a member of your team?
      I wish to lodge a complaint concerning my billing.
      Please open a support ticket on my behalf.
    `,
    casual: `
      can i talk to somebody?
      put me through to a human
      is there any support here?
      i've got a bug, who do i see about it?
      you're not helping, i want a real person
    `,
    sms: `
      i wanna talk 2 a human
      contact suport pls
      any1 there ??
      its buggin how do i reach u guys
      open a tiket
    `,
    short: `
      support
      a human please
      contact customer service
      open a ticket
      speak to an agent
    `,
    long: `
      That's the third time I ask you the same thing and I'm not getting what I need, so I'd rather have one of your people get back to me.
      I was charged twice this month and a robot isn't going to sort that out, who can I write to?
      The app crashes as soon as I open my reports, I've tried everything, someone technical has to look at it.
      My problem is a bit special and I think I'd have to explain it in person to one of your colleagues.
      Do you have a number or a mail address where I can ask a human being for a refund?
    `,
    statement: `
      I want to talk to a real person.
      Transfer me to support.
      I have to report a bug.
      I have a complaint to make.
      Put me in touch with your team.
    `,
    dialect: `
      can i have a natter with a real person?
      is there any actual body in there?
      get me the manager fam
      i want to have words with someone, so i do
      connect me to one live agent abeg
    `,
    emoji: `
      a human 🙋 please
      support 🆘
      it's broken 😡 i want to talk to someone
      📞 contact you?
      open a ticket 🎫
    `,
  },
};
