import { writeFileSync } from 'node:fs';
import { scoreCraft } from '#domain/generations/score/craft-score.ts';
import { readBait } from '#domain/generations/bait/bait-meter.ts';
import { plainWords } from '#domain/generations/brief/word-stems.ts';
import { isHeldOut, readPairs, type HeadlinePair } from './upworthy-pairs.ts';

/**
 * Trains a ranker of English headlines on an archive of headline tests that the deployer holds:
 * `node tools/learning/bait/train-ranker.ts <tests.tsv> [weights.json]`. The product ships no weights made from it (decision 0034).
 */
const [path, out] = process.argv.slice(2);
if (path === undefined) {
  console.error(
    'Name the file of headline tests: node tools/learning/bait/train-ranker.ts <tests.tsv> [weights.json]',
  );
  process.exit(2);
}

const context = {
  language: 'en',
  tone: 'neutral',
  putaclic: true,
  pattern: { family: 'truth' },
  topicMatch: 0,
  namesAudience: false,
  ownLifts: {},
} as const;

/** Features of a headline: the terms of the craft score, the signs of the meter, and its measures. */
function features(text: string): Map<string, number> {
  const words = plainWords(text);
  const found = new Map<string, number>([
    ['words', Math.log1p(words.length)],
    ['letters', words.join('').length / Math.max(1, words.length) / 5],
    ['capitals', /\p{Lu}{3,}/u.test(text) ? 1 : 0],
    ['quotes', /["“”]/u.test(text) ? 1 : 0],
    ['ellipsis', /\.\.\.|…/u.test(text) ? 1 : 0],
    [
      'third person',
      words.some(word => ['he', 'she', 'they', 'his', 'her', 'their', 'him', 'them'].includes(word)) ? 1 : 0,
    ],
    ['you', words.some(word => word.startsWith('you')) ? 1 : 0],
    ['why', words.some(word => ['why', 'how', 'what'].includes(word)) ? 1 : 0],
  ]);
  for (const term of scoreCraft(text, context).terms)
    found.set(`term ${term.id}`, term.id === 'simple' ? term.points / 4 : 1);
  for (const sign of readBait(text, 'en').signs) found.set(`sign ${sign.id}`, 1);
  return found;
}

const pairs = readPairs(path).map(pair => ({ ...pair, a: features(pair.won), b: features(pair.lost) }));
const names = [...new Set(pairs.flatMap(({ a, b }) => [...a.keys(), ...b.keys()]))].toSorted();
type Measured = HeadlinePair & { difference: number[] };
const measured = pairs.map(({ a, b, ...pair }): Measured => ({
  ...pair,
  difference: names.map(name => (a.get(name) ?? 0) - (b.get(name) ?? 0)),
}));
const learnt = measured.filter(({ story }) => !isHeldOut(story));
const heldOut = measured.filter(({ story }) => isHeldOut(story));

const ROUNDS = 400;
const RATE = 0.5;
const RIDGE = 0.002;
const weights = names.map(() => 0);
const value = (difference: readonly number[]) =>
  difference.reduce((sum, one, index) => sum + one * (weights[index] ?? 0), 0);
for (let round = 0; round < ROUNDS; round++) {
  const slope = names.map(() => 0);
  for (const { difference } of learnt) {
    const miss = 1 / (1 + Math.exp(value(difference)));
    difference.forEach((one, index) => (slope[index] = (slope[index] ?? 0) + miss * one));
  }
  weights.forEach((weight, index) => {
    weights[index] = weight + RATE * ((slope[index] ?? 0) / Math.max(1, learnt.length) - RIDGE * weight);
  });
}

const right = heldOut.filter(({ difference }) => value(difference) > 0).length;
const byHand = heldOut.reduce((sum, { won, lost }) => {
  const gap = scoreCraft(won, context).points - scoreCraft(lost, context).points;
  return sum + (gap > 0 ? 1 : gap === 0 ? 0.5 : 0);
}, 0);
const percent = (count: number) => `${((100 * count) / Math.max(1, heldOut.length)).toFixed(1)} %`;
console.log(`${learnt.length} pairs learnt, ${heldOut.length} pairs of held-out stories`);
console.log(
  `trained: ${percent(right)} right · hand-weighted score: ${percent(byHand)} right · chance: 50 %`,
);
for (const [index, name] of names.entries())
  console.log(`${(weights[index] ?? 0).toFixed(3).padStart(8)}  ${name}`);
if (out !== undefined) {
  const kept = Object.fromEntries(
    names.map((name, index) => [name, Number((weights[index] ?? 0).toFixed(4))]),
  );
  writeFileSync(out, `${JSON.stringify({ language: 'en', pairs: learnt.length, weights: kept }, null, 2)}\n`);
}
