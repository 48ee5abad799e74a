import type { ExperimentItem } from '#contract/experiments.ts';
import { EXPERIMENT_STATES } from '#domain/experiments/experiment-state.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import { listLinkedAccounts } from '../../accounts/list-linked-accounts.ts';
import { listExperiments } from '../../experiments/list-experiments.ts';
import type { ExportWords } from '../export-words.ts';
import { begun, prepared, type PreparedTable, type TableOrder } from '../prepared-table.ts';

/** The experiments of one account or of all: hypothesis, rule and result. */
export async function experimentsTable(order: TableOrder): Promise<PreparedTable> {
  const { say } = order.words;
  const pages = await begun(ofAccounts(order));
  return prepared([say('files.experiments')], {
    title: say('tables.experiments'),
    columns: experimentColumns(order.words),
    pages,
  });
}

async function* ofAccounts({ app, caller, input }: TableOrder): AsyncGenerator<ExperimentItem[]> {
  const accountIds =
    input.accountId === undefined
      ? (await listLinkedAccounts(app, caller)).items.map(({ id }) => id)
      : [input.accountId];
  for (const accountId of accountIds)
    yield (await listExperiments(app, caller, { accountId, deleted: false })).items;
}

type Column = FileColumn<ExperimentItem>;
const known = ({ verdict }: ExperimentItem) => (verdict.known ? verdict : null);

function experimentColumns({ say, t }: ExportWords): Column[] {
  const outcomes = ['variant_better', 'variant_worse', 'no_difference_found'] as const;
  const text = (key: 'username' | 'hypothesis' | 'variable' | 'lesson', title: string): Column => ({
    key,
    title,
    kind: 'text',
    value: experiment => experiment[key],
  });
  const instant = (
    key: string,
    title: string,
    value: (experiment: ExperimentItem) => string | null,
  ): Column => ({
    key,
    title,
    kind: 'instant',
    value,
  });
  const factor = (key: 'factor' | 'low' | 'high', title: string): Column => ({
    key,
    title,
    kind: 'decimal',
    unit: 'factor',
    isComputed: true,
    value: experiment => known(experiment)?.[key] ?? null,
  });
  const measured = (arm: 'usual' | 'variant', title: string): Column => ({
    key: `measured_${arm}`,
    title,
    kind: 'whole',
    value: ({ arms }) => arms[arm].measured,
  });
  return [
    text('username', say('columns.account')),
    text('hypothesis', say('columns.hypothesis')),
    text('variable', say('columns.variable')),
    {
      key: 'metric',
      title: say('columns.metric'),
      kind: 'choice',
      names: { views: t('experiments.metrics.views'), engagement: t('experiments.metrics.engagement') },
      value: ({ metric }) => metric,
    },
    { key: 'at_age_days', title: say('columns.atAge'), kind: 'whole', value: ({ atAgeDays }) => atAgeDays },
    {
      key: 'planned_per_arm',
      title: say('columns.planned'),
      kind: 'whole',
      value: ({ plannedPerArm }) => plannedPerArm,
    },
    measured('usual', say('columns.measuredUsual')),
    measured('variant', say('columns.measuredVariant')),
    {
      key: 'state',
      title: say('columns.state'),
      kind: 'choice',
      names: Object.fromEntries(EXPERIMENT_STATES.map(state => [state, t(`experiments.states.${state}`)])),
      value: ({ state }) => state,
    },
    {
      key: 'outcome',
      title: say('columns.outcome'),
      kind: 'choice',
      isComputed: true,
      names: Object.fromEntries(outcomes.map(outcome => [outcome, t(`experiments.verdict.${outcome}`)])),
      value: experiment => known(experiment)?.outcome ?? null,
    },
    factor('factor', say('columns.factor')),
    factor('low', say('columns.low')),
    factor('high', say('columns.high')),
    instant('created_at', say('columns.created'), ({ createdAt }) => createdAt),
    instant('locked_at', say('columns.locked'), ({ lockedAt }) => lockedAt),
    instant('ended_at', say('columns.ended'), ({ endedAt }) => endedAt),
    text('lesson', say('columns.lesson')),
  ];
}
