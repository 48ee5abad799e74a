import { parseArgs } from 'node:util';
import pg from 'pg';
import { runningPostgres } from '#server/platform/db/embedded/running-server.ts';
import { busyReads, gatherCrowd, measurePeak } from './crowd.ts';
import { offerLoad } from './offer-load.ts';
import { quantile, requestBytes } from './light-client.ts';
import { sayVerdict } from './say-verdict.ts';
import { watchMemory } from './watch-memory.ts';

/**
 * `npm run soak -- --minutes 30`: half of the product's capacity, for a long time. Memory stays flat, responses do not
 * become slower, and connections do not exceed the size of the pool.
 */
const SLOPE = 1;
const DRIFT = 0.2;
const POOL = 12;
const JUDGED_FROM_MINUTES = 10;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);

const crowd = await gatherCrowd(40);
try {
  await measurePeak(crowd, 5);
  const peak = await measurePeak(crowd, 10);
  const perSecond = Math.round(peak.perSecond / 2);
  console.log(
    `peak ${peak.perSecond.toFixed(0)} reads a second; ${perSecond} are asked for ${minutes} minutes`,
  );
  const memory = watchMemory(crowd.product.process.pid ?? 0);
  const requests = crowd.visitors.flatMap(visitor =>
    busyReads(visitor).map(path => requestBytes({ path, token: visitor.token })),
  );
  const { asked, timesOf } = await offerLoad({
    port: crowd.port,
    requests,
    perSecond,
    seconds: minutes * 60,
  });
  const { slopePerMinute, first, last } = memory.end(0.25);
  const connections = await connectionsOf(crowd.product.dataDir);

  const good = timesOf(200);
  const third = Math.floor(good.length / 3);
  const early = quantile(good.slice(0, third), 0.99);
  const late = quantile(good.slice(-third), 0.99);
  const isLong = minutes >= JUDGED_FROM_MINUTES;
  sayVerdict([
    {
      what: 'answers that were not good',
      is: String(asked - good.length),
      holds: asked === good.length,
    },
    {
      what: `memory, below ${SLOPE} MB a minute after warming up`,
      is: `${slopePerMinute.toFixed(2)} MB a minute, ${first.toFixed(0)} → ${last.toFixed(0)} MB`,
      holds: isLong ? slopePerMinute < SLOPE : null,
    },
    {
      what: `p99, at most ${DRIFT * 100} % above its first third`,
      is: `${early.toFixed(1)} → ${late.toFixed(1)} ms`,
      holds: isLong ? late <= early * (1 + DRIFT) : null,
    },
    { what: `connections, at most ${POOL}`, is: String(connections), holds: connections <= POOL },
  ]);
} finally {
  await crowd.stop();
}

async function connectionsOf(dataDir: string): Promise<number> {
  const client = new pg.Client({ connectionString: runningPostgres(dataDir) ?? '' });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where application_name = 'accroche'`,
  );
  await client.end();
  return rows[0]?.count ?? 0;
}
