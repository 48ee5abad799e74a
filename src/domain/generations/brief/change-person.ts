/** The person an infinitive refers to: as written (you), me, or people in general. */
export type Person = 'you' | 'me' | 'people';

type Pairs = Readonly<Record<string, string>>;

const FRENCH: Readonly<Record<Exclude<Person, 'you'>, Pairs>> = {
  me: { ton: 'mon', ta: 'ma', tes: 'mes', te: 'me', 't’': 'm’', toi: 'moi', tien: 'mien', tienne: 'mienne' },
  people: {
    ton: 'son',
    ta: 'sa',
    tes: 'ses',
    te: 'se',
    't’': 's’',
    toi: 'soi',
    tien: 'sien',
    tienne: 'sienne',
  },
};
const ENGLISH: Readonly<Record<Exclude<Person, 'you'>, Pairs>> = {
  me: { your: 'my', yours: 'mine', yourself: 'myself' },
  people: { your: 'their', yours: 'theirs', yourself: 'themselves' },
};

function change(text: string, pairs: Pairs, words: RegExp): string {
  return text.replace(words, word => {
    const other = pairs[word.toLowerCase()];
    if (other === undefined) return word;
    return word.charAt(0) === word.charAt(0).toLowerCase()
      ? other
      : other.charAt(0).toUpperCase() + other.slice(1);
  });
}

/**
 * Changes an infinitive or noun phrase from « tu » to « je » or « on »: `sécher tes cheveux` → `sécher mes cheveux`.
 * Only for text without a subject; the verb stays unchanged.
 */
export function changeFrenchPerson(text: string, person: Person): string {
  if (person === 'you') return text;
  return change(
    text.replaceAll("'", '’'),
    FRENCH[person],
    /(?<![\p{L}\p{M}’-])(?:t’|[\p{L}\p{M}]+)|(?<=-)toi/gu,
  );
}

/** The same for an English verb phrase: `drying your hair` → `drying my hair`. */
export function changeEnglishPerson(text: string, person: Person): string {
  return person === 'you' ? text : change(text, ENGLISH[person], /(?<![\p{L}’-])[\p{L}]+/gu);
}
