import type { QuestionGroup } from '../../documentation/documentation.ts';

export const questions: readonly QuestionGroup[] = [
  {
    id: 'data',
    title: 'Commencer et lier mes comptes',
    questions: [
      {
        id: 'password',
        question: 'Faut-il donner mon mot de passe TikTok ?',
        answer:
          'Non. Accroche ne lit que ce qui est public, ou le fichier que vous importez. Ne donnez votre mot de passe TikTok à personne.',
      },
      {
        id: 'try',
        question: 'Puis-je essayer sans compte TikTok ?',
        answer:
          'Oui. Créez un compte, puis liez un créateur de démonstration : son @ commence par « demo- ». Ses chiffres portent partout la mention « données de démonstration ».',
      },
      {
        id: 'delete',
        question: 'Comment supprimer un compte lié ?',
        answer:
          'Depuis la page Comptes, avec une confirmation. Le compte principal ne peut pas être supprimé : choisissez-en d’abord un autre comme principal.',
      },
    ],
  },
  {
    id: 'sync',
    title: 'Relever mes chiffres',
    questions: [
      {
        id: 'often',
        question: 'Combien de fois puis-je synchroniser ?',
        answer:
          'Une fois toutes les 24 heures avec le plan Gratuit, toutes les heures avec un plan payant. La première fois est toujours possible, et une synchronisation qui échoue ne fait pas attendre.',
      },
      {
        id: 'refused',
        question: 'TikTok refuse la synchronisation. Que faire ?',
        answer:
          'Lisez la raison affichée : chacune a son remède. Vos dernières données restent. Dans tous les cas, vous pouvez importer un fichier.',
      },
      {
        id: 'leave',
        question: 'Puis-je fermer la page pendant une analyse ?',
        answer:
          'Oui. Elle continue sur le serveur. En revenant dans les cinq minutes, vous en reprenez le suivi.',
      },
    ],
  },
  {
    id: 'figures',
    title: 'Comprendre mes chiffres',
    questions: [
      {
        id: 'round',
        question: 'Pourquoi mes chiffres sont-ils ronds ?',
        answer:
          'TikTok arrondit ses compteurs publics : par pas de 100 à partir de 10 000, par pas de 100 000 à partir d’un million. La fiche de chaque chiffre le rappelle.',
      },
      {
        id: 'studio',
        question: 'Pourquoi TikTok Studio affiche-t-il autre chose ?',
        answer:
          'TikTok Studio donne au propriétaire les compteurs exacts, et ne les met pas à jour au même moment. Nos chiffres sont ceux de l’heure du relevé.',
      },
    ],
  },
  {
    id: 'plans',
    title: 'Suivre mes quotas, payer, résilier',
    questions: [
      {
        id: 'counted',
        question: 'Qu’est-ce qui est décompté ?',
        answer:
          'Les analyses de vidéos et de comptes, et les générations, selon votre plan. Une synchronisation n’est pas décomptée, ni une analyse qui échoue.',
      },
      {
        id: 'reset',
        question: 'Quand mes quotas repartent-ils de zéro ?',
        answer:
          'À minuit, dans le fuseau horaire de votre profil : chaque jour pour les limites du jour, le premier du mois pour celles du mois.',
      },
      {
        id: 'cancel',
        question: 'Comment résilier ?',
        answer:
          'Le plan Gratuit n’engage à rien. Un plan payant se résilie sans frais ni motif et reste ouvert jusqu’à la fin de la période payée.',
      },
    ],
  },
  {
    id: 'sign-in',
    title: 'Me connecter',
    questions: [
      {
        id: 'forgot',
        question: 'J’ai oublié mon mot de passe. Que faire ?',
        answer: 'Demandez un lien depuis la page de connexion : il arrive par e-mail et ne sert qu’une fois.',
      },
    ],
  },
  {
    id: 'privacy',
    title: 'Protéger mes données',
    questions: [
      {
        id: 'who',
        question: 'Qui voit mes données ?',
        answer:
          'Vous. Chaque ligne de la base porte l’identifiant de son propriétaire, et la base refuse de la montrer à un autre compte.',
      },
      {
        id: 'cookies',
        question: 'Y a-t-il des cookies publicitaires ?',
        answer:
          'Non, et aucune mesure d’audience. Un seul cookie retient si la barre latérale est dépliée ; votre navigateur garde la session, le thème et la langue.',
      },
    ],
  },
];
