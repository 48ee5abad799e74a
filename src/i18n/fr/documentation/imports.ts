import type { DocPage } from '../../documentation.ts';

export const imports: DocPage = {
  title: 'Importer un fichier',
  summary:
    'Ajouter vos chiffres depuis un fichier de TikTok, d’Apify ou de yt-dlp, avec un aperçu avant l’enregistrement et un retour en arrière.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Importer',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Ouvrez {page:accounts} et déposez le fichier dans la carte {text:imports.title}. CSV, ZIP et JSON conviennent, un fichier à la fois.',
            'Si le fichier ne nomme pas son compte, choisissez-le. Un compte qui n’est pas encore lié le sera, dans la limite de votre plan.',
            'Lisez l’aperçu : vidéos nouvelles, mises à jour, déjà là, et lignes refusées avec la raison. Rien n’est encore enregistré.',
            'Confirmez. Les grands fichiers prennent quelques secondes ; vous pouvez quitter la page.',
          ],
        },
        {
          kind: 'picture',
          name: 'imports',
          alt: 'L’aperçu d’un fichier avant son enregistrement : le compte, le nombre de vidéos lues, les premières vidéos du fichier.',
        },
      ],
    },
    {
      id: 'files',
      title: 'Quel fichier choisir',
      blocks: [
        {
          kind: 'table',
          caption: 'Les fichiers reconnus et ce qu’ils donnent',
          head: ['Fichier', 'Ce qu’il apporte', 'Ce qui lui manque'],
          rows: [
            [
              'TikTok Studio (CSV ou ZIP)',
              'Des chiffres exacts par jour : vues, abonnés, interactions ; et les vidéos récentes',
              'L’année, que l’aperçu rétablit et vous fait vérifier',
            ],
            [
              'Vos données TikTok (JSON ou ZIP)',
              'Toutes vos publications publiques, avec leurs mentions « J’aime », et le profil',
              'Les vues, les commentaires et les partages',
            ],
            [
              'Apify (JSON)',
              'Le profil, les vidéos et leurs quatre compteurs',
              'La précision : TikTok a arrondi',
            ],
            ['yt-dlp (JSON)', 'Les vidéos et leurs quatre compteurs', 'Le nombre d’abonnés, la précision'],
          ],
        },
        {
          kind: 'text',
          text: 'La manière d’obtenir chacun de ces fichiers est décrite dans {doc:accounts#import|Importer un fichier, page Comptes}.',
        },
      ],
    },
    {
      id: 'columns',
      title: 'Quand une colonne n’est pas reconnue',
      blocks: [
        {
          kind: 'text',
          text: 'L’aperçu dit pour quoi chaque colonne a été prise. {text:imports.choice.open} permet de nommer vous-même celles qui ne l’ont pas été, et de dire si les dates commencent par le jour ou par le mois. Ce qui reste sans nom est gardé avec l’import, sans servir à aucun chiffre.',
        },
      ],
    },
    {
      id: 'conflicts',
      title: 'Quand le fichier contredit ce qui est déjà là',
      blocks: [
        {
          kind: 'text',
          text: 'Les valeurs qui diffèrent sont montrées côte à côte, avec celle qui restera. Importer deux fois le même fichier ne change rien.',
        },
      ],
    },
    {
      id: 'undo',
      title: 'Revenir en arrière',
      blocks: [
        {
          kind: 'text',
          text: 'Dans {text:imports.list.title}, chaque import s’annule : les vidéos qu’il a ajoutées disparaissent, celles qu’il a mises à jour reprennent leurs chiffres d’avant.',
        },
      ],
    },
    {
      id: 'not',
      title: 'Ce qu’un import ne fait pas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Ce n’est pas une synchronisation : un import ne coûte rien, et ne compte pas dans le délai entre deux relevés.',
            'Des fichiers « Vos données », il ne lit que les publications et le profil : ni vos messages, ni vos adresses, ni votre historique.',
            'Il ne devine rien : une valeur absente reste absente, une ligne illisible est refusée.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['accounts#import', 'introduction#sources', 'privacy#archive'] }],
    },
  ],
};
