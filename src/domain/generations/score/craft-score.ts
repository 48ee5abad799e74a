import { spokenSeconds } from '#domain/language/spoken/spoken-length.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { Tone } from '#domain/generations/brief/brief.ts';
import { baitPoints } from '#domain/generations/bait/bait-meter.ts';
import { ownLift } from '#domain/generations/brief/hook-classes.ts';
import type { Pattern } from '#domain/generations/brief/pattern.ts';
import type { ScoreSource, ScoreTerm, TermId } from './score-terms.ts';
import { plainWords } from '#domain/generations/brief/word-stems.ts';

/** A measure of craft, never of views: the product does not predict reach. */
export interface CraftScore {
  /** 0 to 100. */
  points: number;
  terms: readonly ScoreTerm[];
}

interface ScoreContext {
  language: Language;
  tone: Tone;
  putaclic: boolean;
  pattern: Pick<Pattern, 'family' | 'tones'>;
  /** How well the angle matches the requested topic, 0 to 1. */
  topicMatch: number;
  /** Whether the text names the brief's audience. */
  namesAudience: boolean;
  /** Log factors of own videos by the class of their opening, already shrunk; unsupported classes are absent. */
  ownLifts: Readonly<Partial<Record<HookKind, number>>>;
}

const START = 50;
/** Half of the measured click lifts, in per cent: a headline of 2014 differs much from a spoken hook of today. */
const UPWORTHY = {
  number: 3,
  question: -4.7,
  exclamation: -6,
  colon: -3.2,
  'first-person': 2.7,
  cataphora: 4.7,
  negative: 2.2,
} as const;
const MOST_SIMPLE = 4;
const SHORT_SECONDS = 2.2;
const MOST_OWN = 15;

const FIRST: Readonly<Record<Language, RegExp>> = {
  fr: /(?<![\p{L}])(?:je|j’|mon|ma|mes|m’|me|moi)(?![\p{L}])|(?<![\p{L}])[jm]’/iu,
  en: /(?<![\p{L}])(?:i|my|me|i’[a-z]+)(?![\p{L}])/iu,
};
const POINTS_AHEAD: Readonly<Record<Language, RegExp>> = {
  fr: /(?<![\p{L}])(?:voilà|ça|par là|je (?:t’|vous )explique|je raconte|regarde[sz]?)(?![\p{L}])/iu,
  en: /(?<![\p{L}])(?:this|here|here’s|let me explain)(?![\p{L}])/iu,
};
const NEGATIVE: Readonly<Record<Language, RegExp>> = {
  fr: /(?<![\p{L}])(?:erreurs?|pire|rat\p{L}+|perd\p{L}*|jamais|arrêt\p{L}+|faux|oubli\p{L}*|gâch\p{L}*|abîm\p{L}*|souci|galère\p{L}*|bloqu\p{L}*|jeter|stress\p{L}*|fatigu\p{L}*)(?![\p{L}])/iu,
  en: /(?<![\p{L}])(?:mistakes?|worst|wrong|never|stop\p{L}*|waste\p{L}*|los(?:e|ing|t)|fail\p{L}*|ruin\p{L}*|bad|stuck|stress\p{L}*|tired|bin|miss\p{L}*)(?![\p{L}])/iu,
};
const CONCRETE: Readonly<Record<Language, RegExp>> = {
  fr: /\d|(?<![\p{L}])(?:deux|trois|quatre|cinq|six|sept|huit|dix|quinze|vingt|trente|minutes?|secondes?|heures?|semaines?|mois|soir|matin|dimanche|euros?)(?![\p{L}])/iu,
  en: /\d|(?<![\p{L}])(?:two|three|four|five|six|seven|eight|ten|fifteen|twenty|thirty|minutes?|seconds?|hours?|weeks?|months?|night|morning|sunday|dollars?|euros?)(?![\p{L}])/iu,
};

/** Maximum letters of a simple word; long words are rarer words. */
const SIMPLE_LETTERS = 7;

/** The share of words that are short. */
function simpleShare(text: string): number {
  const words = plainWords(text);
  if (words.length === 0) return 0;
  return words.filter(word => word.length <= SIMPLE_LETTERS).length / words.length;
}

/** The score of a text with all its terms. Weights are set by hand; each names its source. */
export function scoreCraft(text: string, context: ScoreContext): CraftScore {
  const { language, tone, pattern, ownLifts } = context;
  const terms: ScoreTerm[] = [];
  const add = (id: TermId, points: number, source: ScoreSource) => {
    const rounded = Math.round(points * 10) / 10;
    if (rounded !== 0) terms.push({ id, points: rounded, source });
  };
  if (/\d/u.test(text)) add('number', UPWORTHY.number, 'upworthy');
  if (text.includes('?')) add('question', UPWORTHY.question, 'upworthy');
  if (text.includes('!')) add('exclamation', UPWORTHY.exclamation, 'upworthy');
  if (/:(?:\s|$)/u.test(text)) add('colon', UPWORTHY.colon, 'upworthy');
  if (FIRST[language].test(text)) add('first-person', UPWORTHY['first-person'], 'upworthy');
  if (POINTS_AHEAD[language].test(text)) add('cataphora', UPWORTHY.cataphora, 'upworthy');
  if (NEGATIVE[language].test(text)) add('negative', UPWORTHY.negative, 'upworthy');
  add('simple', (simpleShare(text) - 0.75) * 4 * MOST_SIMPLE, 'simple-words');
  if (spokenSeconds(text, language, 'hook') <= SHORT_SECONDS) add('short', 4, 'first-seconds');
  if (CONCRETE[language].test(text)) add('concrete', 4, 'craft');
  add('topic', context.topicMatch * 16, 'brief');
  if (pattern.tones)
    add('tone', pattern.tones.includes(tone) ? (pattern.tones.length <= 2 ? 6 : 3) : -8, 'brief');
  if (context.namesAudience) add('audience', 5, 'brief');
  const lift = ownLift(ownLifts, text, pattern.family);
  if (lift !== undefined) add('own-videos', Math.max(-MOST_OWN, Math.min(MOST_OWN, lift * 30)), 'own-videos');
  const bait = baitPoints(text, language);
  if (!context.putaclic && bait > 30) add('bait', -(bait - 30) / 4, 'craft');
  const sum = terms.reduce((total, term) => total + term.points, START);
  return { points: Math.round(Math.max(0, Math.min(100, sum))), terms };
}
