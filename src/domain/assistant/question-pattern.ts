import type { HOOK_KINDS } from '#domain/videos/hook-kind.ts';
import type { DayPart, Weekday } from '#domain/statistics/day-parts.ts';
import type { DurationBand, PatternFamily } from '#domain/statistics/video-traits.ts';

/** Only this much of a question is searched for a name. */
const MOST_CHARACTERS = 300;

type Named<Pattern> = readonly (readonly [RegExp, readonly Pattern[]])[];

/** Users' names for the kinds of openings, in both languages; kinds without a common name are omitted. */
const HOOKS: Named<(typeof HOOK_KINDS)[number]> = [
  [/erreurs? à éviter|mistakes? to avoid/u, ['mistake']],
  [/(?:des|les|avec un|mes) secrets?|secrets?\b.{0,20}(?:work|do)/u, ['secret']],
  [/comparaisons?|comparisons?/u, ['comparison']],
  [/modes? d'emploi|tutos?\b|tutoriels?|how-tos?/u, ['how_to']],
  [/(?:les|mes|des|en|une|avec) listes?|\blists?\b/u, ['list']],
  [
    /(?:les|mes|des|en|une|avec) questions?|\bquestions\b|\ba question\b|question (?:hooks?|openings?)/u,
    ['question'],
  ],
  [/récits?|histoires?\b|anecdotes?|\bstor(?:y|ies)\b/u, ['story']],
];

const WEEKDAYS: Named<Weekday> = [
  [/\blundis?\b|\bmondays?\b/u, ['monday']],
  [/\bmardis?\b|\btuesdays?\b/u, ['tuesday']],
  [/\bmercredis?\b|\bwednesdays?\b/u, ['wednesday']],
  [/\bjeudis?\b|\bthursdays?\b/u, ['thursday']],
  [/\bvendredis?\b|\bfridays?\b/u, ['friday']],
  [/\bsamedis?\b|\bsaturdays?\b/u, ['saturday']],
  [/\bdimanches?\b|\bsundays?\b/u, ['sunday']],
  [/\bweek-?ends?\b/u, ['saturday', 'sunday']],
];

const PARTS: Named<DayPart> = [
  [/\bnuits?\b|\bnights?\b/u, ['night']],
  [/\bmatins?\b|\bmatinées?|\bmornings?\b/u, ['morning']],
  [/\bmidi\b|\bafternoons?\b|\bnoon\b|\bmidday\b/u, ['afternoon']],
  [/\bsoirs?\b|\bsoirées?|\bevenings?\b/u, ['evening']],
];

const SHORT: readonly DurationBand[] = ['under_15_s', 'under_30_s'];
const UNDER_A_MINUTE: readonly DurationBand[] = [...SHORT, 'under_60_s'];
const LONG: readonly DurationBand[] = ['under_3_min', 'longer'];

const LENGTHS: Named<DurationBand> = [
  [
    /(?:plus d'une|plus de (?:1|60)|over (?:a|one|1|60)|(?:longer|more) than (?:a|one|1|60)) ?(?:min|s)/u,
    LONG,
  ],
  [
    /(?:moins d'une|moins de (?:1|60)|under (?:a|one|1|60)|(?:shorter|less) than (?:a|one|1|60)) ?(?:min|s)/u,
    UNDER_A_MINUTE,
  ],
  [/(?:plus de|over|(?:longer|more) than) (?:3|trois|three) ?min/u, ['longer']],
  [/(?:moins de|under|(?:shorter|less) than) (?:15|quinze|fifteen) ?s/u, ['under_15_s']],
  [/(?:moins de|under|(?:shorter|less) than) (?:30|trente|thirty) ?s/u, SHORT],
  [/(?<!moins )\bcourte?s?\b|moins longue?s?\b|\bshort(?:er)?\b(?! than)/u, SHORT],
  [/(?<!moins )\blong(?:ue)?s?\b|moins courte?s?\b|\blong(?:er)?\b(?! than)/u, LONG],
];

const NAMES: Partial<Record<PatternFamily, Named<string>>> = {
  hook: HOOKS,
  weekday: WEEKDAYS,
  day_part: PARTS,
  duration: LENGTHS,
};

/** Lower case, with one kind of apostrophe. */
function plain(question: string): string {
  return question.slice(0, MOST_CHARACTERS).toLowerCase().replaceAll('’', "'");
}

/** Each name of a pattern family in a question, with the groups it denotes. */
export function namedGroups(question: string, family: PatternFamily): (readonly string[])[] {
  const text = plain(question);
  return (NAMES[family] ?? []).flatMap(([sign, patterns]) => (sign.test(text) ? [patterns] : []));
}

/** The direction a question asks about; null: it is about something that views do not answer, or is negated. */
export function questionDirection(question: string): 'more' | 'less' | null {
  const text = plain(question);
  if (/n't\b|\bnot\b|\bno\b|\bpas\b|\bjamais\b|\bnever\b/u.test(text)) return null;
  if (/\blikes?\b|comment|partage|\bshares?\b|\bsaves?\b|enregistre|abonn|follow/u.test(text)) return null;
  const isLess =
    /moins (?:bien|bon|de vues|d'engagement|vue|efficace|performant)|\bpires?\b|\bworse\b|\b(?:less|fewer) (?:views|engagement|well)|\bhurts?\b|\bnui(?:t|sent) (?:à|aux?)\b/u.test(
      text,
    );
  return isLess ? 'less' : 'more';
}
