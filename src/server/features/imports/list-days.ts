import { DAY_MS } from '#domain/time/day-ms.ts';
import type { DayFigure } from '#domain/sources/day-figures.ts';
import { getLinkedAccount } from '../accounts/queries/get-linked-account.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { listStoredDays } from './imports.queries.ts';

const FIRST_DAY = '2014-01-01';

/** Daily figures from imported files for one of the caller's own accounts. */
export async function listDays(
  app: AppContext,
  { userId }: Pick<Caller, 'userId'>,
  input: { id: string; from?: string | undefined; to?: string | undefined },
): Promise<{ items: DayFigure[] }> {
  const db = app.db.tenant(userId);
  const { tiktok_username: username } = await getLinkedAccount(db, userId, input.id);
  const tomorrow = new Date(app.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
  const items = await listStoredDays(db, {
    userId,
    username,
    from: input.from ?? FIRST_DAY,
    to: input.to ?? tomorrow,
  });
  return { items };
}
