import { parseArgs } from 'node:util';
import { busyReads, gatherCrowd, measurePeak } from './crowd.ts';
import { Line, quantile, requestBytes } from './light-client.ts';
import { offerLoad } from './offer-load.ts';
import { sayVerdict } from './say-verdict.ts';

/**
 * `npm run overload -- --seconds 60`: four times the product's capacity. At least four fifths of its peak are still
 * served, the others are rejected at once with Retry-After, and right afterwards it is as fast as before.
 */
const TIMES = 4;
const GOODPUT = 0.8;
const PUT_OFF_WITHIN_MS = 100;
const BACK_WITHIN_MS = 5_000;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const seconds = Number(values.seconds);

const crowd = await gatherCrowd(40);
try {
  await measurePeak(crowd, 5);
  const before = await measurePeak(crowd, Math.min(10, seconds));
  const perSecond = Math.round(before.perSecond * TIMES);
  console.log(`peak ${before.perSecond.toFixed(0)} reads a second; ${perSecond} are asked for ${seconds} s`);
  const requests = crowd.visitors.flatMap(visitor =>
    busyReads(visitor).map(path => requestBytes({ path, token: visitor.token })),
  );
  const { asked, timesOf, withoutRetryAfter } = await offerLoad({
    port: crowd.port,
    requests,
    perSecond,
    seconds,
  });
  const backMs = await untilFastAgain(before.p99Ms);

  const good = timesOf(200);
  const putOff = timesOf(503);
  const others = asked - good.length - putOff.length;
  const served = good.length / seconds;
  const waited = quantile(putOff, 0.5);
  sayVerdict([
    {
      what: `served, at least ${GOODPUT * 100} % of the best`,
      is: `${served.toFixed(0)} a second, ${((served / before.perSecond) * 100).toFixed(0)} %`,
      holds: served >= before.perSecond * GOODPUT,
    },
    {
      what: `put off with 503 and when to come back, within ${PUT_OFF_WITHIN_MS} ms in the median`,
      is: `${putOff.length} of ${asked} (median ${waited.toFixed(0)} ms, p99 ${quantile(putOff, 0.99).toFixed(0)} ms)`,
      holds: withoutRetryAfter === 0 && (putOff.length === 0 || waited <= PUT_OFF_WITHIN_MS),
    },
    {
      what: 'p99 of what was served',
      is: `${quantile(good, 0.99).toFixed(0)} ms`,
      holds: null,
    },
    { what: 'neither served nor put off', is: String(others), holds: others === 0 },
    {
      what: `as before within ${BACK_WITHIN_MS} ms`,
      is: `${backMs.toFixed(0)} ms`,
      holds: backMs <= BACK_WITHIN_MS,
    },
  ]);
} finally {
  await crowd.stop();
}

/** Waits until twenty reads in a row take no longer than the p99 under full load before. */
async function untilFastAgain(p99Ms: number): Promise<number> {
  const startedAt = performance.now();
  const line = new Line(crowd.port);
  const [visitor] = crowd.visitors;
  const request = requestBytes({ path: '/api/v1/me', token: visitor?.token ?? '' });
  for (let fast = 0; fast < 20 && performance.now() - startedAt < BACK_WITHIN_MS * 4;) {
    const { status, ms } = await line.ask(request);
    fast = status === 200 && ms <= Math.max(p99Ms, 50) ? fast + 1 : 0;
  }
  line.close();
  return performance.now() - startedAt;
}
