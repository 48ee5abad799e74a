import { supportedLifts } from '#domain/generations/hooks/own-winners.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { AppContext } from '../../services/app-context.ts';
import { getMeasuredHandle, loadWinners } from './find-winners.ts';
import { findMeasuredHandle, listSeenTexts } from './generations.queries.ts';
import type { HooksOrder } from './write-hooks.ts';

/** A text is not repeated until this many others of its kind have followed. */
export const MOST_SEEN = 400;

/** Input for writing hooks: the creator's own figures, and the hooks already seen. */
export async function hooksOrder(
  app: AppContext,
  db: Queryable,
  input: Pick<HooksOrder, 'brief' | 'seed' | 'count'> & { userId: string; accountId: string | null },
): Promise<HooksOrder> {
  const { userId, accountId, brief, seed, count } = input;
  const handle =
    accountId === null
      ? await findMeasuredHandle(db, userId, null)
      : await getMeasuredHandle(db, userId, accountId);
  const [seen, winners] = await Promise.all([
    listSeenTexts(db, {
      userId,
      kind: 'hook',
      language: brief.language,
      topic: brief.topic,
      most: MOST_SEEN,
    }),
    handle === undefined ? null : loadWinners(db, { userId, handle, now: app.clock.now() }),
  ]);
  const supported = winners?.known === true ? winners.supported : [];
  if (accountId !== null && supported.length === 0) throw new AppError('generation_no_winners');
  return {
    brief,
    seed,
    count,
    seen,
    ownLifts: winners === null ? {} : supportedLifts(winners),
    classes: accountId === null ? null : supported,
  };
}
