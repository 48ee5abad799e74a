import type { DocPage } from '../../documentation/documentation.ts';

export const assistant: DocPage = {
  title: 'Assistant',
  summary:
    'Poser une question avec vos mots et recevoir une réponse tirée de vos propres chiffres, avec ce sur quoi elle repose.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Poser une question',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Ouvrez l’{page:chatbot|assistant}. Choisissez une question proposée, ou écrivez la vôtre, en {value:questionCharacters} caractères au plus.',
            'La réponse est faite de phrases et, selon la question, d’un tableau ou d’une courbe. {text:chatbot.how} montre la période, le nombre de relevés, la source et le calcul.',
            'Continuez avec une question courte : le compte et la période de la précédente sont gardés.',
            '{text:chatbot.csv} enregistre les lignes d’où vient la réponse.',
          ],
        },
        {
          kind: 'picture',
          name: 'assistant',
          alt: 'Une réponse de l’assistant, au-dessus du champ de la question suivante.',
        },
      ],
    },
    {
      id: 'cost',
      title: 'Combien de questions',
      blocks: [
        {
          kind: 'text',
          text: 'Avec le plan Gratuit, {limit:freemium.chatbotQuestionsDaily} questions par jour ; avec un plan payant, sans limite. Une question restée sans réponse, ou arrêtée, ne coûte rien.',
        },
      ],
    },
    {
      id: 'unknown',
      title: 'Quand il ne sait pas',
      blocks: [
        {
          kind: 'text',
          text: 'Sans donnée, pas de chiffre. L’assistant dit alors ce qui manque et ce qui aiderait : lier un compte, synchroniser, importer un fichier, ou simplement attendre d’autres vidéos.',
        },
      ],
    },
    {
      id: 'model',
      title: 'Avec un modèle de langage',
      blocks: [
        {
          kind: 'text',
          text: 'Par défaut, un moteur intégré répond, sans rien envoyer nulle part. Si vous indiquez un modèle dans les {page:settings#accounts|réglages}, il peut reformuler la réponse : ses phrases sont écartées dès qu’elles citent un chiffre qui n’est pas dans vos données. Il ne voit ni votre adresse e-mail, ni l’accès à vos comptes.',
        },
      ],
    },
    {
      id: 'keep',
      title: 'Retrouver et supprimer',
      blocks: [
        {
          kind: 'text',
          text: 'Les conversations se cherchent, se renomment et s’exportent. Supprimées, elles se reprennent pendant {value:conversationKeptDays} jours. Une question sans réponse utile peut être transmise au support, avec la conversation.',
        },
      ],
    },
    {
      id: 'not',
      title: 'Ce que l’assistant ne fait pas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Il ne cherche rien sur Internet et ne parle que de vos comptes, de vos quotas, des plans et de cette documentation.',
            'Il ne prévoit pas le nombre de vues d’une vidéo à venir.',
            'Il n’agit pas : il ne synchronise, ne publie, ne supprime et n’achète rien à votre place.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['introduction#engagement', 'videos#median', 'support', 'privacy'] }],
    },
  ],
};
