import type { AdviceSubject, Recommendation } from '#domain/advice/recommendation.ts';
import type { Refusal } from '#domain/statistics/answer.ts';
import { DURATION_BANDS } from '#domain/statistics/video-traits.ts';
import type { Formats } from './formats.ts';
import { hookNameWith, type HookName } from './hook-name.ts';
import type { T } from './messages.ts';

/** A recommendation in words: what to do, what it rests on, and what would change it. */
export interface AdviceSentences {
  title: string;
  because: string;
  unless: string;
}

type Say = (key: string, values: Record<string, string | number>) => string;

/** « ×1,4 », « ×12 », « ×0,17 »: two digits that say something, and those that tell a factor from ×1. */
export function factorText(factor: number, formats: Pick<Formats, 'number'>): string {
  return `×${formats.number(factor, decimalsOf(factor))}`;
}

function decimalsOf(factor: number): number {
  if (factor === 1) return 1;
  if (factor < 0.0995) return factor < 0.00995 ? 4 : 3;
  if (factor < 1.05) return 2;
  return factor < 10 ? 1 : 0;
}

/** What advice speaks of, named in the reader's language. */
export function subjectText(subject: AdviceSubject, t: T, hookName: HookName): string {
  if (subject.kind === 'slot') return t(`advice.slots.${subject.slot}`);
  if (subject.kind === 'experiment') return subject.variable;
  if (subject.kind === 'account') return '';
  const { family, pattern } = subject;
  if (family === 'hashtag') return `#${pattern}`;
  const band = DURATION_BANDS.find(one => one === pattern);
  if (family === 'duration' && band !== undefined) return t(`advice.durations.${band}`);
  if (family === 'format') return t(`advice.formats.${pattern === 'slideshow' ? 'slideshow' : 'video'}`);
  return hookName(pattern);
}

/** The sentences of a recommendation, from its rule's template and its evidence alone. */
export function adviceSentences(
  { rule, subject, evidence }: Recommendation,
  t: T,
  formats: Pick<Formats, 'number'>,
  hookName: HookName = hookNameWith(t),
): AdviceSentences {
  const say = t as Say;
  const values: Record<string, string | number> = {
    ...evidence.counts,
    subject: subjectText(subject, t, hookName),
  };
  if ('metric' in subject) {
    values['metric'] = t(`advice.metrics.${subject.metric}`);
    values['atEqualAge'] = subject.metric === 'views' ? t('advice.atEqualAge') : '';
  }
  for (const [name, value] of Object.entries(evidence.effect ?? {})) {
    if (name !== 'level') values[name] = factorText(value, formats);
  }
  return {
    title: say(`advice.rules.${rule}.title`, values),
    because: say(`advice.rules.${rule}.because`, values),
    unless: say(`advice.rules.${rule}.unless`, values),
  };
}

/** Why there is no number, in words: « Pas assez de données : 3 vidéos, il en faut 6 ». */
export function refusalSentence({ reason, n, needed }: Refusal, t: T): string {
  return (t as Say)(`advice.refusals.${reason}`, { count: n, needed });
}
