import { IN_FULL } from '#test/harness/rounds.ts';

/**
 * What a killed process held is released once its heartbeat is old enough: seconds for a job, most of a minute for a
 * quota unit. `npm run proofs` waits that long; other runs backdate the rows instead.
 */
export async function letTimePass(run: (sql: string) => Promise<unknown>): Promise<void> {
  if (IN_FULL) return;
  await run(`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`);
  await run(
    `update quota_reservations set lease_until = lease_until - interval '1 minute' where state = 'held'`,
  );
}
