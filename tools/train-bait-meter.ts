import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBait } from '../src/domain/generation/bait-meter.ts';
import { BAIT_SIGNS } from '../src/domain/generation/bait-words.ts';
import { generateHooks } from '../src/domain/generation/generate-hooks.ts';
import { NICHES } from '../src/domain/generation/library/niches.ts';
import { areaUnderCurve } from '../src/domain/generation/list-measures.ts';
import { FUNCTION_WORDS } from '../src/domain/language/language-words.ts';

/**
 * What learning would make of the meter: `node tools/train-bait-meter.ts <folder>` with the two public headline sets
 * (clickbait_en.txt, non_clickbait_en.txt). Trains on four headlines in five, and in two cases on hooks of two patterns
 * in three; measures on the fifth headline and on hooks of the third pattern. Nothing of it is shipped: decision 0077
 * says why.
 */
type Features = readonly (readonly [at: number, value: number])[];
interface Headline {
  text: string;
  isBait: boolean;
}

const EPOCHS = 6;
const RATE = 0.1;
const HASHED = 1 << 18;
const NEWS_FLAGGED = 0.05;

function hash(text: string): number {
  let code = 2166136261;
  for (const letter of text) code = Math.imul(code ^ letter.charCodeAt(0), 16777619) >>> 0;
  return code;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[a-z']+|\d+|[?!:]/gu) ?? [];
const signsOf = (text: string): Features =>
  BAIT_SIGNS.flatMap((sign, at) => (sign.found.en.test(text) ? [[at, 1] as const] : []));

const placeOf = new Map<string, number>(FUNCTION_WORDS.en.map((word, at) => [word, at]));
/** Function words, signs and surface: how something is said, and nothing of what it is about. */
function formOf(text: string): Features {
  const words = wordsOf(text);
  const content = words.filter(word => !placeOf.has(word) && /[a-z]/u.test(word));
  const from = FUNCTION_WORDS.en.length;
  const letters = content.reduce((sum, word) => sum + word.length, 0);
  return [
    ...new Set(words.flatMap(word => placeOf.get(word) ?? [])).values().map(at => [at, 1] as const),
    [from, /^\d/u.test(text) ? 1 : 0],
    [from + 1, /\d/u.test(text) ? 1 : 0],
    [from + 2, words.length / 8],
    [from + 3, content.length / Math.max(1, words.length)],
    [from + 4, letters / Math.max(1, content.length) / 6],
    [from + 5, /[“”"]/u.test(text) ? 1 : 0],
    ...['?', '!', ':'].map((mark, at) => [from + 6 + at, text.includes(mark) ? 1 : 0] as const),
    ...signsOf(text).map(([at]) => [from + 9 + at, 1] as const),
  ];
}

function pairsOf(text: string): Features {
  const words = ['^', ...wordsOf(text).map(word => (/^\d/u.test(word) ? '#' : word)), '$'];
  return words.flatMap((word, at) => [
    [hash(word) % HASHED, 1] as const,
    ...(at === 0 ? [] : [[hash(`${words[at - 1] ?? ''} ${word}`) % HASHED, 1] as const]),
  ]);
}

/** Logistic regression by stochastic descent with a rate of its own for each weight. */
function learn(headlines: readonly Headline[], read: (text: string) => Features, size: number) {
  const weights = new Float64Array(size + 1);
  const steps = new Float64Array(size + 1);
  const score = (features: Features) =>
    features.reduce((sum, [at, value]) => sum + (weights[at] ?? 0) * value, weights[size] ?? 0);
  const data = headlines
    .map(({ text, isBait }) => ({ features: read(text), isBait, order: hash(`order ${text}`) }))
    .toSorted((a, b) => a.order - b.order);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { features, isBait } of data) {
      const error = 1 / (1 + Math.exp(-score(features))) - (isBait ? 1 : 0);
      for (const [at, value] of [...features, [size, 1] as const]) {
        const slope = error * value;
        steps[at] = (steps[at] ?? 0) + slope * slope;
        weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt((steps[at] ?? 0) + 1e-8);
      }
    }
  }
  return (text: string) => score(read(text));
}

const [, , folder = '.'] = process.argv;
const headlinesOf = (name: string, isBait: boolean): Headline[] =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter(text => text.trim() !== '')
    .map(text => ({ text, isBait }));
const all = [...headlinesOf('clickbait_en.txt', true), ...headlinesOf('non_clickbait_en.txt', false)];
const isHeldOut = ({ text }: Headline) => hash(text) % 5 === 0;
const training = all.filter(one => !isHeldOut(one));
const heldOut = all.filter(isHeldOut);
const news = heldOut.filter(({ isBait }) => !isBait);

const hooks = [false, true].flatMap(putaclic =>
  NICHES.flatMap(({ id: niche }, seed) => {
    const brief = {
      language: 'en',
      platform: 'tiktok',
      niche,
      topic: '',
      tone: 'neutral',
      address: 'tu',
    } as const;
    const asked = { ...brief, audience: '', proof: '', putaclic, payoff: '' };
    return generateHooks({ brief: asked, seed, niches: NICHES, count: 20 }).hooks;
  }),
);
const known = hooks.filter(({ patternId, bait }) => hash(patternId) % 3 !== 0 && bait.level !== 1);
const unseen = hooks.filter(({ patternId }) => hash(patternId) % 3 === 0);
const calm = unseen.filter(({ bait }) => bait.level === 0);
const loud = unseen.filter(({ bait }) => bait.level >= 2);
/** The headlines, and each known hook often enough to weigh something among them. */
const withHooks = [
  ...training,
  ...known.flatMap(({ text, bait }) => Array.from({ length: 20 }, () => ({ text, isBait: bait.level >= 2 }))),
];
const formSize = FUNCTION_WORDS.en.length + 9 + BAIT_SIGNS.length;

const meters: Record<string, (text: string) => number> = {
  'by hand, as shipped': text => readBait(text, 'en').points,
  'the same signs, weights learnt': learn(training, signsOf, BAIT_SIGNS.length),
  'form: function words, surface, signs': learn(training, formOf, formSize),
  'form, learnt from hooks too': learn(withHooks, formOf, formSize),
  'words and pairs of words': learn(training, pairsOf, HASHED),
  'words and pairs, learnt from hooks too': learn(withHooks, pairsOf, HASHED),
};
console.log(
  `${training.length} headlines to learn from, ${heldOut.length} held out; ${calm.length} calm hooks, ${loud.length} loud`,
);
for (const [name, read] of Object.entries(meters)) {
  const scores = (texts: readonly { text: string }[]) => texts.map(({ text }) => read(text));
  const cut = scores(news).toSorted((a, b) => a - b)[Math.floor(news.length * (1 - NEWS_FLAGGED))] ?? 0;
  const flagged = scores(calm).filter(score => score > cut).length / calm.length;
  const headlines = areaUnderCurve(scores(heldOut.filter(({ isBait }) => isBait)), scores(news)) ?? 0;
  const own = areaUnderCurve(scores(loud), scores(calm)) ?? 0;
  console.log(
    `${name}: headlines ${headlines.toFixed(3)}; loud from calm hooks ${own.toFixed(3)}; calm hooks taken for bait ${(100 * flagged).toFixed(0)} %`,
  );
}
