/** Only this much of a question is searched for its form. */
const MOST_CHARACTERS = 300;

const FRENCH =
  /^(?:est[- ]ce qu|faut-il|vaut-il)|-(?:t-)?(?:il|elle|ils|elles|on)(?![a-z])|(?:ent|e) (?:elles?|ils?) ?\?*$|(?:marchent?|fonctionnent?|aident?|servent?|comptent?) ?.{0,40}\?$/u;
const ENGLISH = /^(?:(?:so|and|hey),? )?(?:do|does|did|is|are|was|were|should|can|will|would|has|have) /u;
/** Words that ask for more than yes or no. */
const OPEN =
  /(?<![a-zà-ÿ])(?:quels?|quelles?|combien|comment|pourquoi|quand|quoi|où|laquelle|lequel|lesquels|lesquelles|which|what|how|why|when|who|where)(?![a-zà-ÿ])/u;

/** Whether a question asks if an account grew, which covers more than its followers. */
export function asksForGrowth(question: string): boolean {
  return /grandi|grossi|\bgr[eo]w/iu.test(question.slice(0, MOST_CHARACTERS));
}

/** Whether a question asks for an average explicitly. */
export function asksForMean(question: string): boolean {
  return /moyenne|average|\bmean\b/iu.test(question.slice(0, MOST_CHARACTERS));
}

/** Whether a yes-or-no question is about posting more or less. */
export function asksForRhythm(question: string): boolean {
  const text = question.slice(0, MOST_CHARACTERS);
  return /assez|trop|aide|devrai|\bfaut|\bmieux|enough|\btoo\b|should|help|better/iu.test(text);
}

/** Whether a question is a yes-or-no question, so that its answer starts with yes or no. */
export function asksYesOrNo(question: string): boolean {
  const text = question.slice(0, MOST_CHARACTERS).toLowerCase().replaceAll('’', "'").trim();
  return !OPEN.test(text) && (FRENCH.test(text) || ENGLISH.test(text));
}

/** Words that ask for a cause. */
const CAUSE =
  /(?<![a-zà-ÿ])(?:causes?|causent|causer|provoqu\w+|entra[iî]n\w+|r?apport(?:e|ent|er)|r?am[eè]n(?:e|ent|er)|boost\w*|(?:fait|faire|font)(?:-(?:t-)?(?:ils?|elles?))? (?:gagner|monter)|gr[aâ]ce|[aà] cause|brings?|bringing|makes? (?:me|my)|gets? me|gives? me|drives?|leads? to|because of|thanks to|due to)(?![a-zà-ÿ])/u;

/** Whether a question asks for a cause, which no comparison shows. */
export function asksForCause(question: string): boolean {
  return CAUSE.test(question.slice(0, MOST_CHARACTERS).toLowerCase());
}
