import type { z } from 'zod';
import type { sourceStatus } from '#contract/admin/admin.ts';
import { SOURCE_IDS } from '#domain/sources/reading.ts';
import { fieldColumn } from '../../exports/tables/field-column.ts';
import { yesNo } from '../../exports/tables/yes-no.ts';
import { begun, onePage, prepared, type PreparedTable } from '../../exports/prepared-table.ts';
import { getSourceStatus } from '../operations/get-source-status.ts';
import type { AdminTableOrder } from './admin-table-order.ts';

type Source = z.infer<typeof sourceStatus>['sources'][number];

/** Every source with its current health. */
export async function sourcesTable({ context, words }: AdminTableOrder): Promise<PreparedTable> {
  const { say, t } = words;
  const pages = await begun(onePage(async () => (await getSourceStatus(context.app)).sources));
  return prepared<Source>([say('files.sources')], {
    title: say('tables.sources'),
    columns: [
      {
        key: 'id',
        title: say('columns.source'),
        kind: 'choice',
        names: Object.fromEntries(SOURCE_IDS.map(id => [id, t(`admin.sources.names.${id}`)])),
        value: ({ id }) => id,
      },
      yesNo(words, 'usable', say('columns.usable'), ({ usable }) => usable),
      fieldColumn('text', 'reason', say('columns.reason')),
      fieldColumn('text', 'version', say('columns.versionFound')),
      fieldColumn('text', 'needed', say('columns.versionNeeded')),
    ],
    pages,
  });
}
