import type { AdviceSubject, Recommendation } from '#domain/advice/recommendation.ts';
import { basisSentence, claimSentence } from './claim-sentence.ts';
import { factorText } from './factor-texts.ts';
import type { Formats } from '#i18n/language/formats.ts';
import { hookNameWith, type HookName } from './hook-name.ts';
import type { T } from '#i18n/messages.ts';
import { patternName } from './pattern-name.ts';

export { factorText } from './factor-texts.ts';
export { refusalSentence } from './refusal-sentence.ts';

/** A recommendation in sentences: what to do, its evidence, and what would change it. */
interface AdviceSentences {
  title: string;
  because: string;
  unless: string;
}

type Say = (key: string, values: Record<string, string | number>) => string;

/** The subject of a recommendation, in the reader's language. */
export function subjectText(subject: AdviceSubject, t: T, hookName: HookName): string {
  if (subject.kind === 'slot') return t(`advice.slots.${subject.slot}`);
  if (subject.kind === 'experiment') return subject.variable;
  if (subject.kind === 'account') return '';
  return patternName(subject.family, subject.pattern, t, hookName);
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
    if (name !== 'level' && typeof value === 'number') values[name] = factorText(value, formats);
  }
  if (typeof values['factor'] === 'string') values['times'] = values['factor'].slice(1);
  if (rule === 'study_outlier' && evidence.effect === null) return outlierOfPeriods(t, evidence.counts['n']);
  return {
    title: say(`advice.rules.${rule}.title`, values),
    because:
      claimReason({ rule, subject, evidence }, t, formats) ??
      [say(`advice.rules.${rule}.because`, values), ...outdoneText({ rule, evidence }, t)].join(' '),
    unless: say(`advice.rules.${rule}.unless`, values),
  };
}

/** Used only for comparisons of two periods, which give no multiple of the usual. */
function outlierOfPeriods(t: T, n = 0): AdviceSentences {
  return {
    title: t('advice.rules.study_outlier.title'),
    because: t('advice.outlierOfPeriods', { n }),
    unless: t('advice.rules.study_outlier.unless'),
  };
}

/** Number of other videos that one video outperforms; older stored reports have no separate count of the others. */
function outdoneText({ rule, evidence }: Pick<Recommendation, 'rule' | 'evidence'>, t: T): string[] {
  const { others, percent = 0 } = evidence.counts;
  if (rule !== 'study_outlier' || others === undefined) return [];
  return [t(`advice.outdone.${percent === 100 ? 'all' : 'share'}`, { others, percent })];
}

/** The claim about a group, or that it may be chance; undefined when it has its own template. */
function claimReason(
  { rule, subject, evidence: { counts, effect } }: Recommendation,
  t: T,
  formats: Pick<Formats, 'number'>,
): string | undefined {
  if (subject.kind !== 'pattern') return undefined;
  const { n = 0, without = 0, comparisons, chance } = counts;
  const basis = basisSentence({ n, without }, subject.metric, t);
  if (comparisons !== undefined && chance !== undefined)
    return [
      t(`advice.claims.signOn.${subject.metric}`),
      t('advice.claims.sign', { comparisons, count: chance }),
      t('advice.claims.toTest'),
      basis,
    ].join(' ');
  if (effect === null || 'factor' in effect) return undefined;
  const verdict = rule === 'drop_pattern' || rule === 'avoid_slot' ? 'loser' : 'winner';
  return `${claimSentence({ ...effect, verdict }, subject, t, formats)} ${basis}`;
}
