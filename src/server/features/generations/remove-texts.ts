import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { deleteForgotten, markRemoved, unmarkRemoved } from './generations.queries.ts';
import { takenBackSince } from './list-texts.ts';

export const FORGET_TEXTS_EVERY_SECONDS = 3_600;

/** Moves texts to the bin for thirty days: all of them or none. */
export function removeTexts(
  app: AppContext,
  { userId }: Caller,
  ids: readonly string[],
): Promise<{ ids: string[] }> {
  const named = [...new Set(ids)];
  return app.db.tenant(userId).transaction(async tx => {
    const removed = await markRemoved(tx, userId, { ids: named, now: app.clock.now() });
    if (removed < named.length) throw new AppError('generation_not_found');
    return { ids: named };
  });
}

export function restoreTexts(
  app: AppContext,
  { userId }: Caller,
  ids: readonly string[],
): Promise<{ ids: string[] }> {
  const named = [...new Set(ids)];
  return app.db.tenant(userId).transaction(async tx => {
    const since = takenBackSince(app.clock.now());
    if ((await unmarkRemoved(tx, userId, { ids: named, since })) < named.length) {
      throw new AppError('generation_not_found');
    }
    return { ids: named };
  });
}

/** Permanently deletes texts whose restore period has ended. */
export function deleteRemovedTexts(app: AppContext): Promise<number> {
  return deleteForgotten(app.db.system, takenBackSince(app.clock.now()));
}
