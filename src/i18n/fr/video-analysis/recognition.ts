/** Messages of the analyzer's field about recognised input. */
export const recognition = {
  found: {
    linked: '@{username} est déjà lié : vous pouvez ouvrir ses chiffres.',
    profile: 'Compte @{username} : il sera lié à votre profil, puis analysé si une source le permet.',
    demo: 'Créateur de démonstration @{username} : il sera lié, et signalé partout comme démonstration.',
    video: 'Vidéo de @{username}.',
    slideshow: 'Diaporama de @{username}.',
    videoAlone: 'Lien de vidéo TikTok, qui ne dit pas de quel compte il s’agit.',
    shortLink: 'Lien court TikTok : il va être suivi jusqu’à sa vidéo.',
    platform:
      'Lien {platform} : seules les vidéos TikTok s’analysent par leur lien. Vous pouvez déposer le fichier de la vidéo.',
    foreign:
      'Cette adresse n’est pas celle de TikTok. Seules les vidéos TikTok s’analysent par leur lien ; vous pouvez déposer le fichier de la vidéo.',
  },
  refused: {
    noHandle: 'Ce n’est pas un @ TikTok : lettres sans accent, chiffres, points et tirets bas, 24 au plus.',
    handleTooLong: 'C’est trop long pour un @ TikTok, qui compte 24 caractères au plus.',
    noLink: 'Ce texte ne contient aucun lien. Collez celui d’une vidéo ou d’un profil TikTok, ou un @ seul.',
    tooLong: 'Ce texte est trop long. Collez seulement le lien.',
    tiktokPage: 'Page TikTok, mais ni vidéo ni profil. Copiez l’adresse d’une vidéo ou d’un profil.',
    videoIdImpossible:
      'Ce lien TikTok ne mène à aucune vidéo : son numéro est incomplet ou faux. Copiez-le de nouveau.',
    imitation: 'Attention : cette adresse ressemble à celle de TikTok, mais c’est un autre site.',
    credentials: 'Cette adresse contient un nom ou un mot de passe : un lien de TikTok n’en contient jamais.',
    port: 'Cette adresse contient un numéro de port : un lien de TikTok n’en contient jamais.',
    scheme: 'Ce n’est pas une adresse web : un lien de TikTok commence par https://.',
  },
  file: {
    data: '« {name} » : fichier {format}. Il est lu sous « Ou un fichier », et rien n’est enregistré sans votre accord.',
    misnamed: 'Son nom annonce {named}, son contenu est {format}.',
    other: {
      image: '« {name} » est une image. Les images ne s’analysent pas ici.',
      audio: '« {name} » est un son. Les sons ne s’analysent pas ici.',
      otherVideo: '« {name} » est une vidéo d’un autre format. Convertissez-la en MP4, MOV ou WebM.',
      pdf: '« {name} » est un PDF. Les PDF ne se lisent pas ici.',
      spreadsheet: '« {name} » est un classeur Excel. Enregistrez-le en CSV, puis déposez le CSV.',
    },
    claimed: 'Le contenu de « {name} » n’est pas celui d’un fichier {named} : il est abîmé, ou mal nommé.',
    unknown: '« {name} » n’est pas reconnu. Sont lus : MP4, MOV, WebM, SRT, VTT, CSV, ZIP et JSON.',
    empty: '« {name} » est vide.',
    several: 'Une vidéo et ses sous-titres, ou un seul autre fichier à la fois.',
    unreadable: '« {name} » n’a pas pu être lu.',
  },
} as const;
