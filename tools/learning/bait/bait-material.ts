import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseText } from '#domain/generations/checks/gates.ts';
import { hookRules } from '#domain/generations/hooks/generate-hooks.ts';
import { findAngles, planHooks, writeHook } from '#domain/generations/hooks/hook-candidates.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import type { BaitLevel } from '#domain/generations/brief/pattern.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import { baitLines, type BaitAuthor } from '#test/corpora/bait-lines.ts';
import { PLAIN_BRIEF } from '#test/scenes/plain-brief.ts';
import { orderOf } from './learn-bait.ts';

/** A text whose form is known to be loud, calm or, in hooks that leave a gap, between the two. */
export interface KnownText {
  text: string;
  language: Language;
  loud: number;
}
export interface KnownHook extends KnownText {
  patternId: string;
  level: BaitLevel;
}

const LANGUAGES = ['fr', 'en'] as const;
const GAP = 0.4;
const ONE_HOOK_IN = 12;
const HELD_OUT_IN = 5;
const ANY_BAIT = 100;

export const byLanguage = <Text extends KnownText>(texts: readonly Text[]) =>
  LANGUAGES.map(language => texts.filter(one => one.language === language));

/** The lines of one of the two authors. */
export function linesOf(author: BaitAuthor): KnownText[] {
  return LANGUAGES.flatMap(language => baitLines(author, language));
}

/** Hooks of the library, one in twelve, drawn without using the meter; loud from level 2 on. */
export function libraryHooks(): KnownHook[] {
  const drawn = new Map<string, KnownHook>();
  for (const language of LANGUAGES)
    for (const putaclic of [false, true])
      for (const { id: niche } of NICHES)
        for (const address of ['tu', 'vous'] as const) {
          const brief = { ...PLAIN_BRIEF, language, niche, address, putaclic };
          const rules = { ...hookRules(brief, NICHES, []), mostBait: ANY_BAIT };
          for (const plan of planHooks(brief, findAngles(brief, NICHES))) {
            const written = writeHook(plan, brief);
            if (written === null || orderOf(`draw ${written.text}`) % ONE_HOOK_IN !== 0) continue;
            if (refuseText(written.text, rules) !== null) continue;
            const level = written.pattern.bait ?? 0;
            const loud = level >= 2 ? 1 : level === 1 ? GAP : 0;
            drawn.set(`${language} ${written.text}`, {
              text: written.text,
              language,
              loud,
              level,
              patternId: written.pattern.id,
            });
          }
        }
  return [...drawn.values()];
}

const PARTS = ['pain', 'goal', 'fix', 'truth', 'proof', 'mistake'] as const;
/** The angles of the library as text: short plain statements that no pattern has turned into hooks. */
export function libraryParts(): KnownText[] {
  const texts = LANGUAGES.flatMap(language =>
    NICHES.flatMap(({ id: niche }) => {
      const brief = { ...PLAIN_BRIEF, language, niche };
      const angles = new Map(
        planHooks(brief, findAngles(brief, NICHES)).map(plan => [plan.bundle?.id, plan]),
      );
      return [...angles.values()].flatMap(plan =>
        PARTS.flatMap(part => {
          const written = writeHook(
            { ...plan, pattern: { id: part, family: 'truth', text: `{${part}}.` } },
            brief,
          );
          return written === null ? [] : [{ text: written.text, language, loud: 0 }];
        }),
      );
    }),
  );
  return [...new Map(texts.map(one => [`${one.language} ${one.text}`, one])).values()];
}

/** Whether hooks of a pattern are the test set of one of three cross-validation folds. */
export const isInFold = (patternId: string, turn: number) => orderOf(patternId) % 3 === turn;

export interface Headlines {
  known: KnownText[];
  /** One in five, from which nothing is learnt. */
  heldOut: KnownText[];
}

/**
 * The public English headlines (Chakraborty, Paranjape, Kakarla, Ganguly, 2016) in lower case; null: not in the folder.
 */
export function readHeadlines(folder: string | undefined): Headlines | null {
  const path = (name: string) => join(folder ?? '', name);
  if (folder === undefined || !existsSync(path('clickbait_en.txt'))) return null;
  const read = (name: string, loud: number) =>
    readFileSync(path(name), 'utf8')
      .split('\n')
      .filter(text => text.trim() !== '')
      .map(text => ({ text, language: 'en' as const, loud }));
  const all = [...read('clickbait_en.txt', 1), ...read('non_clickbait_en.txt', 0)];
  const small = (texts: readonly KnownText[]) => texts.map(one => ({ ...one, text: one.text.toLowerCase() }));
  const isHeldOut = ({ text }: KnownText) => orderOf(text) % HELD_OUT_IN === 0;
  return { known: small(all.filter(one => !isHeldOut(one))), heldOut: small(all.filter(isHeldOut)) };
}
