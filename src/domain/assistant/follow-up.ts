import { periodBefore } from './periods/calendar.ts';
import { readCount, readMetrics, readPlan, readVideo } from './reading/read-slots.ts';
import type { Sentence } from './reading/sentence.ts';
import type { PeriodPhrase, Metric, Question } from './question/question.ts';

/** Openings of a follow-up question. */
const OPENING: Readonly<Record<'fr' | 'en', RegExp>> = {
  fr: /^(?:et|ok et|d accord et|et si|et pour|pareil|idem|meme (?:chose|question)|plutot|non|sinon|maintenant|la meme|mais)\b/u,
  en: /^(?:and|ok and|what about|how about|what of|same|ditto|instead|rather|no|now|but|or)\b/u,
};
/** Filler words without meaning. */
const FILLERS: Readonly<Record<'fr' | 'en', RegExp>> = {
  fr: /\b(?:et|ok|d|accord|si|on|regarde|pour|sur|en|pareil|idem|meme|chose|question|plutot|non|sinon|maintenant|la|le|les|l|mais|ca|c|est|etait|donne|quoi|niveau|cote|au|aux|de|des|du|avec|svp|mes|mon|ma|a|celle|celui|celles|zcompte|ztag|zcitation|compte|alors|aussi|combien|video|seulement|juste|son|sa|ses|elle)\b/gu,
  en: /\b(?:and|ok|what|about|how|of|same|ditto|instead|rather|no|now|but|or|for|on|in|the|my|with|please|as|well|a|s|is|was|it|that|those|ones|one|zcompte|ztag|zcitation|account|so|then|too|also|many|much|video|only|just|thing|question)\b/gu,
};
const MOST_WORDS = 9;
const NAMED: Readonly<Record<'fr' | 'en', RegExp>> = {
  fr: /\b(?:vues?|likes?|coeurs?|commentaires|partages|enregistrements|engagements?|abonnes?|followers?|pires?|moins bonnes?|meilleure?s?|top|flops?|\d{1,2}|premium|business|starter|pro|advanced|gratuite?|avant|derniere?|quel(?:le)?s?|bonnes?)\b/gu,
  en: /\b(?:views?|likes|hearts?|comments|shares|saves|engagement|followers?|worst|best|top|flops?|\d{1,2}|premium|business|starter|pro|advanced|free|before|last|latest|which|rate)\b/gu,
};

const FIGURE: Readonly<Record<'fr' | 'en', RegExp>> = {
  fr: /\b(?:vues?|likes?|coeurs?|commentaires|partages|enregistrements|engagements?|abonnes?|followers?)\b/u,
  en: /\b(?:views?|likes|hearts?|comments|shares|saves|engagement|followers?)\b/u,
};
/** Starts with a preposition: what it refers to is in the previous sentence. */
const MIDDLE: Readonly<Record<'fr' | 'en', RegExp>> = {
  fr: /^(?:pour|sur|avec|en|par)\b/u,
  en: /^(?:for|on|with|in|by)\b/u,
};
/** Whose figures are requested: a sentence that names the owner is a new question. */
const OWNER: Readonly<Record<'fr' | 'en', RegExp>> = {
  fr: /\b(?:ma|mon|mes|nos|notre|j|je|on)\b/u,
  en: /\b(?:my|our|i|we)\b/u,
};
const MEASURED: Readonly<Record<'fr' | 'en', RegExp>> = {
  fr: /\b(?:combien|quel(?:le)?s?|nombre)\b/u,
  en: /\b(?:how (?:many|much)|which|what|number of)\b/u,
};
/** A ranking of videos: « best video ever » names its own subject. */
const RANKED: Readonly<Record<'fr' | 'en', RegExp>> = {
  fr: /\b(?:meilleure?s?|pires?|top|moins bonnes?)\b.{0,12}\bvideos?\b|\bvideos?\b.{0,20}\b(?:plus|moins)\b/u,
  en: /\b(?:best|worst|top|most|least)\b.{0,16}\bvideos?\b|\bvideos?\b.{0,20}\b(?:most|least)\b/u,
};

/**
 * Whether a sentence can be understood alone: it names the owner of the figures, their subject, or both a figure and a
 * period.
 */
function standsAlone({ plain, time, language }: Sentence): boolean {
  if (OPENING[language].test(plain) || MIDDLE[language].test(plain)) return false;
  if (OWNER[language].test(plain) || RANKED[language].test(plain)) return true;
  const isMeasured = MEASURED[language].test(plain);
  return isMeasured && time.periods.length > 0 && FIGURE[language].test(time.rest);
}

/** Whether a sentence only changes part of the previous question: « et le mois dernier ? », « and likes? ». */
export function isAfterthought(sentence: Sentence): boolean {
  const { plain, time, language } = sentence;
  if (plain.split(' ').length > MOST_WORDS || standsAlone(sentence)) return false;
  const left = time.rest.replace(NAMED[language], ' ').replace(FILLERS[language], ' ').trim();
  return left === '';
}

