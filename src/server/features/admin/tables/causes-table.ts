import type { z } from 'zod';
import { jobRun } from '#contract/accounts/accounts.ts';
import type { jobsOverview } from '#contract/admin/admin-jobs.ts';
import { begun, onePage, prepared, type PreparedTable } from '../../exports/prepared-table.ts';
import { getJobsOverview } from '../operations/get-jobs-overview.ts';
import type { AdminTableOrder } from './admin-table-order.ts';

type Cause = z.infer<typeof jobsOverview>['causes'][number];

/** Causes of failed runs in the last seven days, the most frequent first. */
export async function causesTable({ context, words }: AdminTableOrder): Promise<PreparedTable> {
  const { say, t } = words;
  const pages = await begun(onePage(async () => (await getJobsOverview(context.app)).causes));
  return prepared<Cause>([say('files.causes')], {
    title: say('tables.causes'),
    columns: [
      { key: 'code', title: t('admin.jobs.cause'), kind: 'text', value: ({ code }) => code },
      {
        key: 'kind',
        title: say('columns.kind'),
        kind: 'choice',
        names: Object.fromEntries(
          jobRun.shape.kind.options.map(kind => [kind, t(`admin.jobs.kinds.${kind}`)]),
        ),
        value: ({ kind }) => kind,
      },
      { key: 'count', title: t('admin.jobs.count'), kind: 'whole', value: ({ count }) => count },
      { key: 'last_at', title: t('admin.jobs.last'), kind: 'instant', value: ({ lastAt }) => lastAt },
    ],
    pages,
  });
}
