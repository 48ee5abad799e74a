import type { DocPage } from '../../documentation/documentation.ts';

export const settings: DocPage = {
  title: 'Réglages',
  summary:
    'Profil, langue, fuseau, notifications, marque, modèle de langage et clés d’API : où chaque chose se règle.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Trouver un réglage',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Ouvrez {page:settings}, au pied de la barre latérale, ou tapez son nom après Ctrl + K (⌘ K sur un Mac).',
            'Choisissez une section à gauche. Le profil s’enregistre avec {text:settings.profile.save} ; langue, thème, fuseau et notifications s’enregistrent aussitôt.',
          ],
        },
        {
          kind: 'picture',
          name: 'settings',
          alt: 'Les réglages d’affichage : langue, thème, fuseau horaire, écriture des nombres et des dates.',
        },
        {
          kind: 'table',
          caption: 'Ce que contient chaque section',
          head: ['Section', 'Ce qui s’y règle'],
          rows: [
            ['{page:settings#profile|Profil}', 'Nom, nom d’utilisateur'],
            ['{page:settings#accounts|Comptes liés}', 'Comptes suivis, jeton Apify, modèle de langage'],
            [
              '{page:settings#display|Affichage}',
              'Langue, thème, fuseau horaire, nombres, dates, premier jour de la semaine',
            ],
            [
              '{page:settings#security|Connexion et sécurité}',
              'Adresse, mot de passe, Google, seconds facteurs, sessions',
            ],
            ['{page:settings#notifications|Notifications}', 'Ce qui vous est annoncé, et par où'],
            ['{page:settings#plan|Plan et usage}', 'Abonnement, quotas, factures'],
            ['{page:settings#brand|Marque}', 'Nom, logo et couleurs des rapports'],
            ['{page:settings#data|Données}', 'Archive, import, suppression du compte'],
            ['{page:settings#api-keys|Clés d’API}', 'Accès pour vos propres programmes'],
          ],
        },
      ],
    },
    {
      id: 'time-zone',
      title: 'Le fuseau horaire',
      blocks: [
        {
          kind: 'text',
          text: 'Il décide de tout ce qui a un jour : les dates, les bilans, les heures de publication, la remise à zéro des quotas. En changer ne donne aucun quota de plus.',
        },
      ],
    },
    {
      id: 'notifications',
      title: 'Les notifications',
      blocks: [
        {
          kind: 'text',
          text: 'Synchronisation échouée ou terminée, vidéo hors du commun, quota utilisé à 80 % puis à 100 %, réponse du support, rapport programmé prêt ou échoué, facturation : chacune se choisit, par e-mail ou dans l’application. Certaines partent toujours : les e-mails du support et de la facturation, la décision sur votre témoignage, et tout ce qui protège votre compte.',
        },
        {
          kind: 'text',
          text: '{text:settings.notifications.digest.label}, chaque jour ou chaque lundi, rassemble ce que vous n’avez pas encore lu ; un clic dans le message y met fin. Si ce serveur n’envoie pas d’e-mails, la page le dit : ils attendent dans sa boîte d’envoi.',
        },
      ],
    },
    {
      id: 'model',
      title: 'Un modèle de langage',
      blocks: [
        {
          kind: 'text',
          text: 'Sans modèle, le moteur intégré écrit vos hooks, vos scripts et vos réponses, sans rien envoyer nulle part. Avec le vôtre (Ollama, OpenAI, Anthropic, Mistral ou un serveur au même protocole), ce qu’il écrit passe par les mêmes contrôles. La clé est gardée chiffrée et n’est plus jamais affichée.',
        },
      ],
    },
    {
      id: 'api-keys',
      title: 'Les clés d’API',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Dans {page:settings#api-keys|Clés d’API}, donnez un nom, des droits ({text:settings.keys.read} ou {text:settings.keys.write}) et une durée, {value:keyDays} jours au plus.',
            'Tapez votre mot de passe actuel, choisissez {text:settings.keys.create}, puis copiez la clé : elle ne sera plus jamais montrée.',
            'Envoyez-la dans l’en-tête « Authorization: Bearer ». Chaque clé a droit à {value:keyRequests} requêtes par minute ; vous pouvez en avoir {value:keys}.',
          ],
        },
        {
          kind: 'text',
          text: 'Une clé n’ouvre ni l’administration, ni la sécurité, ni la suppression du compte. Révoquée, elle est refusée dès la requête suivante.',
        },
      ],
    },
    {
      id: 'not',
      title: 'Ce que les réglages ne font pas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ils ne montrent plus jamais un secret déjà donné : mot de passe, clé, jeton.',
            'Ils n’envoient aucune publicité : il n’y a rien à désactiver.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['security', 'billing', 'privacy'] }],
    },
  ],
};
