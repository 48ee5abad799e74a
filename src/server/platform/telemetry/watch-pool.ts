import { Gauge } from 'prom-client';

/** The figures of a connection pool. */
interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
  options: { max: number };
  end(): Promise<void>;
}

const pools = new Map<Pool, string>();

function sum(read: (pool: Pool) => number): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [pool, name] of pools) sums.set(name, (sums.get(name) ?? 0) + read(pool));
  return sums;
}

void new Gauge({
  name: 'accroche_db_connections',
  help: 'Connections to the database by pool: busy and idle',
  labelNames: ['pool', 'state'],
  collect() {
    for (const [pool, idle] of sum(one => one.idleCount)) this.set({ pool, state: 'idle' }, idle);
    for (const [pool, busy] of sum(one => one.totalCount - one.idleCount))
      this.set({ pool, state: 'busy' }, busy);
  },
});
void new Gauge({
  name: 'accroche_db_waiting',
  help: 'Questions that wait for a connection, by pool',
  labelNames: ['pool'],
  collect() {
    for (const [pool, waiting] of sum(one => one.waitingCount)) this.set({ pool }, waiting);
  },
});
void new Gauge({
  name: 'accroche_db_connections_allowed',
  help: 'Connections that a pool opens at most',
  labelNames: ['pool'],
  collect() {
    for (const [pool, most] of sum(one => one.options.max)) this.set({ pool }, most);
  },
});

/** Reports this pool's connections under a name, until it ends. */
export function watchPool(name: 'primary' | 'tenants' | 'replica', pool: Pool): void {
  pools.set(pool, name);
  const end = pool.end.bind(pool);
  pool.end = () => {
    pools.delete(pool);
    return end();
  };
}
