/** Texts of a script's PDF. Used only by the server, in the language of the script. */
export const scriptExport = {
  file: 'script',
  facts: '{seconds} secondes · {sheet} · {platform}',
  fit: '{words} mots, {spoken} secondes de parole estimées.',
  lived: 'Ce script affirme une expérience : ne le dites que si elle est vraie.',
  timeline: 'Déroulé',
  time: 'Temps',
  say: 'À dire',
  screen: 'À l’écran',
  shot: 'Plan et son',
  read: 'Texte à lire',
  footer: 'Accroche · script · page {page} sur {pages}',
  logo: 'Logo de {name}',
  logoAlone: 'Logo',
  unwritten: 'texte dans une écriture que ce fichier ne contient pas',
  omitted:
    'Les émojis et les écritures autres que latine, grecque et cyrillique ne figurent pas dans ce fichier PDF ; les autres formats les gardent.',
} as const;
