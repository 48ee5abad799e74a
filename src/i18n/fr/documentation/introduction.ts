import type { DocPage } from '../../documentation/documentation.ts';

export const introduction: DocPage = {
  title: 'Introduction',
  summary: 'Ce que fait Accroche, d’où viennent ses chiffres, et ce qu’aucun chiffre public ne peut dire.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'start',
      title: 'Commencer en trois étapes',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Créez un compte avec une adresse e-mail et un mot de passe d’au moins {value:passwordLeast} caractères.',
            'Donnez votre @ TikTok, ou celui d’un créateur de démonstration (il commence par « demo- »). Aucun mot de passe TikTok n’est demandé.',
            'La première analyse démarre seule, dès qu’une source le permet. Elle passe par cinq étapes ; si l’une échoue, la raison s’affiche.',
          ],
        },
      ],
    },
    {
      id: 'engagement',
      title: 'L’engagement',
      blocks: [
        { kind: 'formula', text: 'engagement = (likes + commentaires + partages) ÷ vues × 100' },
        {
          kind: 'text',
          text: 'Une vidéo sans vue compte pour 0. L’engagement d’un compte est la moyenne de celui de ses vidéos : chaque vidéo a le même poids, quel que soit son nombre de vues. Il s’affiche en vert à partir de 10 %, en jaune à partir de 5 %, en rouge en dessous.',
        },
        {
          kind: 'note',
          text: 'D’autres outils divisent par le nombre d’abonnés. Un taux « par abonné » et un taux « par vue » ne se comparent pas.',
        },
      ],
    },
    {
      id: 'sources',
      title: 'D’où viennent les chiffres',
      blocks: [
        {
          kind: 'table',
          caption: 'Ce que chaque source donne',
          head: ['Source', 'Profil', 'Vidéos', 'Précision'],
          rows: [
            ['Compte connecté à TikTok', 'oui', 'oui', 'exacte'],
            ['Fichier TikTok Studio', 'abonnés', 'oui, et par jour', 'exacte'],
            ['Fichier « Vos données »', 'oui', 'oui, avec les seules mentions « J’aime »', 'exacte'],
            ['Page publique TikTok', 'oui', 'une à la fois', 'arrondie'],
            ['Page publique, lue par yt-dlp', 'non', 'oui', 'arrondie'],
            ['Fichier yt-dlp importé', 'non', 'oui', 'arrondie'],
            ['Apify', 'oui', 'oui', 'arrondie'],
            ['Fichier Apify importé', 'oui', 'oui', 'arrondie'],
            ['Données de démonstration', 'oui', 'oui', 'exacte'],
          ],
        },
        {
          kind: 'picture',
          name: 'provenance',
          alt: 'La fiche d’un chiffre : sa source, l’heure du relevé, sa précision et le nombre de valeurs.',
        },
        {
          kind: 'text',
          text: 'Le petit guillemet à côté d’un chiffre ouvre sa fiche : source, heure du relevé, précision, nombre de valeurs et formule. Une valeur absente reste absente : elle n’est jamais remplacée par une estimation.',
        },
      ],
    },
    {
      id: 'rounding',
      title: 'Les arrondis de TikTok',
      blocks: [
        {
          kind: 'text',
          text: 'TikTok arrondit ses compteurs publics. Une vidéo à 3,4 millions de vues peut en gagner 90 000 sans que son compteur bouge. C’est pourquoi nous n’écrivons jamais « 0 vue gagnée » quand le pas du compteur est plus grand que le gain possible.',
        },
        { kind: 'rounding' },
      ],
    },
    {
      id: 'numbers',
      title: 'Comment les nombres s’écrivent',
      blocks: [
        {
          kind: 'list',
          items: [
            'À partir de 1 000 : K, avec une décimale (12 345 s’écrit 12,3K).',
            'À partir de 1 000 000 : M, avec une décimale.',
            'Le nombre complet s’affiche au survol.',
            'Les dates et les heures suivent le fuseau horaire de votre profil.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      title: 'Ce que les chiffres publics ne disent pas',
      blocks: [
        {
          kind: 'list',
          items: [
            'La durée de visionnage, et la seconde où le public s’en va.',
            'La provenance des vues (Pour toi, profil, recherche).',
            'L’âge, le pays ou le sexe de votre public.',
            'Les vues gagnées un jour donné, sauf entre deux relevés que nous avons faits.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['first-steps', 'methods', 'availability', 'glossary'] }],
    },
  ],
};
