import { begun, onePage, prepared, type PreparedTable } from '../../exports/prepared-table.ts';
import type { AdminTableOrder } from './admin-table-order.ts';

const COUNTS = ['waiting', 'later', 'active', 'failed', 'kept'] as const;

/** Current queue sizes. */
export async function queuesTable({ context, words }: AdminTableOrder): Promise<PreparedTable> {
  const { say, t } = words;
  const pages = await begun(onePage(() => context.app.jobs.queues()));
  return prepared([say('files.queues')], {
    title: say('tables.queues'),
    columns: [
      { key: 'name', title: t('admin.jobs.queue'), kind: 'text', value: ({ name }) => name },
      ...COUNTS.map(key => ({
        key,
        title: t(`admin.jobs.${key}`),
        kind: 'whole' as const,
        value: (queue: Record<typeof key, number>) => queue[key],
      })),
    ],
    pages,
  });
}
