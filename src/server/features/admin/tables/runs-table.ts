import { JOB_STATES, jobRun } from '#contract/accounts/accounts.ts';
import type { AdminRun } from '#contract/admin/admin-jobs.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import type { ExportWords } from '../../exports/export-words.ts';
import { begun, everyPage, prepared, type PreparedTable } from '../../exports/prepared-table.ts';
import { fieldColumn } from '../../exports/tables/field-column.ts';
import { yesNo } from '../../exports/tables/yes-no.ts';
import { listRuns } from '../operations/list-runs.ts';
import { PAGE_ROWS, type AdminTableOrder } from './admin-table-order.ts';

/** Runs of all users, the newest first. */
export async function runsTable({ context, words, input }: AdminTableOrder): Promise<PreparedTable> {
  const state = JOB_STATES.find(one => one === input.state);
  const pages = await begun(
    everyPage(cursor => listRuns(context.app, { state, code: input.code, cursor, limit: PAGE_ROWS })),
  );
  return prepared([words.say('files.runs')], {
    title: words.say('tables.runs'),
    columns: runColumns(words),
    pages,
  });
}

function runColumns(words: ExportWords): FileColumn<AdminRun>[] {
  const { say, t } = words;
  return [
    fieldColumn('text', 'id', say('columns.id')),
    {
      key: 'kind',
      title: say('columns.kind'),
      kind: 'choice',
      names: Object.fromEntries(jobRun.shape.kind.options.map(kind => [kind, t(`admin.jobs.kinds.${kind}`)])),
      value: ({ kind }) => kind,
    },
    fieldColumn('text', 'username', say('columns.account')),
    { key: 'user', title: t('admin.jobs.of'), kind: 'text', value: ({ user }) => user.label ?? user.id },
    yesNo(words, 'automatic', say('columns.automatic'), run => run.automatic),
    {
      key: 'state',
      title: t('admin.jobs.state'),
      kind: 'choice',
      names: Object.fromEntries(JOB_STATES.map(state => [state, t(`admin.jobs.states.${state}`)])),
      value: ({ state }) => state,
    },
    {
      key: 'error',
      title: t('admin.jobs.cause'),
      kind: 'text',
      value: ({ error }) => error?.code ?? null,
    },
    fieldColumn('instant', 'created_at', say('columns.created')),
    fieldColumn('instant', 'started_at', say('columns.started')),
    fieldColumn('instant', 'finished_at', say('columns.ended')),
  ];
}
