/** Notes that a user adds to a report. */
export const reportNotes = {
  text: 'Pour vous ou pour votre client\u00a0: ce texte s’imprime et part avec les exports PDF, Excel et Markdown. Un lien de partage ne le montre pas.',
  label: 'Vos notes',
  left: {
    one: '{count} caractère restant',
    many: '{count} de caractères restants',
    other: '{count} caractères restants',
  },
  saving: 'Enregistrement…',
  saved: 'Enregistré à {time}',
  waiting:
    'Pas encore enregistré\u00a0: le texte est gardé dans ce navigateur et part dès que le réseau revient.',
  elsewhere: {
    title: 'Cette note a changé ailleurs',
    text: 'Un autre onglet ou un autre appareil l’a modifiée depuis. Voici l’autre version\u00a0; la vôtre est dans le champ.',
    empty: 'L’autre version est vide.',
    mine: 'Garder la mienne',
    theirs: 'Prendre l’autre',
  },
} as const;
