import type { Refusal } from '#domain/statistics/estimate.ts';
import type { T } from '#i18n/messages.ts';

type Say = (key: string, values: Record<string, string | number>) => string;

/** Why there is no number, as a sentence: « Pas assez de données : 3 vidéos, il en faut 6 ». */
export function refusalSentence({ reason, n, needed }: Refusal, t: T): string {
  if (reason === 'too_few_in_group' && n === 0) return t('advice.refusals.none_in_group', { needed });
  return (t as Say)(`advice.refusals.${reason}`, { count: n, needed });
}

/** The one sentence for answers that are all refused for the same reason, to be said once; null otherwise. */
export function sharedRefusal(answers: readonly (Refusal | { known: true })[], t: T): string | null {
  const texts = answers.map(answer => (answer.known ? null : refusalSentence(answer, t)));
  const [first = null] = texts;
  return texts.length > 1 && texts.every(text => text === first) ? first : null;
}
