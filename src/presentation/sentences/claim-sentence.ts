import {
  signsByChance,
  type GroupClaim,
  type GroupFinding,
  type GroupFindings,
  type GroupVerdict,
} from '#domain/statistics/group-findings.ts';
import type { RangeRow } from '#domain/chart/range-rows-geometry.ts';
import type { Estimate } from '#domain/statistics/estimate.ts';
import type { ExperimentMetric } from '#domain/experiments/experiment.ts';
import { DURATION_BANDS, type PatternFamily } from '#domain/statistics/video-traits.ts';
import { HOOK_KINDS } from '#domain/videos/hook-kind.ts';
import { factorText } from './factor-texts.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';
import { patternName } from './pattern-name.ts';
import { refusalSentence } from './refusal-sentence.ts';

type Numbers = Pick<Formats, 'number'>;

/** A group of videos, and the metric it was compared on. */
interface GroupName {
  family: PatternFamily;
  pattern: string;
  metric: ExperimentMetric;
}

/** « avec une question », « le dimanche ». */
function groupText({ family, pattern }: Pick<GroupName, 'family' | 'pattern'>, t: T): string {
  const name = patternName(family, pattern, t);
  if (family === 'hashtag') return t('advice.claims.hashtag', { name });
  const band = DURATION_BANDS.find(one => one === pattern);
  if (family === 'duration' && band !== undefined) return t(`advice.claims.durations.${band}`);
  if (family === 'format')
    return t(`advice.claims.formats.${pattern === 'slideshow' ? 'slideshow' : 'video'}`);
  if (family === 'day_part' || family === 'weekday') return name;
  const kind = HOOK_KINDS.find(one => one === pattern);
  return kind === undefined ? t('advice.claims.otherHook', { name }) : t(`advice.claims.hooks.${kind}`);
}

/** Enough digits that a bound is never rounded to a value closer to it than ×1.1. */
function endText(end: number | null, formats: Numbers): string {
  if (end === null) return '';
  return end >= 1.05 && end < 1.1 ? `×${formats.number(end, 2)}` : factorText(end, formats);
}

/** An established result: its direction, and its range as far as it can be stated. */
export function claimSentence(
  { verdict, low, high }: { verdict: GroupVerdict; low: number | null; high: number | null },
  name: GroupName,
  t: T,
  formats: Numbers,
): string {
  const direction = verdict === 'loser' ? 'loser' : 'winner';
  const values = { group: groupText(name, t), low: endText(low, formats), high: endText(high, formats) };
  return low === null || high === null
    ? t(`advice.claims.${direction}Unsized.${name.metric}`, values)
    : t(`advice.claims.${direction}.${name.metric}`, values);
}

/** The range of a claim, shown next to its bar: « ×1,4 à ×3,1 », « ×3,9 au plus ». */
export function claimRangeText(low: number | null, high: number | null, t: T, formats: Numbers): string {
  if (low === null) return t('advice.claims.atMost', { factor: endText(high, formats) });
  if (high === null) return t('advice.claims.atLeast', { factor: endText(low, formats) });
  return t('charts.ranges.between', { low: endText(low, formats), high: endText(high, formats) });
}

/** Number of videos behind a comparison. */
export function basisSentence(
  { n, without }: { n: number; without: number },
  metric: ExperimentMetric,
  t: T,
): string {
  return metric === 'views'
    ? t('advice.claims.basisAtEqualAge', { n, without })
    : t('advice.claims.basis', { n, without });
}

/** Below the minimum sample: the number of videos with the pattern or without it, and the number required. */
function floorSentence(finding: Extract<GroupFinding, { known: false }>, total: number, t: T): string {
  const { n, needed, reason } = finding;
  if (reason !== 'too_few_in_group') return refusalSentence(finding, t);
  const without = total - n;
  return without < n
    ? t('advice.claims.floorOthers', { count: without, needed })
    : t('advice.claims.floor', { count: n, needed });
}

/** Sentence for a group without an established result. */
export function unclaimedSentence(
  { verdict, direction, n, without, beside }: GroupClaim & { n: number },
  { comparisons, metric }: { comparisons: number; metric: ExperimentMetric },
  t: T,
): string {
  if (beside !== undefined) {
    const name = patternName(beside.family, beside.pattern, t);
    return t(`advice.claims.${beside.how}`, { name });
  }
  if (verdict !== 'sign') return t('advice.claims.nothing', { n, without });
  const chance = t('advice.claims.sign', { comparisons, count: signsByChance(comparisons) });
  if (direction === undefined) return chance;
  if (direction === 'less') return `${t(`advice.claims.signLess.${metric}`)} ${chance}`;
  return `${t(`advice.claims.signOn.${metric}`)} ${chance} ${t('advice.claims.toTest')}`;
}

type Known = Extract<Estimate<GroupFindings>, { known: true }>;

/** Sentence for one group, established or not. */
export function groupSentence(
  finding: GroupFinding,
  { comparisons, tested, n }: Pick<Known, 'comparisons' | 'tested' | 'n'>,
  name: GroupName,
  t: T,
  formats: Numbers,
): string {
  if (!finding.known) return floorSentence(finding, n, t);
  return finding.verdict === 'winner' || finding.verdict === 'loser'
    ? claimSentence(finding, name, t, formats)
    : unclaimedSentence(finding, { comparisons: comparisons ?? tested, metric: name.metric }, t);
}

/** Findings of a family: winners, then losers, each with its range; or that nothing was established. */
export function familySentences(
  { lifts, tested }: Known,
  of: Pick<GroupName, 'family' | 'metric'>,
  t: T,
  formats: Numbers,
): string[] {
  if (lifts.length === 0) return [t('advice.claims.unread')];
  if (tested === 0) return [t('advice.claims.untested')];
  const claims = (verdict: GroupVerdict) =>
    lifts.flatMap(lift =>
      lift.known && lift.verdict === verdict
        ? [claimSentence(lift, { ...of, pattern: lift.pattern }, t, formats)]
        : [],
    );
  const all = [...claims('winner'), ...claims('loser')];
  return all.length === 0 ? [t('advice.claims.none')] : all;
}

/** A group as a chart row: the range of a claim, or the text shown instead. */
export function groupRow(
  finding: GroupFinding,
  table: Pick<Known, 'comparisons' | 'tested' | 'n'>,
  name: GroupName,
  t: T,
  formats: Numbers,
): RangeRow {
  const row = { id: finding.pattern, label: patternName(name.family, name.pattern, t), n: finding.n };
  if (finding.known) {
    const { factor = null, low, high, verdict } = finding;
    if (verdict === 'winner' || verdict === 'loser')
      return { ...row, known: true, factor, low, high, verdict };
    if (factor !== null) return { ...row, known: true, factor, low, high, verdict: 'unclear' };
  }
  return { ...row, known: false, refusal: groupSentence(finding, table, name, t, formats) };
}

/** Posting slots of a report of the first method as rows of a chart. */
export function slotRows(slots: readonly GroupFinding[], nameOf: (slot: string) => string, t: T): RangeRow[] {
  return slots.map(slot => {
    const row = { id: slot.pattern, label: nameOf(slot.pattern), n: slot.n };
    if (!slot.known) return { ...row, known: false, refusal: refusalSentence(slot, t) };
    const { factor = null, low, high, verdict } = slot;
    return { ...row, known: true, factor, low, high, verdict: verdict === 'sign' ? 'unclear' : verdict };
  });
}
