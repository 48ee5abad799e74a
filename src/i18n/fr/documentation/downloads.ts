import type { DocPage } from '../../documentation/documentation.ts';

export const downloads: DocPage = {
  title: 'Télécharger des vidéos',
  summary:
    'Récupérer les fichiers de vos vidéos depuis leurs liens, dans quelles conditions, et pour combien de temps.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Récupérer un fichier',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Ouvrez {page:download}. Vos exports et vos propres vidéos viennent d’abord.',
            'Collez les liens de vidéos TikTok publiques, un par ligne, {value:linksDownloaded} au plus. Les liens courts conviennent.',
            'Confirmez que ces vidéos sont les vôtres, ou que leur auteur vous autorise à les télécharger. Votre déclaration est gardée avec sa date.',
            'Quand TikTok propose deux fichiers, choisissez : H.264 se lit partout ; H.265 est plus net, mais certains appareils ne le lisent pas.',
            'Choisissez {text:downloads.row.save} avant la date affichée. L’empreinte SHA-256 permet de vérifier que le fichier est entier.',
          ],
        },
        {
          kind: 'picture',
          name: 'downloads',
          alt: 'La page Téléchargements : l’archive, les exports, puis les fichiers de vos vidéos.',
        },
      ],
    },
    {
      id: 'needs',
      title: 'Ce qu’il faut sur le serveur',
      blocks: [
        {
          kind: 'text',
          text: 'Le téléchargement par lien demande qu’un administrateur ait autorisé la lecture de TikTok, et que le programme yt-dlp soit installé et récent ({variable:YTDLP_PATH}). La page dit ce qui manque. La place, la taille d’un fichier et sa durée de vie sont celles de ce serveur ({variable:DOWNLOAD_QUOTA_MB}, {variable:DOWNLOAD_FILE_MB}, {variable:DOWNLOAD_DAYS}) ; elles sont écrites à côté du formulaire.',
        },
      ],
    },
    {
      id: 'analyse',
      title: 'Analyser ce que l’on a téléchargé',
      blocks: [
        {
          kind: 'text',
          text: '{text:downloads.row.analyse}, sur la ligne d’une vidéo, lance une analyse avec son fichier : images, coupes, son et textes sont alors mesurés.',
        },
      ],
    },
    {
      id: 'not',
      title: 'Ce que le téléchargement ne fait pas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Il ne contourne rien : une vidéo privée, supprimée, réservée à certains pays ou aux personnes connectées est refusée, avec la raison quand TikTok la donne.',
            'Un diaporama n’est pas une vidéo : il est refusé, jamais remplacé par son seul son.',
            'Il ne promet rien au sujet du filigrane : le fichier est celui que TikTok donne.',
            'L’archive de vos données contient la liste de vos téléchargements, pas les fichiers.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['videos#download', 'analyse-a-video#file', 'sharing#exports'] }],
    },
  ],
};
