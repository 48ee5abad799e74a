/** Why the assistant has no answer, and what it can do instead. */
export const assistantRefusals = {
  not_understood: 'Je n’ai pas compris cette question. Dites-la autrement, ou choisissez-en une ci-dessous.',
  out_of_scope: 'Je n’ai pas compris cette question, ou rien ici n’y répond. Je peux répondre à celles-ci.',
  prediction:
    'Je ne prédis pas l’avenir : rien ici ne dit si une vidéo marchera. Voici ce que vos chiffres disent déjà.',
  other_people: 'Je ne lis que vos propres comptes.',
  instructions: 'Je réponds à des questions sur vos chiffres ; je n’exécute pas d’ordres.',
  why_of_a_video:
    'Je ne sais pas dire pourquoi une vidéo marche ou non : des chiffres ne donnent pas de cause. Voici ce que je peux montrer.',
  ideas:
    'Je ne propose pas d’idées de vidéos. Je peux montrer ce qui marche chez vous ; la page « Hooks » écrit des accroches sur votre sujet.',
  audience:
    'Je ne sais pas qui sont vos abonnés : ni âge, ni genre, ni pays, ni heures de connexion. Je connais leur nombre.',
  money: 'Je ne connais pas vos revenus : aucun de mes chiffres ne parle d’argent.',
  threshold:
    'Je ne compte pas les vidéos au-dessus ou au-dessous d’un nombre. La page « Vidéos » les classe par vues.',
  own_length:
    'Je ne calcule pas la durée habituelle de vos vidéos. Je peux comparer les vues des courtes et des longues.',
  video_followers:
    'Je ne sais pas combien d’abonnés une vidéo apporte. Je connais leur nombre jour par jour, et les vues de chaque vidéo.',
  place: 'Je nomme la première d’un classement ; les suivantes sont dans le tableau de la réponse.',
  empty: 'Écrivez une question.',
  too_long: 'Cette question est trop longue : dites-la en une phrase ou deux.',
} as const;
