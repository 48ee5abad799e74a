import type { ContractLine } from '#contract/admin-money.ts';
import { CONTRACT_STATES } from '#domain/billing/revenue.ts';
import { INTERVALS } from '#domain/billing/subscription.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import { PLAN_TYPES } from '#domain/plans/plan-table.ts';
import type { ExportWords } from '../../exports/export-words.ts';
import { begun, everyPage, prepared, type PreparedTable } from '../../exports/prepared-table.ts';
import { listContracts } from '../get-revenue.ts';
import { PAGE_ROWS, type AdminTableOrder } from './admin-table-order.ts';

/** Contracts of everybody, the newest first; amounts in cents. */
export async function contractsTable({ context, words, asked }: AdminTableOrder): Promise<PreparedTable> {
  const state = CONTRACT_STATES.find(one => one === asked.state);
  const pages = await begun(
    everyPage(cursor => listContracts(context.world, { state, cursor, limit: PAGE_ROWS })),
  );
  return prepared([words.say('files.contracts')], {
    title: words.say('tables.contracts'),
    columns: contractColumns(words),
    pages,
  });
}

function contractColumns({ say, t }: ExportWords): FileColumn<ContractLine>[] {
  const plans = Object.fromEntries(PLAN_TYPES.map(plan => [plan, t(`shell.plans.${plan}`)]));
  const text = (key: 'id' | 'email' | 'currency', title: string): FileColumn<ContractLine> => ({
    key,
    title,
    kind: 'text',
    value: contract => contract[key],
  });
  const instant = (
    key: 'created_at' | 'period_end' | 'ended_at',
    title: string,
  ): FileColumn<ContractLine> => ({ key, title, kind: 'instant', value: contract => contract[key] });
  const plan = (key: 'plan' | 'next_plan', title: string): FileColumn<ContractLine> => ({
    key,
    title,
    kind: 'choice',
    names: plans,
    value: contract => contract[key],
  });
  return [
    text('id', say('columns.id')),
    text('email', say('columns.email')),
    plan('plan', t('admin.users.columns.plan')),
    {
      key: 'interval',
      title: say('columns.interval'),
      kind: 'choice',
      names: Object.fromEntries(INTERVALS.map(one => [one, say(`intervals.${one}`)])),
      value: ({ interval }) => interval,
    },
    { key: 'amount_cents', title: say('columns.amountCents'), kind: 'whole', value: one => one.amount_cents },
    text('currency', say('columns.currency')),
    {
      key: 'state',
      title: say('columns.state'),
      kind: 'choice',
      names: Object.fromEntries(CONTRACT_STATES.map(one => [one, t(`adminMoney.states.${one}`)])),
      value: ({ state }) => state,
    },
    plan('next_plan', say('columns.nextPlan')),
    instant('created_at', say('columns.created')),
    instant('period_end', say('columns.periodEnd')),
    instant('ended_at', say('columns.ended')),
  ];
}
