import type { DayFigure } from '#domain/sources/day-figures.ts';
import { getLinkedAccount } from '../accounts/queries/get-linked-account.ts';
import type { Caller, World } from '../../services/app-context.ts';
import { listStandingDays } from './imports.queries.ts';

const DAY_MS = 86_400_000;
const FIRST_DAY = '2014-01-01';

/** The figures by day that imported files brought for one of the caller's own accounts. */
export async function listDays(
  world: World,
  { userId }: Pick<Caller, 'userId'>,
  asked: { id: string; from?: string | undefined; to?: string | undefined },
): Promise<{ items: DayFigure[] }> {
  const db = world.db.tenant(userId);
  const { tiktok_username: username } = await getLinkedAccount(db, userId, asked.id);
  const tomorrow = new Date(world.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
  const items = await listStandingDays(db, {
    userId,
    username,
    from: asked.from ?? FIRST_DAY,
    to: asked.to ?? tomorrow,
  });
  return { items };
}
