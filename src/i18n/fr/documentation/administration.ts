import type { DocPage } from '../../documentation/documentation.ts';

export const administration: DocPage = {
  title: 'Administration',
  summary:
    'Ce que voient les administrateurs d’un serveur Accroche : utilisateurs, sources, demandes, revenus, journal.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Trouver ce que l’on cherche',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Le premier compte créé sur un serveur en est l’administrateur. L’entrée {page:admin} n’apparaît qu’avec ce rôle, que le serveur vérifie à chaque appel.',
            'Choisissez un onglet. Chacun a sa propre adresse ; les filtres et la recherche y figurent.',
            'Un acte qui touche quelqu’un demande un motif. Il est inscrit au {text:admin.tabs.audit}, qui ne s’efface pas.',
          ],
        },
        {
          kind: 'table',
          caption: 'Ce que contient chaque onglet',
          head: ['Onglet', 'Ce que l’on y fait'],
          rows: [
            [
              '{text:admin.tabs.users}',
              'Chercher quelqu’un, changer son plan, verrouiller, accorder des crédits, retirer un second facteur, consulter son compte sans rien modifier',
            ],
            ['{text:admin.tabs.tickets}', 'Répondre aux demandes du support'],
            ['{text:admin.tabs.issues}', 'Annoncer un problème en cours et la façon de l’éviter'],
            [
              '{text:admin.tabs.testimonials}',
              'Relire les témoignages, les publier ou dire pourquoi ils ne le sont pas',
            ],
            ['{text:admin.tabs.pages}', 'Lire ce que les lecteurs disent de cette documentation'],
            ['{text:admin.tabs.revenue}', 'Suivre les contrats, les paiements et les prix'],
            [
              '{text:admin.tabs.sources}',
              'Autoriser ou interdire la lecture de TikTok, voir l’état de chaque source',
            ],
            [
              '{text:admin.tabs.model}',
              'Donner un modèle de langage à tout le serveur, suivre ce qu’il consomme',
            ],
            ['{text:admin.tabs.jobs}', 'Suivre les synchronisations, en relancer une'],
            ['{text:admin.tabs.outbox}', 'Lire les messages qui n’ont pas pu partir par e-mail'],
            ['{text:admin.tabs.audit}', 'Retrouver qui a fait quoi, quand et pourquoi'],
          ],
        },
      ],
    },
    {
      id: 'consent',
      title: 'Autoriser la lecture de TikTok',
      blocks: [
        {
          kind: 'text',
          text: 'Elle est fermée tant qu’un administrateur n’a pas accepté, dans {text:admin.tabs.sources}, la phrase qui parle des conditions de TikTok. L’accord se retire au même endroit. Les fichiers importés, les comptes connectés et la démonstration n’en dépendent pas.',
        },
      ],
    },
    {
      id: 'view-as',
      title: 'Lire le compte de quelqu’un',
      blocks: [
        {
          kind: 'text',
          text: 'Pour aider, un administrateur peut lire les pages d’un utilisateur pendant {value:supportMinutes} minutes, sans rien modifier, en disant pourquoi. L’utilisateur le voit dans ses {page:settings#security|réglages}.',
        },
      ],
    },
    {
      id: 'not',
      title: 'Ce que l’administration ne montre pas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Aucun mot de passe, aucune clé, aucun jeton : le serveur n’en garde que des empreintes ou des formes chiffrées.',
            'Le numéro d’une carte bancaire : il n’arrive jamais jusqu’à ce serveur.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['privacy#who', 'security#support-views', 'accounts#sync'] }],
    },
  ],
};
