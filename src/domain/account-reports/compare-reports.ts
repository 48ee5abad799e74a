import type { Recommendation } from '#domain/advice/recommendation.ts';
import type { ExperimentMetric } from '#domain/experiments/experiment.ts';
import type { GroupVerdict } from '#domain/statistics/group-findings.ts';
import type { PatternFamily } from '#domain/statistics/video-traits.ts';
import type { ChangeSplit } from '#domain/statistics/change-split.ts';
import { reportViews } from './report-headline.ts';
import type { AccountReport, ReportMetric } from './report.ts';

/** The parts of two reports that are compared; it holds no instants, so reports from the wire fit too. */
export type ComparedReport = Pick<AccountReport, 'method' | 'medians' | 'lifts' | 'advice'> & {
  sentence?: { counted: { views: number | null } } | undefined;
  split: Pick<ChangeSplit, 'later' | 'change'> | null;
  data: Pick<AccountReport['data'], 'inPeriod' | 'inComparison'>;
};

/**
 * A figure in the earlier and the later report; null where it was not computed for lack of data. Engagement in percent.
 */
export interface FigureDifference {
  figure: 'views' | 'videos' | `median_${ReportMetric}`;
  earlier: number | null;
  later: number | null;
  /** Later minus earlier; null where either is null. */
  change: number | null;
}

/** A pattern whose verdict differs between the two reports; null: the report does not contain it. */
export interface VerdictDifference {
  family: PatternFamily;
  metric: ExperimentMetric;
  pattern: string;
  earlier: GroupVerdict | null;
  later: GroupVerdict | null;
}

export interface ReportDifference {
  /** False: the later one was made by another method, which may cause some of the differences. */
  isSameMethod: boolean;
  figures: FigureDifference[];
  /** Findings that appeared, disappeared or reversed; those unclear in both are omitted. */
  verdicts: VerdictDifference[];
  newAdvice: Recommendation[];
  goneAdvice: Recommendation[];
}

/** What changed between two reports of one account. */
export function compareReports(earlier: ComparedReport, later: ComparedReport): ReportDifference {
  const medianOf = ({ medians }: Pick<ComparedReport, 'medians'>, metric: ReportMetric) => {
    const answer = medians.find(one => one.metric === metric)?.period;
    return answer?.known === true ? answer.median : null;
  };
  return {
    isSameMethod: earlier.method === later.method,
    figures: [
      difference('views', reportViews(earlier).views, reportViews(later).views),
      difference('videos', earlier.data.inPeriod, later.data.inPeriod),
      ...later.medians.map(({ metric }) =>
        difference(`median_${metric}`, medianOf(earlier, metric), medianOf(later, metric)),
      ),
    ],
    verdicts: verdictDifferences(verdictsOf(earlier), verdictsOf(later)),
    newAdvice: adviceMissingIn(earlier.advice, later.advice),
    goneAdvice: adviceMissingIn(later.advice, earlier.advice),
  };
}

function difference(
  figure: FigureDifference['figure'],
  earlier: number | null,
  later: number | null,
): FigureDifference {
  const change = earlier === null || later === null ? null : later - earlier;
  return { figure, earlier, later, change };
}

type Verdicts = Map<string, Omit<VerdictDifference, 'earlier' | 'later'> & { verdict: GroupVerdict }>;

function verdictsOf({ lifts }: Pick<ComparedReport, 'lifts'>): Verdicts {
  const verdicts: Verdicts = new Map();
  for (const { family, metric, result } of lifts) {
    if (!result.known) continue;
    for (const lift of result.lifts) {
      if (!lift.known) continue;
      const { pattern, verdict } = lift;
      verdicts.set(JSON.stringify([family, metric, pattern]), { family, metric, pattern, verdict });
    }
  }
  return verdicts;
}

function verdictDifferences(earlier: Verdicts, later: Verdicts): VerdictDifference[] {
  const isFinding = (verdict: GroupVerdict | undefined) => verdict === 'winner' || verdict === 'loser';
  return [...new Set([...earlier.keys(), ...later.keys()])].sort().flatMap(key => {
    const [before, after] = [earlier.get(key), later.get(key)];
    const named = after ?? before;
    if (named === undefined || before?.verdict === after?.verdict) return [];
    if (!isFinding(before?.verdict) && !isFinding(after?.verdict)) return [];
    const { family, metric, pattern } = named;
    return [{ family, metric, pattern, earlier: before?.verdict ?? null, later: after?.verdict ?? null }];
  });
}

function adviceMissingIn(
  there: readonly Recommendation[],
  advice: readonly Recommendation[],
): Recommendation[] {
  const keyOf = ({ rule, subject }: Recommendation) => JSON.stringify([rule, subject]);
  const known = new Set(there.map(keyOf));
  return advice.filter(one => !known.has(keyOf(one)));
}
