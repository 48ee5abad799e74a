const action = 'Voir mes quotas';
const note = 'Un seul message par quota et par période. Il se règle dans Réglages, Notifications.';

/** The mail about a quota that runs low. Used only by the server. */
export const quotaMails = {
  meters: {
    video_analysis: 'analyses de vidéo',
    account_analysis: 'analyses de compte',
    script_generation: 'générations de script',
    hooks_generation: 'générations d’accroches',
    chatbot_questions: 'questions au chatbot',
  },
  low: {
    month: {
      subject: 'Quota du mois : {what}, {used} sur {limit} · Accroche',
      title: 'Quota du mois : {what}, {used} sur {limit}',
      text: 'Il en reste {left} d’ici au {when}, heure à laquelle le compteur repart de zéro. Ce qui est déjà fait reste à vous.',
      action,
      note,
    },
    day: {
      subject: 'Quota du jour : {what}, {used} sur {limit} · Accroche',
      title: 'Quota du jour : {what}, {used} sur {limit}',
      text: 'Il en reste {left} d’ici au {when}, heure à laquelle le compteur repart de zéro. Ce qui est déjà fait reste à vous.',
      action,
      note,
    },
  },
};
