import { areaUnderCurve } from '../list-measures.ts';
import type { BaitModel } from '#domain/generations/bait/bait-model.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import { learnMeter, orderOf, scoreOf, type Strength } from './learn-bait.ts';
import {
  byLanguage,
  isInFold,
  libraryHooks,
  libraryParts,
  linesOf,
  type Headlines,
  type KnownHook,
  type KnownText,
} from './bait-material.ts';

interface Lessons {
  lines: readonly KnownText[];
  hooks: readonly KnownHook[];
  parts: readonly KnownText[];
  headlines: readonly KnownText[];
}

/** How many words and pairs of words of each language are kept in the file. */
export const MOST_WORDS = { fr: 2_000, en: 5_000 };
const STRENGTHS: readonly Strength[] = [1, 3].flatMap(first => [0.1, 0.3].map(second => ({ first, second })));
const NEWS_FLAGGED = 0.05;
const TURNS = 3;

export const learn = ({ lines, hooks, parts, headlines }: Lessons, strength: Strength) =>
  learnMeter(
    { own: byLanguage(lines), hooks: byLanguage(hooks), parts: byLanguage(parts), headlines },
    strength,
  );
const areaOf = (texts: readonly KnownText[], read: (one: KnownText) => number) =>
  areaUnderCurve(
    texts.filter(({ loud }) => loud === 1).map(read),
    texts.filter(({ loud }) => loud === 0).map(read),
  ) ?? 0;
const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** Regularization strengths, chosen by holding out a third of the lessons: data measured later takes no part in it. */
export function chooseStrength({ lines, hooks, parts, headlines }: Lessons): Strength {
  const isAside = (key: string) => orderOf(`aside ${key}`) % TURNS === 0;
  const few = headlines.filter(({ text }) => orderOf(`fourth ${text}`) % 4 === 0);
  const lessons = {
    lines: lines.filter(({ text }) => !isAside(text)),
    hooks: hooks.filter(({ patternId }) => !isAside(patternId)),
    parts,
    headlines: few.filter(({ text }) => !isAside(text)),
  };
  const aside = [
    ...byLanguage(lines.filter(({ text }) => isAside(text))),
    ...byLanguage(hooks.filter(({ patternId }) => isAside(patternId))),
    few.filter(({ text }) => isAside(text)),
  ].filter(texts => texts.length > 0);
  const tried = STRENGTHS.map(strength => {
    const model = learn(lessons, strength);
    const read = ({ text, language }: KnownText) => scoreOf(model, text, language);
    return { strength, area: mean(aside.map(texts => areaOf(texts, read))) };
  });
  const best = tried.toSorted((a, b) => b.area - a.area)[0];
  return best?.strength ?? { first: 1, second: 0.3 };
}

/** AUCs and shares; the first half of each list comes from training on the first author. */
interface Seen {
  lines: Record<Language, number[]>;
  hooks: Record<Language, number[]>;
  flagged: Record<Language, number[]>;
  headlines: number[];
}

const shareAbove = (scores: readonly number[], cut: number) =>
  scores.filter(score => score > cut).length / Math.max(1, scores.length);

/** The score exceeded by one in twenty of the news headlines. */
function newsCut(headlines: Headlines, read: (one: KnownText) => number): number {
  const plain = headlines.heldOut.filter(({ loud }) => loud === 0).map(read);
  return plain.toSorted((a, b) => a - b)[Math.floor(plain.length * (1 - NEWS_FLAGGED))] ?? 0;
}

/**
 * Measures the training method on unseen texts: trained on one author, tested on the other; tested on the hooks of one
 * fold of patterns, trained on the two others; tested on the held-out headlines. `keep` applies the losses of storing
 * in a file.
 */
export function measureMeter(headlines: Headlines | null, keep: (model: BaitModel) => BaitModel): Seen {
  const all = libraryHooks();
  const parts = libraryParts();
  const seen: Seen = {
    lines: { fr: [], en: [] },
    hooks: { fr: [], en: [] },
    flagged: { fr: [], en: [] },
    headlines: [],
  };
  for (const [author, other] of [
    ['first', 'second'],
    ['second', 'first'],
  ] as const)
    for (let turn = 0; turn < TURNS; turn++) {
      const unseen = all.filter(({ patternId }) => isInFold(patternId, turn));
      const hooks = all.filter(({ patternId }) => !isInFold(patternId, turn));
      const lessons = { lines: linesOf(author), hooks, parts, headlines: headlines?.known ?? [] };
      const model = keep(learn(lessons, chooseStrength(lessons)));
      const read = ({ text, language }: KnownText) => scoreOf(model, text, language);
      const cut = headlines === null ? null : newsCut(headlines, read);
      if (headlines !== null) seen.headlines.push(areaOf(headlines.heldOut, read));
      for (const language of ['fr', 'en'] as const) {
        const of = <Text extends KnownText>(texts: readonly Text[]) =>
          texts.filter(one => one.language === language);
        seen.lines[language].push(areaOf(of(linesOf(other)), read));
        seen.hooks[language].push(areaOf(of(unseen), read));
        const calm = of(unseen).filter(({ level }) => level === 0);
        if (cut !== null) seen.flagged[language].push(shareAbove(calm.map(read), cut));
      }
    }
  return seen;
}

/** The same figures for a meter that learns nothing. */
export function measureFixed(headlines: Headlines | null, read: (one: KnownText) => number): Seen {
  const hooks = libraryHooks();
  const seen: Seen = {
    lines: { fr: [], en: [] },
    hooks: { fr: [], en: [] },
    flagged: { fr: [], en: [] },
    headlines: [],
  };
  if (headlines !== null) seen.headlines.push(areaOf(headlines.heldOut, read));
  const cut = headlines === null ? null : newsCut(headlines, read);
  for (const language of ['fr', 'en'] as const) {
    const of = <Text extends KnownText>(texts: readonly Text[]) =>
      texts.filter(one => one.language === language);
    for (const author of ['second', 'first'] as const)
      seen.lines[language].push(areaOf(of(linesOf(author)), read));
    for (let turn = 0; turn < TURNS; turn++) {
      const unseen = of(hooks.filter(({ patternId }) => isInFold(patternId, turn)));
      seen.hooks[language].push(areaOf(unseen, read));
      const calm = unseen.filter(({ level }) => level === 0);
      if (cut !== null) seen.flagged[language].push(shareAbove(calm.map(read), cut));
    }
  }
  return seen;
}
