import type { Caller, AppContext } from '../../services/app-context.ts';
import { stillBinnedSince } from './list-video-reports.ts';
import { listFacets as listFacetRows } from './video-reports.queries.ts';

/** The filter values of the report table, with their counts. */
export async function listFacets(app: AppContext, { userId }: Caller) {
  const since = stillBinnedSince(app.clock.now());
  const rows = await listFacetRows(app.db.tenant(userId), userId, since);
  const total = rows.find(({ what }) => what === 't');
  return {
    accounts: rows.flatMap(({ what, username, count }) =>
      what === 'a' && username !== null && count > 0 ? [{ username, count }] : [],
    ),
    labels: rows.flatMap(({ what, label, count }) =>
      what === 'l' && label !== null && label !== '' && count > 0 ? [{ label, count }] : [],
    ),
    total: total?.count ?? 0,
    deleted: total?.deleted ?? 0,
  };
}
