import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { stillBinnedSince } from './list-video-reports.ts';
import { binReports, changeReports as saveChange, restoreReports } from './video-reports.queries.ts';

interface Change {
  ids: string[];
  label?: string | undefined;
  note?: string | undefined;
  favourite?: boolean | undefined;
}

/** Changes label, note and favourite of several reports. */
export function changeReports(
  app: AppContext,
  caller: Caller,
  { ids, label, note, favourite }: Change,
): Promise<{ ids: string[] }> {
  const change = { label: label ?? null, note: note ?? null, favourite: favourite ?? null };
  return allOrNone(app, caller, ids, tx => saveChange(tx, caller.userId, ids, change));
}

/** Moves reports to the bin; share links that show them end. */
export function removeReports(
  app: AppContext,
  caller: Caller,
  { ids }: { ids: string[] },
): Promise<{ ids: string[] }> {
  const now = app.clock.now();
  return allOrNone(app, caller, ids, tx => binReports(tx, caller.userId, ids, now));
}

/** Restores reports from the bin. */
export function restoreRemoved(
  app: AppContext,
  caller: Caller,
  { ids }: { ids: string[] },
): Promise<{ ids: string[] }> {
  const since = stillBinnedSince(app.clock.now());
  return allOrNone(app, caller, ids, tx => restoreReports(tx, caller.userId, ids, since));
}

/** Rolls everything back if one is missing or in another state. */
function allOrNone(
  app: AppContext,
  { userId }: Caller,
  ids: readonly string[],
  change: (tx: Transaction) => Promise<{ id: string }[]>,
): Promise<{ ids: string[] }> {
  return app.db.tenant(userId).transaction(async tx => {
    const changed = new Set((await change(tx)).map(({ id }) => id));
    if (ids.some(id => !changed.has(id.toLowerCase()))) throw new AppError('video_report_not_found');
    return { ids: [...changed] };
  });
}
