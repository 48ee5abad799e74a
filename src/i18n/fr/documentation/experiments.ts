import type { DocPage } from '../../documentation/documentation.ts';

export const experiments: DocPage = {
  title: 'Tests',
  summary:
    'Essayer une chose à la fois, avec une règle écrite d’avance, et un verdict que personne ne peut arranger.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'steps',
      title: 'Préparer et mener un test',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Ouvrez {page:accountReports}, puis {text:experiments.create}. Un rapport de compte en propose aussi, déjà remplis.',
            'Dites ce qui change d’une version à l’autre, ce que vous attendez, et la mesure : les vues ou l’engagement, à un âge choisi.',
            'Choisissez le plus petit écart qui vaille la peine. La page propose le nombre de vidéos qu’il faut pour le voir, d’après la dispersion des vôtres.',
            'Publiez. Classez chaque vidéo dans la version habituelle ou dans la variante. La première verrouille le test, avec {text:experiments.lockConfirm}.',
            'Le verdict arrive quand toutes les vidéos ont atteint leur âge. Avant, aucun chiffre n’est montré.',
          ],
        },
        {
          kind: 'picture',
          name: 'experiments',
          alt: 'La carte des tests d’un compte : ce qui change, la règle écrite d’avance et le nombre de vidéos prévu.',
        },
      ],
    },
    {
      id: 'verdict',
      title: 'Lire le verdict',
      blocks: [
        {
          kind: 'list',
          items: [
            '{text:experiments.verdict.variant_better} ou {text:experiments.verdict.variant_worse} : l’écart, sa fourchette et le nombre de vidéos.',
            '{text:experiments.verdict.no_difference_found} n’est pas un échec : un écart plus petit que la fourchette reste possible, ce test ne pouvait pas le voir.',
            'Écrivez ce que vous en retenez : la leçon, elle, se modifie encore.',
          ],
        },
      ],
    },
    {
      id: 'why-locked',
      title: 'Pourquoi tout est verrouillé',
      blocks: [
        {
          kind: 'text',
          text: 'En regardant chaque jour, on finit par voir un écart là où il n’y en a pas. Ni la règle ni le nombre de vidéos ne changent donc après la première vidéo, et une vidéo ne peut plus être retirée dès que son résultat peut être connu.',
        },
      ],
    },
    {
      id: 'not',
      title: 'Ce qu’un test ne fait pas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Il ne publie rien et ne choisit pas vos vidéos : c’est vous qui les classez.',
            'Il ne prend pas les vidéos publiées avant sa création.',
            'Avec moins de {value:experimentLeast} vidéos par version, il n’y a pas de test.',
            'Un test supprimé se reprend pendant {value:experimentKeptDays} jours, aussi verrouillé qu’il l’était.',
          ],
        },
      ],
    },
    {
      id: 'next',
      title: 'Pour continuer',
      blocks: [{ kind: 'links', to: ['reports', 'best-practices', 'hooks#compare'] }],
    },
  ],
};
