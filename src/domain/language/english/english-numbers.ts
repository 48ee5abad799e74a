const UNITS =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
eighteen nineteen`.split(/\s+/);
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const SCALES: readonly (readonly [bigint, string])[] = [
  [10n ** 12n, 'trillion'],
  [10n ** 9n, 'billion'],
  [10n ** 6n, 'million'],
  [10n ** 3n, 'thousand'],
];
const ORDINALS = new Map([
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['five', 'fifth'],
  ['eight', 'eighth'],
  ['nine', 'ninth'],
  ['twelve', 'twelfth'],
]);

function belowHundred(n: number): string {
  if (n < 20) return UNITS[n] ?? '';
  const rest = n % 10;
  return (TENS[Math.floor(n / 10)] ?? '') + (rest > 0 ? `-${UNITS[rest] ?? ''}` : '');
}

function belowThousand(n: number): string {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100;
  if (hundreds === 0) return belowHundred(n);
  return `${UNITS[hundreds] ?? ''} hundred${rest > 0 ? ` and ${belowHundred(rest)}` : ''}`;
}

function whole(n: bigint): string {
  const words: string[] = [];
  let rest = n;
  for (const [size, name] of SCALES) {
    const count = rest / size;
    if (count > 0n) words.push(`${whole(count)} ${name}`);
    rest %= size;
  }
  const last = Number(rest);
  if (last > 0 || words.length === 0)
    words.push(words.length > 0 && last < 100 ? `and ${belowHundred(last)}` : belowThousand(last));
  return words.join(' ');
}

/** A number in English words: `21` twenty-one, `105` one hundred and five, `2.5` two point five. */
export function englishNumber(digits: string): string {
  const [, head = '', tail] = /^(\d+)(?:\.(\d+))?$/u.exec(digits) ?? [];
  if (head === '') return digits;
  const spell = (figures: string) => Array.from(figures, one => UNITS[Number(one)] ?? '').join(' ');
  const integer = head.length > 15 || /^0\d/u.test(head) ? spell(head) : whole(BigInt(head));
  return tail === undefined ? integer : `${integer} point ${spell(tail)}`;
}

/** A year as spoken: `1999` nineteen ninety-nine, `2026` twenty twenty-six, `2005` two thousand and five. */
export function englishYear(digits: string): string {
  const year = Number(digits);
  if (!/^(?:1[1-9]|20)\d\d$/u.test(digits) || (year >= 2000 && year < 2010)) return englishNumber(digits);
  const rest = year % 100;
  const head = belowHundred(Math.floor(year / 100));
  if (rest === 0) return `${head} hundred`;
  return `${head} ${rest < 10 ? `oh ${UNITS[rest] ?? ''}` : belowHundred(rest)}`;
}

/** An ordinal: `1` first, `12` twelfth, `20` twentieth, `21` twenty-first. */
export function englishOrdinal(digits: string): string {
  return englishNumber(digits).replace(
    /(?<![a-z])[a-z]+$/u,
    last => ORDINALS.get(last) ?? `${last.replace(/y$/u, 'ie')}th`,
  );
}
