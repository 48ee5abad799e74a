import type { DocPage } from '../../documentation/documentation.ts';

export const imports: DocPage = {
  title: 'Importer un fichier',
  summary:
    'Ajouter vos chiffres depuis un fichier de TikTok, d’Apify, de yt-dlp ou un tableau de vidéos, avec un aperçu avant l’enregistrement et un retour en arrière.',
  checkedOn: '2026-11-24',
  sections: [
    {
      id: 'steps',
      title: 'Importer',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Ouvrez {page:accounts} et déposez le fichier dans la carte {text:imports.title}. CSV, Excel, ZIP et JSON conviennent, un fichier à la fois.',
            'Si le fichier ne nomme pas son compte, choisissez-le. Un compte qui n’est pas encore lié le sera, dans la limite de votre plan.',
            'Si le fichier contient plusieurs comptes, cochez ceux que vous voulez : ils sont importés en une fois, chacun avec son propre retour en arrière.',
            'Si le fichier ne dit pas quand ses chiffres ont été relevés, répondez à {text:imports.time.question}',
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
              'Apify (JSON, CSV ou Excel)',
              'Le profil, les vidéos et leurs quatre compteurs',
              'La précision : TikTok a arrondi',
            ],
            ['yt-dlp (JSON)', 'Les vidéos et leurs quatre compteurs', 'Le nombre d’abonnés, la précision'],
            [
              'Page TikTok (JSON, itemList)',
              'Le profil, les vidéos, leurs compteurs et l’heure du relevé',
              'La précision : TikTok a arrondi',
            ],
            [
              'Tableau de vidéos (CSV ou Excel)',
              'Ce que disent ses colonnes ; le compte et la date viennent du lien de chaque vidéo',
              'Ce qui n’a pas de colonne, la précision',
            ],
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
        {
          kind: 'text',
          text: 'Les titres anglais de TikTok Studio viennent de vrais exports, ceux de l’espagnol d’Amérique des écrans de TikTok Studio. Ceux du français, de l’espagnol d’Espagne, du portugais, de l’allemand, de l’italien, du néerlandais, du polonais, du turc, du japonais et de l’arabe sont traduits : si l’un d’eux n’est pas reconnu, nommez sa colonne. Les noms des mois sont ceux d’Unicode.',
        },
        {
          kind: 'text',
          text: 'Un fichier sans colonne de vues est pris pour ce qu’il a : les vues restent inconnues, jamais zéro. Si d’autres lignes donnent les leurs, une ligne sans vues est refusée.',
        },
      ],
    },
    {
      id: 'reading-time',
      title: 'Quand les chiffres ont été relevés',
      blocks: [
        {
          kind: 'text',
          text: 'Un chiffre sans date ne se compare à rien. Les exports de TikTok Studio, de yt-dlp et les pages de TikTok portent la leur ; la plupart des fichiers Apify et des tableaux n’en ont pas. L’aperçu vous propose alors la date du fichier, un autre jour, ou {text:imports.time.unknown}.',
        },
        {
          kind: 'list',
          items: [
            'Si personne ne le sait, les chiffres sont gardés comme relevés à un moment inconnu, après la vidéo la plus récente du fichier. Ils n’entrent pas dans l’historique.',
            'Un chiffre plus ancien ne remplace jamais un plus récent, sauf si vous le demandez.',
            'Si le fichier ne porte pas sa date, un chiffre qui baisserait reste aussi ce qu’il était : un compteur public ne baisse presque jamais. L’aperçu dit combien de vidéos sont dans ce cas.',
          ],
        },
      ],
    },
    {
      id: 'precision',
      title: 'Exact ou arrondi',
      blocks: [
        {
          kind: 'text',
          text: 'TikTok arrondit ses compteurs publics à partir de 10 000. La précision d’un fichier se lit dans ses propres chiffres : si la plupart des vues, « J’aime », commentaires et partages d’au moins 10 000 ne sont pas des multiples de 100, il est exact ; sinon il est arrondi. Un nombre abrégé (1,2 k) est toujours arrondi. Les exports de TikTok Studio sont exacts.',
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
            'Il ne devine rien : une valeur absente reste absente, une ligne illisible est refusée. Un fichier sans aucune ligne utilisable est refusé en entier, et ne lie aucun compte.',
            'Il ne change pas votre compte principal.',
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
