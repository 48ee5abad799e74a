import type { Database } from '../../platform/db/database.ts';

/** Tables being written for one person in one process: a large one keeps the database and the processor busy. */
const AT_ONCE = 2;

interface Place {
  taken: number;
  waiting: (() => void)[];
}

const places = new WeakMap<Database, Map<string, Place>>();

/** What one person has written: two tables at a time, a further one begins when one has ended or was given up. */
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
