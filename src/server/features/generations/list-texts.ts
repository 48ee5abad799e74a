import { DAY_MS } from '#domain/time/day-ms.ts';
import type { GeneratedText } from '#contract/generations/generations.ts';
import { REMOVED_KEPT_DAYS } from '#domain/generations/brief/generation-limits.ts';
import { loadEntitlements } from '../../services/entitlements/load-entitlements.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { countTexts, listTextRows } from './generations.queries.ts';
import { showText } from './show-text.ts';
import { readCursor, writeCursor } from './text-cursor.ts';

/** Removals after this instant can be restored. */
export function takenBackSince(now: Date): Date {
  return new Date(now.getTime() - REMOVED_KEPT_DAYS * DAY_MS);
}

interface Input {
  q?: string | undefined;
  kinds?: string | undefined;
  language?: string | undefined;
  platform?: string | undefined;
  niche?: string | undefined;
  favourites?: 'true' | undefined;
  used?: 'true' | undefined;
  deleted?: 'true' | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** All texts, newest first, paginated; or removed ones, last removed first. */
export async function listTexts(
  app: AppContext,
  { userId }: Caller,
  input: Input,
): Promise<{ items: GeneratedText[]; nextCursor: string | null }> {
  const db = app.db.tenant(userId);
  const opens = await loadEntitlements(db, userId);
  const { limit, cursor, q = '' } = input;
  const rows = await listTextRows(db, {
    userId,
    deletedSince: input.deleted === 'true' ? takenBackSince(app.clock.now()) : null,
    q: q === '' ? null : q,
    kinds: input.kinds?.split(',') ?? null,
    language: input.language ?? null,
    platform: input.platform ?? null,
    niche: input.niche ?? null,
    favourites: input.favourites === 'true',
    used: input.used === 'true',
    after: cursor === undefined ? null : readCursor(cursor),
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(row => showText(row, opens)),
    nextCursor:
      rows.length <= limit || last === undefined
        ? null
        : writeCursor({ key: last.sort_key, position: last.position, id: last.id }),
  };
}

export async function listFacets(app: AppContext, { userId }: Caller) {
  const since = takenBackSince(app.clock.now());
  const row = await countTexts(app.db.tenant(userId), userId, since);
  const { hooks, ctas, scripts, favourites, used, deleted, niches } = row;
  return {
    kinds: { hook: hooks, cta: ctas, script: scripts },
    favourites,
    used,
    deleted,
    niches: niches ?? [],
  };
}
