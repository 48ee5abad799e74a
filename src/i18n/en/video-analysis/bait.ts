/** Clickbait forms of a hook, in words. */
export const bait = {
  title: 'Clickbait, by its form',
  text: 'The form of the words alone: nothing here says whether the promise is kept.',
  levels: {
    none: 'no sign',
    light: 'one sign',
    marked: 'two signs',
    strong: 'three signs or more',
  },
  sign: '{sign}: “{words}”',
  signs: {
    withheld: 'information held back',
    superlative: 'superlative',
    stakes: 'dramatised stakes',
    urgency: 'urgency',
    capitals: 'capitals',
    exclamations: 'repeated punctuation',
    dots: 'trailing dots',
  },
};
