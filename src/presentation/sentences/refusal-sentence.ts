import type { Refusal } from '#domain/statistics/estimate.ts';
import type { T } from '#i18n/messages.ts';

type Say = (key: string, values: Record<string, string | number>) => string;

/** Why there is no number, in words: « Pas assez de données : 3 vidéos, il en faut 6 ». */
export function refusalSentence({ reason, n, needed }: Refusal, t: T): string {
  if (reason === 'too_few_in_group' && n === 0) return t('advice.refusals.none_in_group', { needed });
  return (t as Say)(`advice.refusals.${reason}`, { count: n, needed });
}
