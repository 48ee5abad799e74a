import { IN_FULL } from '#test/harness/rounds.ts';

/**
 * What a killed process held is free again once it has been silent for long enough: seconds for a job, most of a minute
 * for a unit of a quota. `npm run proofs` waits for it; elsewhere it is as if that time had passed.
 */
export async function letTimePass(run: (sql: string) => Promise<unknown>): Promise<void> {
  if (IN_FULL) return;
  await run(`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`);
  await run(
    `update quota_reservations set lease_until = lease_until - interval '1 minute' where state = 'held'`,
  );
}