/** Whether a new question depends on the context of the previous one: « et mes hashtags ? ». */
export function leansOnPrevious({ plain, language }: Sentence): boolean {
  return OPENING[language].test(plain) && plain.split(' ').length <= MOST_WORDS;
}

type Changed = Partial<{
  period: PeriodPhrase;
  metric: Metric;
  account: string;
  order: 'best' | 'worst';
  count: number;
  hashtag: string;
}>;

function changesOf(sentence: Sentence, accounts: readonly string[]): Changed {
  const period = sentence.time.periods[0]?.period;
  const metric = readMetrics(sentence)[0];
  const account = sentence.entities.handles.find(one => accounts.some(own => own.toLowerCase() === one));
  const count = readCount(sentence) ?? undefined;
  const [hashtag] = sentence.entities.hashtags;
  return {
    ...(period === undefined ? {} : { period }),
    ...(metric === undefined ? {} : { metric }),
    ...(account === undefined ? {} : { account }),
    ...(sentence.concepts.has('worst')
      ? { order: 'worst' }
      : sentence.concepts.has('best')
        ? { order: 'best' }
        : {}),
    ...(count === undefined ? {} : { count }),
    ...(hashtag === undefined ? {} : { hashtag }),
  };
}

/** The previous question with the follow-up's changes; null where it changes nothing that the question has. */
export function continueQuestion(
  previous: Question,
  sentence: Sentence,
  raw: string,
  accounts: readonly string[],
): Question | null {
  if (previous.intent === 'plan_info') {
    const plan = readPlan(sentence);
    return plan === null ? null : { intent: 'plan_info', args: { plan } };
  }
  if (previous.intent === 'video_detail') return continueVideo(previous.args, sentence, raw);
  const changed = changesOf(sentence, accounts);
  if (sentence.time.saysBefore && changed.period === undefined) {
    const before = spanBefore(previous);
    if (before !== null) changed.period = before;
  }
  if (previous.intent === 'compare_periods') return continueComparison(previous.args, changed);
  // Questions about followers have their own intent.
  if (changed.metric === 'followers' && 'period' in previous.args && previous.intent !== 'compare_accounts') {
    const { period } = { ...previous.args, ...changed };
    const account = changed.account ?? ('account' in previous.args ? previous.args.account : null);
    return { intent: 'followers_trend', args: { account, period: period ?? null } };
  }
  if (previous.intent === 'followers_trend' && changed.metric !== undefined) {
    if (changed.order !== undefined || changed.count !== undefined) return null;
    const { account, period } = { ...previous.args, ...changed };
    return { intent: 'account_stats', args: { account, period, metric: changed.metric } };
  }
  const args: Record<string, unknown> = { ...previous.args };
  let isChanged = false;
  for (const [name, value] of Object.entries(changed)) {
    // A change that the previous question has no argument for makes it a new question.
    if (!(name in args)) return null;
    args[name] = value;
    isChanged = true;
  }
  return isChanged ? ({ intent: previous.intent, args } as Question) : null;
}

function spanBefore(previous: Question): PeriodPhrase | null {
  if ('period' in previous.args && previous.args.period !== null) return periodBefore(previous.args.period);
  return null;
}

function continueVideo(
  args: Extract<Question, { intent: 'video_detail' }>['args'],
  sentence: Sentence,
  raw: string,
): Question | null {
  const metric = readMetrics(sentence)[0] ?? null;
  if (sentence.time.saysBefore || /\b(?:celle d avant|one before|before that)\b/u.test(sentence.plain)) {
    const place = args.video.kind === 'latest' ? args.video.place + 1 : 2;
    return { intent: 'video_detail', args: { ...args, video: { kind: 'latest', place } } };
  }
  const video = readVideo(sentence, raw);
  if (video === null && metric === null) return null;
  return {
    intent: 'video_detail',
    args: { ...args, metric: metric ?? args.metric, video: video ?? args.video },
  };
}

function continueComparison(
  args: Extract<Question, { intent: 'compare_periods' }>['args'],
  changed: Changed,
): Question | null {
  const { period, metric, account } = changed;
  if (period === undefined && metric === undefined && account === undefined) return null;
  return {
    intent: 'compare_periods',
    args: {
      account: account ?? args.account,
      metric: metric ?? args.metric,
      a: args.a,
      b: period ?? args.b,
    },
  };
}

/** A new question that depends on the previous one inherits its account and period, where it names none. */
export function inheritScope(question: Question, previous: Question): Question {
  const own = question.args as Record<string, unknown>;
  const before = previous.args as Record<string, unknown>;
  const args = { ...own };
  for (const name of ['account', 'period'] as const) {
    if (name in own && own[name] === null && before[name] !== undefined) args[name] = before[name];
  }
  return { intent: question.intent, args } as Question;
}
