import type { Database } from '../../platform/db/database.ts';

/** Concurrent exports per user and process: a large table keeps database and CPU busy. */
const AT_ONCE = 2;

interface Place {
  taken: number;
  waiting: (() => void)[];
}

const places = new WeakMap<Database, Map<string, Place>>();

/** Limits a user's exports to two at a time; another begins when one has ended or was aborted. */
export async function* twoAtATime(
  db: Database,
  userId: string,
  write: () => AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const ofAll = places.get(db) ?? new Map<string, Place>();
  places.set(db, ofAll);
  const own = ofAll.get(userId) ?? { taken: 0, waiting: [] };
  ofAll.set(userId, own);
  if (own.taken >= AT_ONCE) await new Promise<void>(resolve => own.waiting.push(resolve));
  else own.taken++;
  try {
    yield* write();
  } finally {
    const next = own.waiting.shift();
    if (next !== undefined) next();
    else if (--own.taken === 0) ofAll.delete(userId);
  }
}
