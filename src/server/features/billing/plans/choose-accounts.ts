import type { ActiveAccounts } from '#contract/billing.ts';
import { UNLIMITED } from '#domain/plans/plan-table.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Queryable } from '#server/platform/db/database.ts';
import type { Caller, AppContext } from '#server/services/app-context.ts';
import {
  findNextPlaces,
  findPlaces,
  setActiveAccounts,
  listPlacedAccounts,
} from './active-accounts.queries.ts';

/** Otherwise daily changes would allow tracking any number of accounts. */
const CHOICE_HOLDS_MS = 30 * 86_400_000;

/** Which accounts have a slot in the plan; the others are read-only. */
export function listActiveAccounts(
  app: AppContext,
  { userId }: Pick<Caller, 'userId'>,
): Promise<ActiveAccounts> {
  return read(app.db.tenant(userId), userId);
}

async function read(db: Queryable, userId: string): Promise<ActiveAccounts> {
  const places = (await findPlaces(db, userId))?.places ?? 0;
  const rows = await listPlacedAccounts(db, userId);
  const next = await findNextPlaces(db, userId);
  return {
    places,
    next: next === undefined ? null : { ...next, at: next.at.toISOString() },
    items: rows.map(({ id, username, is_primary, is_active, kept_at: keptAt }) => ({
      id,
      username,
      is_primary,
      is_active,
      is_kept: rows.some(row => row.kept_at !== null) ? keptAt !== null : is_primary,
    })),
    changeable_at: places === UNLIMITED || rows.length <= places ? null : holdsUntil(rows),
  };
}

function holdsUntil(rows: readonly { kept_at: Date | null }[]): string | null {
  const chosenAt = Math.max(0, ...rows.map(({ kept_at: at }) => at?.getTime() ?? 0));
  return chosenAt === 0 ? null : new Date(chosenAt + CHOICE_HOLDS_MS).toISOString();
}

/** Selects the accounts to keep active after a downgrade, or before a scheduled one. The others become read-only. */
export function chooseActiveAccounts(
  app: AppContext,
  { userId }: Pick<Caller, 'userId'>,
  { ids }: { ids: readonly string[] },
): Promise<ActiveAccounts> {
  return app.db.tenant(userId).transaction(async tx => {
    const { places: present, next, items, changeable_at: changeableAt } = await read(tx, userId);
    // While all accounts have a slot, the selection applies to the upcoming plan.
    const isAhead = next !== null && (present === UNLIMITED || items.length <= present);
    const places = isAhead ? next.places : present;
    const now = app.clock.now();
    const known = new Set(items.map(({ id }) => id));
    const isRight = ids.every(id => known.has(id)) && (places === UNLIMITED || ids.length <= places);
    if (!isRight) throw new AppError('account_choice_wrong', { limit: places });
    if (changeableAt !== null && changeableAt > now.toISOString())
      throw new AppError('account_choice_too_soon', { when: changeableAt });
    await setActiveAccounts(tx, userId, ids, now);
    return read(tx, userId);
  });
}
