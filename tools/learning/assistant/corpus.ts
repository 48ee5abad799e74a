import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { INTENTS, type Intent } from '#domain/assistant/question/question.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import { REGISTERS, type IntentPhrases, type MorePhrases, type OutOfScope } from './intent-phrases.ts';

const LINES = z.array(z.string().trim().min(1));
const BY_REGISTER = z.strictObject({
  formal: LINES,
  casual: LINES,
  sms: LINES,
  short: LINES,
  long: LINES,
  statement: LINES,
  dialect: LINES,
  emoji: LINES,
} satisfies Record<(typeof REGISTERS)[number], typeof LINES>);
const OF_INTENT = z.strictObject({
  intent: z.enum(INTENTS),
  fr: BY_REGISTER,
  en: BY_REGISTER,
}) satisfies z.ZodType<IntentPhrases>;
const MORE = z.partialRecord(
  z.enum([...INTENTS, 'refused']),
  z.strictObject({ fr: LINES, en: LINES }),
) satisfies z.ZodType<MorePhrases>;
const REFUSED = z.strictObject({
  fr: z.record(z.string(), LINES),
  en: z.record(z.string(), LINES),
}) satisfies z.ZodType<OutOfScope>;

function readPhrases<T>(name: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'phrases', `${name}.json`), 'utf8')));
}

/** Phrases in the form of `MorePhrases`, as a file holds them. */
export const parseMorePhrases = (value: unknown): MorePhrases => MORE.parse(value);

/** In the order that the fingerprint of the weights counts with. */
export const INTENT_PHRASES: readonly IntentPhrases[] = [
  'account-stats',
  'compare-periods',
  'explain-change',
  'compare-accounts',
  'top-videos',
  'video-detail',
  'followers-trend',
  'best-times',
  'posting-frequency',
  'hashtag-stats',
  'hook-patterns',
  'duration-stats',
  'benchmarks',
  'recommendations',
  'experiments',
  'quota-status',
  'plan-info',
  'sync-state',
  'generate-hooks',
  'generate-script',
  'search-docs',
  'hand-over',
  'small-talk',
].map(name => readPhrases(name, OF_INTENT));

/** One phrase of the corpus. */
export interface Phrase {
  language: Language;
  /** Null: out of scope. */
  intent: Intent | null;
  /** Its register (`Register`), or why it is out of scope. */
  group: string;
  text: string;
  /** Arguments that must be extracted from it. */
  expected: readonly string[];
  /** Not used for training, nor looked at while the rules are written. */
  heldOut: boolean;
}

/** FNV-1a, 32 bits: the fixed rule by which three phrases in ten are held out. */
export function phraseHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}

export const HELD_OUT_TENTHS = 3;

function phrasesOf(
  language: Language,
  intent: Intent | null,
  group: string,
  lines: readonly string[],
): Phrase[] {
  return lines.map(line => {
    const [text = '', expected = ''] = line.split(/(?<!\s)\s+=>\s+/u);
    return {
      language,
      intent,
      group,
      text,
      expected: expected.split(' ').filter(one => one !== ''),
      heldOut: phraseHash(`${language}:${text}`) % 10 < HELD_OUT_TENTHS,
    };
  });
}

/** Further phrases as a list; `never` holds none of them out. */
export function morePhrases(
  more: MorePhrases,
  group: string,
  heldOut: 'by hash' | 'never' | 'all',
): Phrase[] {
  return Object.entries(more).flatMap(([intent, blocks]) =>
    (['fr', 'en'] as const).flatMap(language =>
      phrasesOf(language, intent === 'refused' ? null : (intent as Intent), group, blocks[language]).map(
        phrase => (heldOut === 'by hash' ? phrase : { ...phrase, heldOut: heldOut === 'all' }),
      ),
    ),
  );
}

/** The whole corpus in one list: questions first, then what must be refused. */
export function listPhrases(): Phrase[] {
  const questions = INTENT_PHRASES.flatMap(one =>
    (['fr', 'en'] as const).flatMap(language =>
      REGISTERS.flatMap(register => phrasesOf(language, one.intent, register, one[language][register])),
    ),
  );
  const outOfScope = readPhrases('out-of-scope', REFUSED);
  const refused = (['fr', 'en'] as const).flatMap(language =>
    Object.entries(outOfScope[language]).flatMap(([group, block]) => phrasesOf(language, null, group, block)),
  );
  return [
    ...questions,
    ...refused,
    ...morePhrases(readPhrases('more-on-figures', MORE), 'more', 'by hash'),
    ...morePhrases(readPhrases('more-on-product', MORE), 'more', 'by hash'),
    ...morePhrases(readPhrases('learnt-from-first-test', MORE), 'seen', 'never'),
    ...morePhrases(readPhrases('learnt-from-second-test', MORE), 'seen', 'never'),
    ...morePhrases(readPhrases('learnt-from-third-test', MORE), 'seen', 'never'),
    ...morePhrases(readPhrases('more-refused', MORE), 'more', 'by hash'),
  ];
}
