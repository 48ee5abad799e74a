/** Texts of exported video report files that no page uses. Used only by the server. */
export const videoExport = {
  title: 'Rapport vidéo n°\u00a0{version}\u00a0: {title}',
  untitled: 'sans titre',
  file: 'rapport-video',
  zone: 'Fuseau {zone}.',
  footer: 'Accroche · rapport vidéo n°\u00a0{version} · page {page} sur {pages}',
  figures: 'Chiffres relevés',
  named: '{name}\u00a0: {text}',
  beside: '{one} ({other})',
  logo: 'Logo de {name}',
  logoAlone: 'Logo',
  columns: {
    publisher: 'Source',
    year: 'Année',
    formula: 'Formule',
    figure: 'Chiffre',
    count: 'Nombre',
  },
  notes: 'Notes',
  unwritten: 'texte dans une écriture que ce fichier ne contient pas',
  omitted:
    'Les émojis et les écritures autres que latine, grecque et cyrillique ne figurent pas dans ce fichier PDF, où «\u00a0[…]\u00a0» tient la place de ces écritures\u202f; les autres formats les gardent.',
} as const;
