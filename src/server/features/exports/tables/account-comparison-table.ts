import type { Compared, ComparedAccount, ComparedMedian } from '#domain/metrics/compare-accounts.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import type { Provenance } from '#domain/metrics/provenance.ts';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { AppError } from '#server/platform/app-error.ts';
import { compareAccounts } from '../../accounts/performance/compare-accounts.ts';
import type { ExportWords } from '../export-words.ts';
import { onePage, prepared, type PreparedTable, type TableOrder } from '../prepared-table.ts';
import { sourceColumns } from './source-columns.ts';

type Column = FileColumn<ComparedAccount>;

/**
 * Compares accounts, one per row; if a statistic is refused its cells are empty and the following one gives the
 * reason.
 */
export async function accountComparisonTable({
  app,
  caller,
  words,
  input,
}: TableOrder): Promise<PreparedTable> {
  const { accountIds, periodDays } = input;
  if (accountIds === undefined) throw new AppError('comparison_too_few');
  const { accounts, period } = await compareAccounts(app, caller, { accountIds, periodDays });
  return prepared([words.say('files.comparison')], {
    title: words.say('tables.comparison'),
    columns: [
      { key: 'account', title: words.say('columns.account'), kind: 'text', value: ({ handle }) => handle },
      {
        key: 'period_from',
        title: words.say('columns.from'),
        kind: 'instant',
        value: () => period.from,
      },
      { key: 'period_to', title: words.say('columns.until'), kind: 'instant', value: () => period.to },
      ...countColumns(words),
      ...medianColumns(words, 'median_views', row => row.medianViews),
      ...medianColumns(words, 'median_engagement', row => row.medianEngagement),
      ...factorColumns(words, 'against_reference', row => row.againstReference),
    ],
    pages: () => onePage(async () => accounts),
  });
}

/** Source of a figure, and the number of values behind it. */
function originColumns(
  words: ExportWords,
  beside: { prefix: string; figure: string },
  of: (account: ComparedAccount) => Provenance | null,
): Column[] {
  return [
    ...sourceColumns<ComparedAccount>(
      words,
      account => {
        const origin = of(account);
        if (origin === null) return { source: null, precision: null, observed_at: null };
        const { source, precision, observedAt, n } = origin;
        return { source, precision: n === 0 ? null : precision, observed_at: observedAt };
      },
      beside,
    ),
    {
      key: `${beside.prefix}n`,
      title: `${words.say('columns.n')} (${beside.figure})`,
      kind: 'whole',
      value: account => of(account)?.n ?? null,
    },
  ];
}

function countColumns(words: ExportWords): Column[] {
  const { say } = words;
  const whole = (key: string, title: string, value: (account: ComparedAccount) => number | null): Column => ({
    key,
    title,
    kind: 'whole',
    value,
  });
  return [
    whole('followers', say('columns.followers'), ({ followers }) => followers.count),
    whole('followers_change', say('columns.followersChange'), ({ followers: { change } }) =>
      'change' in change ? change.change : null,
    ),
    {
      key: 'followers_since',
      title: say('columns.since'),
      kind: 'instant',
      value: ({ followers }) => followers.since,
    },
    ...originColumns(
      words,
      { prefix: 'followers_', figure: say('columns.followers') },
      account => account.followers.provenance,
    ),
    whole('videos', say('columns.videos'), ({ videos }) => videos.count),
    whole('videos_before', say('columns.videosBefore'), ({ videos }) => videos.before),
    ...originColumns(
      words,
      { prefix: 'videos_', figure: say('columns.videos') },
      account => account.videos.provenance,
    ),
    whole('views', say('columns.view_count'), ({ views }) => views.count),
    whole('views_before', say('columns.viewsBefore'), ({ views }) => views.before),
    ...originColumns(
      words,
      { prefix: 'views_', figure: say('columns.view_count') },
      account => account.views.provenance,
    ),
  ];
}

function medianColumns(
  words: ExportWords,
  key: 'median_views' | 'median_engagement',
  of: (account: ComparedAccount) => ComparedMedian,
): Column[] {
  const { say, t } = words;
  const figure = (part: 'median' | 'low' | 'high'): Column => ({
    key: part === 'median' ? key : `${key}_${part}`,
    title: say(`columns.${key}_${part}`),
    kind: 'decimal',
    ...(key === 'median_engagement' && { unit: 'percent' as const }),
    isComputed: true,
    value: account => {
      const { answer } = of(account);
      return answer.known ? answer[part] : null;
    },
  });
  return [
    figure('median'),
    figure('low'),
    figure('high'),
    {
      key: `${key}_refused`,
      title: `${say('columns.refused')} (${say(`columns.${key}_median`)})`,
      kind: 'text',
      isComputed: true,
      value: account => {
        const { answer } = of(account);
        return answer.known ? null : refusalSentence(answer, t);
      },
    },
    ...originColumns(
      words,
      { prefix: `${key}_`, figure: say(`columns.${key}_median`) },
      account => of(account).provenance,
    ),
  ];
}

function factorColumns(
  words: ExportWords,
  key: string,
  of: (account: ComparedAccount) => Compared | null,
): Column[] {
  const { say, t } = words;
  const figure = (part: 'factor' | 'low' | 'high', title: string): Column => ({
    key: part === 'factor' ? key : `${key}_${part}`,
    title,
    kind: 'decimal',
    unit: 'factor',
    isComputed: true,
    value: account => {
      const answer = of(account)?.answer;
      return answer?.known === true ? answer[part] : null;
    },
  });
  return [
    figure('factor', say('columns.against')),
    figure('low', `${say('columns.low')} (${say('columns.against')})`),
    figure('high', `${say('columns.high')} (${say('columns.against')})`),
    {
      key: `${key}_refused`,
      title: `${say('columns.refused')} (${say('columns.against')})`,
      kind: 'text',
      isComputed: true,
      value: account => {
        const answer = of(account)?.answer;
        return answer === undefined || answer.known ? null : refusalSentence(answer, t);
      },
    },
    ...originColumns(
      words,
      { prefix: `${key}_`, figure: say('columns.against') },
      account => of(account)?.provenance ?? null,
    ),
  ];
}
