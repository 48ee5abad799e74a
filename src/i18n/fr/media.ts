/** Pourquoi une vidéo, ou une partie de son analyse, n’a pas de chiffres. */
export const media = {
  refusals: {
    empty: 'Ce fichier est vide.',
    too_big: 'Ce fichier dépasse 500 Mo. Exportez la vidéo dans une définition plus basse.',
    too_long: 'Cette vidéo dure plus de 10 minutes. Analysez-en un extrait plus court.',
    too_many_pixels:
      'L’image de cette vidéo est trop grande : 4096 pixels au plus sur le grand côté. Exportez-la en 1080p.',
    not_a_video: 'Ce fichier ne contient pas de vidéo, quel que soit son nom.',
    playlist:
      'Ce fichier est une liste de lecture : il renvoie à d’autres fichiers au lieu de contenir une vidéo. Déposez la vidéo elle-même.',
    unsupported_format: 'Ce format vidéo n’est pas pris en charge. Convertissez le fichier en MP4, MOV, WebM ou MKV.',
    truncated:
      'Cette vidéo est incomplète ou endommagée : elle ne peut pas être lue jusqu’au bout. Exportez-la ou téléchargez-la de nouveau.',
    time_ran_out: 'L’analyse a pris trop de temps et a été arrêtée. Réessayez avec une vidéo plus courte.',
    memory_ran_out:
      'L’analyse a demandé trop de mémoire et a été arrêtée. Réessayez avec une définition plus basse.',
    ffmpeg_missing:
      'L’analyse des fichiers vidéo n’est pas disponible : ffmpeg n’est pas installé sur ce serveur. L’administrateur peut l’installer ou indiquer FFMPEG_PATH.',
    ffmpeg_too_old:
      'L’analyse des fichiers vidéo n’est pas disponible : la version de ffmpeg de ce serveur est trop ancienne, il faut la version 4 ou une version plus récente.',
    analysis_failed: 'L’analyse s’est arrêtée sans résultat. Réessayez dans un moment.',
  },
  notAssessed: {
    no_audio: 'Non mesuré : la vidéo n’a pas de son.',
    silent_audio: 'Non mesuré : le son est muet du début à la fin.',
    too_short: 'Non mesuré : la vidéo est trop courte.',
    ocr_unavailable: 'Non mesuré : la lecture des textes à l’écran n’est pas disponible sur ce serveur.',
    speech_detector_unavailable: 'Non mesuré : la détection de la parole n’est pas disponible sur ce serveur.',
    face_detector_unavailable: 'Non mesuré : la détection des visages n’est pas disponible sur ce serveur.',
    time_ran_out: 'Non mesuré : le temps prévu pour l’analyse s’est écoulé avant cette étape.',
    failed: 'Non mesuré : cette étape a échoué sur ce fichier.',
  },
  transcriptRefusals: {
    empty: 'Ce fichier de sous-titres est vide.',
    too_big: 'Ce fichier de sous-titres est trop long : 2 millions de caractères et 20 000 répliques au plus.',
    not_a_transcript: 'Ce fichier ne contient pas de sous-titres SRT ou WebVTT.',
    no_usable_cue: 'Aucune réplique de ce fichier n’est utilisable : vérifiez les temps de début et de fin.',
  },
} as const;
