import { describe, expect, test } from 'vitest';
import { processorMs } from '#test/harness/processor-time.ts';
import { seededRandom, type SeededRandom } from '../../statistics/seeded-random.ts';
import { shiftAddress } from '#domain/language/french/address-shift.ts';
import { mendElisions, elidesBefore } from '#domain/language/french/elision.ts';
import { englishTypography } from '#domain/language/english/english-typography.ts';
import { agreeAdjective, agreeParticiple } from '#domain/language/french/french-agreement.ts';
import { guessGender } from '#domain/language/french/french-gender.ts';
import { frenchTypography } from '#domain/language/french/french-typography.ts';
import { addressForms, shiftVerb } from '#domain/language/french/french-verbs.ts';
import { identifyLanguage } from './language-identity.ts';
import { contract, mendContractions } from '#domain/language/french/noun-phrase.ts';
import { capitaliseSentences } from './sentence-capitals.ts';
import { spokenSeconds } from '#domain/language/spoken/spoken-length.ts';
import { spokenText } from '#domain/language/spoken/spoken-text.ts';

const PIECES = [
  'abcdehilnorsuvxyzàâçéèêëîïôœùûABEHLÉÀŒ0123456789',
  ' \u00A0\u202F\t\n\r\u2009\u3000\u200B\u200D\u2028\uFEFF',
  '.,;:!?…«»“”‘’\'"()[]{}<>-–—_/\\@#€$£%&+=*|~^°',
]
  .flatMap(signs => Array.from(signs))
  .concat(
    [
      '  ',
      '...',
      '?!',
      '!!',
      ' !',
      '« ',
      ' »',
      "l'",
      'qu’',
      '10 %',
      '5 000',
      '10000 €',
      '18h30',
      'n°',
      '5 kg',
      '3h',
      '1,500',
    ],
    [
      'tu ',
      'vous ',
      'votre ',
      'que il',
      'si il',
      'de le ',
      'regarde',
      '-toi',
      '-vous',
      'est-ce que ',
      'https://a.fr/x?y ',
      ':fire:',
      ':)',
    ],
    [
      '🔥',
      '👩‍🍳',
      '1️⃣',
      '🇫🇷',
      '\uD800',
      '\uDC00',
      '\u0000',
      '\uE000',
      '\uE0010',
      '\u0301',
      '漢',
      'ß',
      'İ',
      'ﬁ',
      '𝒜',
      'ع',
      '\u202E',
    ],
  );

function anyText(random: SeededRandom): string {
  const length = random.below(24);
  let text = '';
  for (let at = 0; at < length; at++) {
    text +=
      random.next() < 0.04
        ? String.fromCodePoint(random.below(0x110000))
        : (PIECES[random.below(PIECES.length)] ?? '');
  }
  return text;
}

const random = seededRandom(61);
const TEXTS = Array.from({ length: 2500 }, () => anyText(random));
const TWO_SPACES = /[^\S\n\r\u2028\u2029]{2}/u;

describe.each([
  ['French', frenchTypography],
  ['English', englishTypography],
] as const)('%s typography of any text', (_name, typeset) => {
  test('applied twice changes nothing more', () => {
    expect(TEXTS.filter(text => typeset(typeset(text)) !== typeset(text))).toEqual([]);
  });

  test('never leaves two spaces in a row', () => {
    expect(TEXTS.filter(text => TWO_SPACES.test(typeset(text)))).toEqual([]);
  });

  test('adds and loses no letter and no figure', () => {
    const kept = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');
    expect(TEXTS.filter(text => kept(typeset(text)) !== kept(text))).toEqual([]);
  });
});

test('mending and capitals applied twice change nothing more', () => {
  for (const mend of [mendElisions, mendContractions, capitaliseSentences]) {
    expect(TEXTS.filter(text => mend(mend(text)) !== mend(text)).map(text => [mend.name, text])).toEqual([]);
  }
});

const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

test('nothing throws, whatever the text', () => {
  for (const text of [...TEXTS, ...NAMES]) {
    const results: unknown[] = [
      elidesBefore(text),
      agreeAdjective(text, 'feminine', 'plural'),
      agreeAdjective(text, 'masculine', 'singular', text),
      agreeParticiple(text, 'feminine', 'plural'),
      contract('de', text),
      shiftAddress(text, 'tu').text,
      shiftAddress(text, 'vous').text,
      spokenText(text, 'fr', 'named'),
      spokenText(text, 'en', 'named'),
    ];
    expect(results.every(one => typeof one === 'string' || typeof one === 'boolean')).toBe(true);
    guessGender(text);
    addressForms(text);
    shiftVerb(text, 'tu', 'present');
    shiftVerb(text, 'vous', 'imperative');
    for (const language of ['fr', 'en'] as const) {
      expect(spokenSeconds(text, language, 'hook')).toBeGreaterThanOrEqual(0);
    }
    const { fr, en, other } = identifyLanguage(text);
    expect([fr, en, other].every(Number.isFinite)).toBe(true);
  }
});

test('a long text takes no long time', () => {
  const long = 'Tu fais que il " ( 5 000 ; « '.repeat(3000);
  const start = processorMs();
  for (const work of [frenchTypography, englishTypography, mendElisions, capitaliseSentences]) work(long);
  shiftAddress(long, 'vous');
  identifyLanguage(long);
  spokenText(long, 'fr');
  expect(processorMs() - start).toBeLessThan(10_000);
});
