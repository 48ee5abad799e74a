import type { IntentPhrases } from './intent-phrases.ts';

export const SEARCH_DOCS: IntentPhrases = {
  intent: 'search_docs',
  fr: {
    formal: `
      Comment le taux d'engagement est-il calculé ?
      De quelle manière puis-je relier un nouveau compte ?
      Où puis-je télécharger mes factures ?
      Comment procéder pour exporter un rapport au format PDF ?
      Que signifie le terme « score d'outlier » ?
    `,
    casual: `
      comment on ajoute un compte ?
      c'est quoi putaclic+ ?
      où je change ma langue ?
      comment je supprime une vidéo de la liste ?
      ça veut dire quoi médiane ?
    `,
    sms: `
      cmt on fé pr relier un compte
      ou je change mon mdp
      c koi un hook
      cmt exporté en csv stp
      sa veu dire koi engagement
    `,
    short: `
      exporter en PDF
      changer de mot de passe
      résilier
      activer la double authentification
      définition du taux d'engagement
    `,
    long: `
      Je voudrais partager mon rapport avec un client qui n'a pas de compte chez vous, est-ce qu'il y a moyen de lui envoyer un lien ?
      On vient de m'offrir un nouveau téléphone et je ne sais plus comment faire pour recevoir mes codes de connexion dessus.
      J'ai un fichier exporté depuis TikTok Studio, est-ce que je peux l'importer ici et à quel endroit ?
      Est-ce que vous gardez les vidéos que j'envoie pour l'analyse ou est-ce qu'elles sont effacées après ?
      J'aimerais que le rapport parte tout seul par mail chaque lundi à mon équipe, c'est possible et où ça se règle ?
    `,
    statement: `
      Explique-moi comment fonctionne l'analyse vidéo.
      Je ne trouve pas où modifier mon adresse e-mail.
      Dis-moi comment supprimer mon compte.
      Je cherche la marche à suivre pour importer un CSV.
      Apprends-moi à lire le rapport.
    `,
    dialect: `
      comment qu'on fait pour ajouter un compte ?
      c'est où que je change mon mot de passe, dis ?
      c'est quoi ça, un percentile, coudonc ?
      comment tu fais pour sortir le PDF, frère ?
      où c'est qu'on coupe les notifs, une fois ?
    `,
    emoji: `
      comment exporter 📄 ?
      où changer le thème 🌙
      c'est quoi un hook 🪝 ?
      comment inviter 👥 un collègue
      🔐 activer la double authentification ?
    `,
  },
  en: {
    formal: `
      How is the engagement rate calculated?
      In what way can I link a new account?
      Where may I download my invoices?
      How do I proceed to export a report as a PDF?
      What does the term "outlier score" mean?
    `,
    casual: `
      how do you add an account?
      what's putaclic+?
      where do i change my language?
      how do i remove a video from the list?
      what does median mean?
    `,
    sms: `
      how do u link an acct
      where do i change my pw
      wats a hook
      how 2 export csv pls
      wat does engagement mean
    `,
    short: `
      export to PDF
      change password
      cancel subscription
      enable two-factor authentication
      definition of engagement rate
    `,
    long: `
      I'd like to share my report with a client who has no account with you, is there a way of sending them a link?
      I just got a new phone and no longer know how to receive my sign-in codes on it.
      I have a file exported from TikTok Studio, can I import it here and where would that be?
      Do you keep the videos I upload for analysis or are they deleted afterwards?
      I'd like the report to go out by mail to my team every Monday on its own, is that possible and where is it set?
    `,
    statement: `
      Explain how video analysis works.
      I can't find where to edit my e-mail address.
      Tell me how to delete my account.
      I'm looking for the steps to import a CSV.
      Teach me to read the report.
    `,
    dialect: `
      how d'ye add an account here?
      where do i go to change me password, pet?
      what's a percentile when it's at home?
      how you get the PDF out of this thing bro?
      where's the switch to shut off notifications, mate?
    `,
    emoji: `
      how to export 📄 ?
      where to change the theme 🌙
      what's a hook 🪝 ?
      how to invite 👥 a colleague
      🔐 turn on two-factor?
    `,
  },
};
