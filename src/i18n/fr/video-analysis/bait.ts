/** Clickbait forms of a hook, in words. */
export const bait = {
  title: 'Putaclic, par la forme',
  text: 'La forme des mots seule : rien ne dit ici si la promesse est tenue.',
  levels: {
    none: 'aucun signe',
    light: 'un signe',
    marked: 'deux signes',
    strong: 'trois signes ou plus',
  },
  sign: '{sign} : « {words} »',
  signs: {
    withheld: 'information retenue',
    superlative: 'superlatif',
    stakes: 'enjeu dramatisé',
    urgency: 'urgence',
    capitals: 'capitales',
    exclamations: 'ponctuation répétée',
    dots: 'points de suspension',
  },
} as const;
