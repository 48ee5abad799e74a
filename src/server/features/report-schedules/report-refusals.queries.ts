import type { Queryable } from '../../platform/db/database.ts';

export function addRefusal(
  system: Queryable,
  refusal: { userId: string; addressHash: Buffer; now: Date },
): Promise<number> {
  return system.run({
    name: 'add-report-refusal',
    text: `insert into report_refusals (user_id, address_hash, refused_at) values ($1, $2, $3)
           on conflict do nothing`,
    values: [refusal.userId, refusal.addressHash, refusal.now],
  });
}

export function withdrawRefusal(system: Queryable, userId: string, addressHash: Buffer): Promise<number> {
  return system.run({
    name: 'take-report-refusal-back',
    text: 'delete from report_refusals where user_id = $1 and address_hash = $2',
    values: [userId, addressHash],
  });
}

export function findRefusal(
  db: Queryable,
  userId: string,
  addressHash: Buffer,
): Promise<{ refused_at: Date } | undefined> {
  return db.row({
    name: 'find-report-refusal',
    text: 'select refused_at from report_refusals where user_id = $1 and address_hash = $2',
    values: [userId, addressHash],
  });
}
