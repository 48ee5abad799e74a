import type {
  AccountComparison,
  Compared,
  ComparedAccount,
  ComparedMedian,
} from '#domain/accounts/compare-accounts.ts';
import { csv, type Cell } from '#domain/exports/csv.ts';
import type { Provenance } from '#domain/metrics/provenance.ts';

type Line = [column: string, value: Cell][];

/**
 * The comparison as a table for programs: the same columns whatever the language, instants in UTC, engagement in
 * percent. Where a statistic is refused its cells are empty and `…_refused` says why.
 */
export function comparisonAsCsv(comparison: AccountComparison): string {
  const lines = comparison.accounts.map(account => line(account, comparison));
  const header = (lines[0] ?? []).map(([column]) => column);
  // Begins with a byte-order mark: without it spreadsheets misread accents.
  return `\uFEFF${csv(
    header,
    lines.map(cells => cells.map(([, value]) => value)),
  )}`;
}

function line(account: ComparedAccount, { period, before }: AccountComparison): Line {
  const { followers, videos, views, medianViews, medianEngagement, againstReference } = account;
  return [
    ['account', account.handle],
    ['is_demo', String(account.isDemo)],
    ['is_reference', String(againstReference === null)],
    ['period_days', period.days],
    ['period_from', period.from],
    ['period_to', period.to],
    ['before_from', before.from],
    ['before_to', before.to],
    ['followers', followers.count],
    ...origin('followers', followers.provenance),
    ['followers_change', 'change' in followers.change ? followers.change.change : null],
    ['followers_change_step', 'step' in followers.change ? followers.change.step : null],
    ['followers_change_refused', 'reason' in followers.change ? followers.change.reason : null],
    ['followers_since', followers.since],
    ['videos', videos.count],
    ['videos_before', videos.before],
    ...origin('videos', videos.provenance),
    ['views', views.count],
    ['views_before', views.before],
    ...origin('views', views.provenance),
    ...median('median_views', medianViews),
    ...median('median_engagement', medianEngagement),
    ...factor('views_against_reference', againstReference),
  ];
}

function origin(name: string, { source, precision, observedAt, n }: Provenance): Line {
  return [
    [`${name}_source`, source],
    [`${name}_precision`, n === 0 ? null : precision],
    [`${name}_observed_at`, observedAt],
    [`${name}_n`, n],
  ];
}

function median(name: string, { answer, provenance, change }: ComparedMedian): Line {
  return [
    [name, answer.known ? answer.median : null],
    [`${name}_low`, answer.known ? answer.low : null],
    [`${name}_high`, answer.known ? answer.high : null],
    [`${name}_refused`, answer.known ? null : answer.reason],
    ...origin(name, provenance),
    ...factor(`${name}_change`, change),
  ];
}

function factor(name: string, compared: Compared | null): Line {
  const answer = compared?.answer;
  const known = answer?.known === true ? answer : null;
  return [
    [name, known?.factor ?? null],
    [`${name}_low`, known?.low ?? null],
    [`${name}_high`, known?.high ?? null],
    [`${name}_level`, known?.level ?? null],
    [`${name}_differs`, known === null ? null : String(known.differs)],
    [`${name}_n`, known?.n.group ?? null],
    [`${name}_n_compared`, known?.n.reference ?? null],
    [`${name}_refused`, answer?.known === false ? answer.reason : null],
  ];
}
