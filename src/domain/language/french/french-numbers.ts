const UNITS =
  `zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit
dix-neuf`.split(/\s+/);
const TENS = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];
const SCALES: readonly (readonly [bigint, string])[] = [
  [10n ** 9n, 'milliard'],
  [10n ** 6n, 'million'],
];

function belowHundred(n: number): string {
  if (n < 20) return UNITS[n] ?? '';
  const ten = Math.floor(n / 10);
  const base = TENS[ten] ?? '';
  const rest = ten === 7 || ten === 9 ? n - (ten - 1) * 10 : n % 10;
  if (rest === 0) return ten === 8 ? 'quatre-vingts' : base;
  return (rest === 1 || rest === 11) && ten < 8
    ? `${base} et ${UNITS[rest] ?? ''}`
    : `${base}-${UNITS[rest] ?? ''}`;
}

function belowThousand(n: number): string {
  const hundreds = Math.floor(n / 100);
  const rest = n % 100;
  if (hundreds === 0) return belowHundred(n);
  const head = hundreds === 1 ? 'cent' : `${UNITS[hundreds] ?? ''} cent`;
  if (rest === 0) return hundreds > 1 ? `${head}s` : head;
  return `${head} ${belowHundred(rest)}`;
}

function whole(n: bigint): string {
  const words: string[] = [];
  let rest = n;
  for (const [size, name] of SCALES) {
    const count = rest / size;
    if (count > 0n) words.push(`${whole(count)} ${name}${count > 1n ? 's' : ''}`);
    rest %= size;
  }
  const thousands = Number(rest / 1000n);
  // Cent and quatre-vingt lose their s before mille.
  if (thousands > 0)
    words.push(
      thousands === 1 ? 'mille' : `${belowThousand(thousands).replace(/(cent|vingt)s$/u, '$1')} mille`,
    );
  const last = Number(rest % 1000n);
  if (last > 0 || words.length === 0) words.push(belowThousand(last));
  return words.join(' ');
}

/**
 * A number in French words, in pre-1990 spelling: `71` soixante et onze, `80` quatre-vingts, `200 000` deux cent mille,
 * `2,5` deux virgule cinq. Takes digits with an optional decimal part; more than fifteen digits are read one by one.
 */
export function frenchNumber(digits: string): string {
  const [, head = '', tail] = /^(\d+)(?:[.,](\d+))?$/u.exec(digits) ?? [];
  if (head === '') return digits;
  const spell = (figures: string) => Array.from(figures, one => UNITS[Number(one)] ?? '').join(' ');
  const integer = head.length > 15 || /^0\d/u.test(head) ? spell(head) : whole(BigInt(head));
  if (tail === undefined) return integer;
  const decimals = tail.length > 3 || tail.startsWith('0') ? spell(tail) : whole(BigInt(tail));
  return `${integer} virgule ${decimals}`;
}

/** An ordinal: `1` premier (`feminine` première), `9` neuvième, `21` vingt et unième. */
export function frenchOrdinal(digits: string, feminine = false): string {
  const number = frenchNumber(digits);
  if (number === 'un') return feminine ? 'première' : 'premier';
  const stem = number.replace(/(cent|vingt|million|milliard)s$/u, '$1');
  return `${stem.replace(/e$/u, '').replace(/cinq$/u, 'cinqu').replace(/neuf$/u, 'neuv')}ième`;
}
