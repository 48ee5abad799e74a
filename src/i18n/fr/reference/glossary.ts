import type { GlossaryTerm } from '../../documentation/reference/glossary-terms.ts';

/** Each term as users meet it, and its meaning. */
export const glossary: Record<GlossaryTerm, { term: string; meaning: string }> = {
  account: { term: 'compte lié', meaning: 'Un compte TikTok que vous suivez dans Accroche.' },
  'primary-account': {
    term: 'compte principal',
    meaning: 'Le premier compte lié, ou celui que vous choisissez ; les pages s’ouvrent sur lui.',
  },
  'demo-creator': {
    term: 'créateur de démonstration',
    meaning: 'Un compte inventé, dont le @ commence par « demo- », pour essayer sans compte TikTok.',
  },
  sync: {
    term: 'synchronisation',
    meaning: 'La collecte des chiffres de votre compte. Elle n’est jamais décomptée.',
  },
  reading: { term: 'relevé', meaning: 'Un chiffre tel qu’une source le donnait à un instant.' },
  source: {
    term: 'source',
    meaning: 'L’endroit d’où vient un chiffre : page publique, fichier, autorisation donnée chez TikTok.',
  },
  provenance: {
    term: 'provenance',
    meaning: 'La source, l’heure, la précision et le nombre de mesures d’un chiffre.',
  },
  precision: {
    term: 'précision',
    meaning: '« exacte », ou « arrondie » comme le sont les compteurs publics de TikTok.',
  },
  'rounding-step': { term: 'pas d’arrondi', meaning: 'De combien en combien un compteur public avance.' },
  engagement: {
    term: 'engagement',
    meaning:
      '(likes + commentaires + partages) ÷ vues × 100, par vidéo ; pour un compte, la moyenne de ses vidéos.',
  },
  median: {
    term: 'médiane',
    meaning: 'La valeur du milieu : la moitié des vidéos font mieux, l’autre moitié moins bien.',
  },
  mean: {
    term: 'moyenne',
    meaning: 'La somme divisée par le nombre ; quelques vidéos très vues la tirent vers le haut.',
  },
  range: {
    term: 'fourchette',
    meaning:
      'Les deux bornes entre lesquelles la vraie valeur se trouve, sauf dans un cas sur vingt (ou sur dix, si c’est dit).',
  },
  floor: { term: 'seuil', meaning: 'Le nombre de mesures sous lequel une statistique n’est pas donnée.' },
  n: { term: 'n', meaning: 'Le nombre de mesures dont un chiffre vient.' },
  period: {
    term: 'période d’analyse',
    meaning: 'Les derniers jours du calendrier, aujourd’hui compris.',
  },
  'equal-age': { term: 'à âge égal', meaning: 'Comparé comme si toutes les vidéos avaient le même âge.' },
  'age-curve': {
    term: 'courbe d’âge',
    meaning: 'La part de ses vues d’un an qu’une vidéo compte à chaque âge.',
  },
  outlier: {
    term: 'vidéo hors du commun',
    meaning: 'Une vidéo bien au-dessus, ou au-dessous, de celles publiées autour d’elle.',
  },
  percentile: { term: 'rang', meaning: 'La part de vos vidéos qui font moins bien, de 0 à 100.' },
  lift: {
    term: 'gain',
    meaning: 'Ce que les vidéos avec un procédé ont de plus que leurs voisines sans lui.',
  },
  hook: {
    term: 'accroche, hook',
    meaning: 'Ce qui prend l’attention dans les premières secondes : la parole, le texte, l’image ou le son.',
  },
  'hook-class': {
    term: 'classe de hook',
    meaning:
      'La façon dont une vidéo s’ouvre : question, liste, erreur, histoire… Elle se corrige à la main.',
  },
  'call-to-action': {
    term: 'appel à l’action',
    meaning: 'Ce que la vidéo demande : commenter, enregistrer, partager, s’abonner.',
  },
  putaclic: {
    term: 'Putaclic+',
    meaning: 'Un mode d’accroches fortes, avec leur mesure d’appât, leur promesse et leur risque.',
  },
  promise: { term: 'promesse', meaning: 'Ce qu’une accroche forte oblige la vidéo à montrer.' },
  'writing-score': {
    term: 'note d’écriture',
    meaning: 'Une note sur la forme d’un texte. Elle ne prévoit pas de vues.',
  },
  'not-assessed': {
    term: 'non évalué',
    meaning: 'Une partie d’une analyse sans mesure, avec sa raison. Ni bon ni mauvais point.',
  },
  'locked-panel': {
    term: 'partie verrouillée',
    meaning: 'Une partie calculée que votre plan n’ouvre pas ; il est dit en mots ce qu’elle contient.',
  },
  benchmark: {
    term: 'repère',
    meaning: 'L’engagement publié par quelqu’un, avec sa source, son année et sa formule.',
  },
  split: {
    term: 'décomposition',
    meaning: 'Un écart de vues partagé en nombre de vidéos, vidéo du milieu, exceptions et âge.',
  },
  gap: { term: 'trou', meaning: 'Une durée sans relevé : ce qui s’y est passé n’est pas connu.' },
  experiment: {
    term: 'test',
    meaning: 'Une hypothèse, une variable et une règle verrouillée à la première vidéo.',
  },
  report: {
    term: 'rapport',
    meaning: 'Ce qu’une analyse dit, gardé avec ses données, numéroté, jamais changé.',
  },
  'share-link': {
    term: 'lien de partage',
    meaning: 'Montre une version d’un rapport à qui l’a, jusqu’à un jour donné.',
  },
  'scheduled-report': {
    term: 'rapport programmé',
    meaning: 'Un rapport de compte qui se fait et s’envoie chaque semaine ou chaque mois.',
  },
  import: {
    term: 'import',
    meaning: 'L’ajout de chiffres depuis un fichier, avec un aperçu, et qui s’annule.',
  },
  bin: {
    term: 'corbeille',
    meaning: 'Où va ce que vous supprimez : il se reprend pendant quelques semaines.',
  },
  quota: {
    term: 'quota',
    meaning: 'Combien de fois vous pouvez faire un travail compté, par jour ou par mois.',
  },
  ledger: { term: 'registre des débits', meaning: 'Chaque unité décomptée ou rendue, et pourquoi.' },
  reservation: { term: 'réservation', meaning: 'Une unité retenue pendant un travail, rendue s’il échoue.' },
  plan: { term: 'plan', meaning: 'Ce que vous pouvez faire, et combien de fois.' },
  archive: {
    term: 'archive',
    meaning: 'Tout ce qui est à vous, en un ZIP qu’une autre installation peut importer.',
  },
  'api-key': {
    term: 'clé d’API',
    meaning: 'Ce qu’un programme montre au lieu d’une session ; affichée une seule fois.',
  },
  'second-factor': {
    term: 'second facteur',
    meaning: 'Ce qui se montre après le mot de passe : un code d’application ou de téléphone.',
  },
  'recovery-code': { term: 'code de secours', meaning: 'Remplace un second facteur perdu, une seule fois.' },
  niche: {
    term: 'thème',
    meaning: 'Ce dont parle un créateur (niche), avec ses angles et ce qu’il ne doit pas promettre.',
  },
  beat: { term: 'temps du script', meaning: 'Un moment d’un script : accroche, promesse, corps ou appel.' },
  teleprompter: { term: 'téléprompteur', meaning: 'Le script en grand, qui défile à la vitesse de la voix.' },
  'no-answer': {
    term: 'sans réponse',
    meaning: 'L’assistant ne comprend pas ou ne répond pas à ce genre de question ; rien n’est décompté.',
  },
};
