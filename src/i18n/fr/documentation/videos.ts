import type { DocPage } from '../../documentation/documentation.ts';

export const videos: DocPage = {
  title: 'Vidéos',
  summary: 'Lire les chiffres d’une vidéo, les comparer, et ne pas se laisser tromper par une moyenne.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'counters',
      title: 'Les quatre compteurs',
      blocks: [
        {
          kind: 'list',
          items: [
            'Vues : lectures comptées par TikTok, relectures comprises.',
            'Likes, commentaires, partages : les totaux publics, à l’instant du relevé.',
            'Engagement : la somme des trois derniers divisée par les vues, en pour cent.',
          ],
        },
        {
          kind: 'text',
          text: 'Sur les graphiques, chaque compteur garde partout sa couleur et son type de trait. Les vues ont leur propre échelle : elles sont souvent vingt fois plus nombreuses que le reste.',
        },
        {
          kind: 'picture',
          name: 'videos',
          alt: 'Le tableau des vidéos d’un compte, avec leurs quatre compteurs et leur engagement.',
        },
      ],
    },
    {
      id: 'median',
      title: 'La moyenne et la médiane',
      blocks: [
        {
          kind: 'text',
          text: 'Les vues d’un compte sont très inégales : quelques vidéos font l’essentiel du total. La moyenne suit ces exceptions. La médiane est la vidéo du milieu : la moitié des vidéos font mieux, l’autre moitié moins bien. Regardez d’abord la médiane, puis l’écart entre les deux.',
        },
        {
          kind: 'picture',
          name: 'performance',
          alt: 'Le graphique des dernières vidéos : chaque vidéo est un point, la médiane une ligne.',
        },
      ],
    },
    {
      id: 'age',
      title: 'L’âge d’une vidéo',
      blocks: [
        {
          kind: 'text',
          text: 'Une vidéo d’hier n’a pas fini de compter ses vues. Comparez des vidéos du même âge, et attendez quelques jours avant de juger.',
        },
      ],
    },
    {
      id: 'analysis',
      title: 'Lire l’analyse d’une vidéo',
      blocks: [
        {
          kind: 'list',
          items: [
            'Les trois phrases du haut donnent ce qui a été trouvé, ce sur quoi cela repose, et quoi faire ensuite.',
            '{text:videoAnalysis.standing.title} : vos vidéos au même âge, puis celles de la même durée. Sous dix vidéos, une phrase remplace le chiffre.',
            'Une fourchette dit jusqu’où le hasard peut aller. Si elle comprend ×1, rien n’est établi.',
            '« Non évalué » n’est ni un bon ni un mauvais point : fournissez le fichier de la vidéo et ses paroles pour en savoir plus.',
            'Jusqu’à trois réécritures de l’accroche et trois appels à l’action partent du sujet lu dans la vidéo, affiché avec l’endroit où il se lit. S’il n’est pas compris, rien n’est proposé : indiquez-le vous-même dans Hooks.',
            'Une vidéo analysée par son lien peut être mesurée ensuite : donnez son fichier au bas de l’analyse, ou laissez yt-dlp le récupérer s’il est installé.',
            'La classe de l’accroche se trompe parfois : corrigez-la. Vos rapports de compte et vos prochaines analyses en tiennent compte, et {text:videoAnalysis.correct.undo} la rétablit.',
          ],
        },
        {
          kind: 'text',
          text: 'Il n’y a pas de note sur cent. La légende et la forme d’une vidéo n’expliquent presque rien de ses vues : un tel chiffre serait inventé.',
        },
      ],
    },
    {
      id: 'reports',
      title: 'Retrouver, comparer et partager un rapport vidéo',
      blocks: [
        {
          kind: 'list',
          items: [
            'Rapports vidéo garde chaque analyse. Cherchez sans vous soucier des accents, filtrez, triez par colonne, et gardez un affichage sous un nom : l’adresse de la page le dit tout entier.',
            'Cochez plusieurs rapports pour les étiqueter, les exporter, les supprimer, ou en comparer de deux à quatre. Un rapport supprimé se reprend pendant 30 jours.',
            'Analyser de nouveau ajoute une version ; le rapport montre ce qui a changé depuis la précédente.',
          ],
        },
        {
          kind: 'steps',
          items: [
            'Dans un rapport, choisissez Partager, la durée du lien (de 1 à 90 jours) et ce qu’il ne doit pas montrer.',
            'Copiez l’adresse tout de suite : elle n’est affichée qu’une fois, et nous n’en gardons pas de quoi l’ouvrir.',
            'Retirez le lien quand vous voulez : il ne s’ouvre plus dès la demande suivante.',
          ],
        },
        {
          kind: 'text',
          text: 'Ce que vous masquez est retiré avant l’envoi. Ce que votre plan n’ouvre pas n’y figure pas non plus. Mettre le rapport à la corbeille ferme ses liens pour de bon.',
        },
      ],
    },
    {
      id: 'exports',
      title: 'Exporter un tableau ou un rapport',
      blocks: [
        {
          kind: 'list',
          items: [
            'Chaque tableau a un bouton Exporter : CSV, Excel, JSON ou Markdown. Le fichier contient toutes les lignes, pas seulement celles qui sont affichées, avec la source et la date de chaque chiffre.',
            'Le CSV suit vos réglages : avec des décimales à virgule, ses colonnes sont séparées par des points-virgules. Les dates sont dans votre fuseau, écrit dans le titre de la colonne.',
            'Le JSON garde les mêmes noms dans toutes les langues : préférez-le pour un programme.',
            'Un rapport s’exporte aussi en PDF. Avec un plan Business, il porte votre nom, votre logo et vos couleurs, à choisir dans les réglages. Les émojis et les écritures autres que latine, grecque et cyrillique (arabe, hébreu, japonais…) manquent dans le PDF, qui le signale ; Excel, CSV, JSON et Markdown les gardent.',
          ],
        },
        {
          kind: 'text',
          text: 'Le plan Gratuit exporte vos chiffres bruts, sans ce que nous en avons calculé. Un texte qu’un tableur prendrait pour une formule est précédé d’une apostrophe.',
        },
      ],
    },
    {
      id: 'studio',
      title: 'Pourquoi TikTok Studio affiche autre chose',
      blocks: [
        {
          kind: 'list',
          items: [
            'TikTok Studio donne les compteurs exacts au propriétaire du compte ; les pages publiques les arrondissent.',
            'Les deux ne sont pas mis à jour au même moment.',
            'Nos chiffres sont ceux de l’heure du relevé, écrite dans leur fiche.',
          ],
        },
      ],
    },
    {
      id: 'download',
      title: 'Télécharger une vidéo',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Ouvrez Téléchargements. Vos propres données viennent d’abord : archive, exports, chiffres et fichiers de vos vidéos.',
            'Collez les liens de vidéos TikTok publiques, un par ligne. Les liens courts conviennent.',
            'Confirmez que ces vidéos sont les vôtres, ou que leur auteur vous autorise à les télécharger. Votre déclaration est conservée avec sa date.',
            'Quand TikTok propose deux fichiers, choisissez : H.264 se lit partout, H.265 est plus net mais certains appareils ne le lisent pas.',
            'Enregistrez le fichier avant son expiration. Son empreinte SHA-256 permet de vérifier qu’il est entier.',
          ],
        },
        {
          kind: 'list',
          items: [
            'Un diaporama n’est pas une vidéo : il est refusé, jamais remplacé par son seul son.',
            'Une vidéo privée, supprimée ou réservée aux personnes connectées ne peut pas être téléchargée. Quand TikTok refuse sans dire pourquoi, nous le disons aussi.',
            'L’espace utilisé et sa limite sont affichés. Un téléchargement supprimé peut être repris pendant un jour et compte jusque-là.',
            'Le téléchargement par lien demande qu’un administrateur l’ait permis et que le programme yt-dlp soit installé et récent ; la page dit ce qui manque.',
            'L’archive de vos données contient la liste de vos téléchargements, pas les fichiers.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['analyse-a-video', 'reports', 'sharing', 'methods'] }],
    },
  ],
};
