import type { DocPage } from '../../documentation/documentation.ts';

export const connectTiktok: DocPage = {
  title: 'Connecter TikTok',
  summary:
    'Donner à Accroche l’autorisation de lire vos chiffres exacts, et la reprendre quand vous le voulez.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Donner l’autorisation',
      blocks: [
        {
          kind: 'text',
          text: 'Les pages publiques de TikTok arrondissent les compteurs. Le propriétaire d’un compte, lui, peut laisser lire ses chiffres exacts. Cette connexion n’existe que si l’administrateur de ce serveur a déclaré une application chez TikTok ({variable:TIKTOK_CLIENT_KEY} et {variable:TIKTOK_CLIENT_SECRET}) ; sinon, le bouton n’apparaît pas.',
        },
        {
          kind: 'steps',
          items: [
            'Ouvrez {page:accounts}. Sur la ligne du compte, choisissez {text:accounts.connection.connect}.',
            'TikTok vous demande votre accord, puis vous ramène ici. Si TikTok est ouvert avec un autre compte, changez-en d’abord là-bas.',
            'La ligne porte alors la mention {text:accounts.connection.connected}, et un relevé démarre aussitôt.',
          ],
        },
        {
          kind: 'picture',
          name: 'accounts',
          alt: 'La carte des comptes liés : pour chacun, sa dernière synchronisation et les actions possibles.',
        },
      ],
    },
    {
      id: 'what',
      title: 'Ce qui est lu',
      blocks: [
        {
          kind: 'list',
          items: [
            'Votre profil : nom affiché, abonnés, total des mentions « J’aime », nombre de vidéos.',
            'Vos vidéos publiques : légende, durée, date, vues, likes, commentaires, partages.',
            'Les jetons que TikTok nous remet sont chiffrés et ne figurent dans aucune archive.',
          ],
        },
      ],
    },
    {
      id: 'broken',
      title: 'Quand TikTok n’accepte plus l’autorisation',
      blocks: [
        {
          kind: 'text',
          text: 'Une autorisation finit par expirer, ou vous la retirez dans l’application TikTok. La ligne du compte le dit et propose {text:accounts.connection.reconnect}. Les chiffres déjà relevés restent, et un chiffre exact n’est jamais soustrait d’un chiffre arrondi.',
        },
      ],
    },
    {
      id: 'end',
      title: 'Reprendre l’autorisation',
      blocks: [
        {
          kind: 'text',
          text: 'Choisissez {text:accounts.connection.end}. L’autorisation est rendue à TikTok et les jetons sont effacés ici. Le compte reste lié, avec tout ce qui a été relevé.',
        },
      ],
    },
    {
      id: 'not',
      title: 'Ce que la connexion ne fait pas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Elle ne publie rien et ne lit ni vos messages, ni vos brouillons, ni vos vidéos privées.',
            'Elle ne donne ni la durée de visionnage, ni la provenance des vues, ni l’âge de votre public : TikTok ne les communique pas par ce chemin. Une partie se trouve dans les fichiers de TikTok Studio.',
            'Elle ne change rien aux quotas : un relevé n’est jamais décompté.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['accounts#sync', 'imports', 'introduction#sources', 'privacy'] }],
    },
  ],
};
