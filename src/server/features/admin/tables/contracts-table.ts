import type { ContractLine } from '#contract/admin/admin-revenue.ts';
import { CONTRACT_STATES } from '#domain/billing/revenue.ts';
import { INTERVALS } from '#domain/billing/subscription.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import { PLAN_TYPES } from '#domain/plans/plan-table.ts';
import type { ExportWords } from '../../exports/export-words.ts';
import { begun, everyPage, prepared, type PreparedTable } from '../../exports/prepared-table.ts';
import { fieldColumn } from '../../exports/tables/field-column.ts';
import { listContracts } from '../revenue/get-revenue.ts';
import { PAGE_ROWS, type AdminTableOrder } from './admin-table-order.ts';

/** Contracts of all users, newest first; amounts in cents. */
export async function contractsTable({ context, words, input }: AdminTableOrder): Promise<PreparedTable> {
  const state = CONTRACT_STATES.find(one => one === input.state);
  const pages = await begun(
    everyPage(cursor => listContracts(context.app, { state, cursor, limit: PAGE_ROWS })),
  );
  return prepared([words.say('files.contracts')], {
    title: words.say('tables.contracts'),
    columns: contractColumns(words),
    pages,
  });
}

function contractColumns({ say, t }: ExportWords): FileColumn<ContractLine>[] {
  const plans = Object.fromEntries(PLAN_TYPES.map(plan => [plan, t(`shell.plans.${plan}`)]));
  const plan = (key: 'plan' | 'next_plan', title: string): FileColumn<ContractLine> => ({
    key,
    title,
    kind: 'choice',
    names: plans,
    value: contract => contract[key],
  });
  return [
    fieldColumn('text', 'id', say('columns.id')),
    fieldColumn('text', 'email', say('columns.email')),
    plan('plan', t('admin.users.columns.plan')),
    {
      key: 'interval',
      title: say('columns.interval'),
      kind: 'choice',
      names: Object.fromEntries(INTERVALS.map(one => [one, say(`intervals.${one}`)])),
      value: ({ interval }) => interval,
    },
    fieldColumn('whole', 'amount_cents', say('columns.amountCents')),
    fieldColumn('text', 'currency', say('columns.currency')),
    {
      key: 'state',
      title: say('columns.state'),
      kind: 'choice',
      names: Object.fromEntries(CONTRACT_STATES.map(one => [one, t(`adminMoney.states.${one}`)])),
      value: ({ state }) => state,
    },
    plan('next_plan', say('columns.nextPlan')),
    fieldColumn('instant', 'created_at', say('columns.created')),
    fieldColumn('instant', 'period_end', say('columns.periodEnd')),
    fieldColumn('instant', 'ended_at', say('columns.ended')),
  ];
}
