import { setImmediate as round } from 'node:timers/promises';
import { Line, requestBytes } from './light-client.ts';

/**
 * The client sleeps between bursts and collects responses afterwards: waking it for each response would take processor
 * time from the server. Measured times are too long by up to this much.
 */
const TICK_MS = 5;
/** Maximum requests in progress; a request without a free connection counts as not answered. */
const MOST_LINES = 2_000;

export interface Offer {
  port: number;
  requests: readonly Buffer[];
  perSecond: number;
  seconds: number;
}

/**
 * The results. Times are lists of numbers: two million objects would pause the client, which looks like a slow
 * response.
 */
export interface Offered {
  asked: number;
  /** Milliseconds of the responses with a status, in order of arrival; status 0: no response, or no free connection. */
  timesOf: (status: number) => readonly number[];
  /** 503 responses without Retry-After. */
  withoutRetryAfter: number;
}

/**
 * Sends at a steady rate, whether responses come or not, as independent clients do; connections are opened beforehand.
 */
export async function offerLoad({ port, requests, perSecond, seconds }: Offer): Promise<Offered> {
  const idle = await openLines(port);
  const times = new Map<number, number[]>();
  let asked = 0;
  let withoutRetryAfter = 0;
  const note = (status: number, ms: number): void => {
    asked += 1;
    const known = times.get(status);
    if (known === undefined) times.set(status, [ms]);
    else known.push(ms);
  };
  const underWay = new Set<Promise<void>>();
  const startedAt = performance.now();
  for (let sent = 0; performance.now() - startedAt < seconds * 1_000;) {
    const due = Math.floor(((performance.now() - startedAt) / 1_000) * perSecond);
    for (; sent < due; sent += 1) {
      const line = idle.pop();
      if (line === undefined) {
        note(0, 0);
        continue;
      }
      const answer = line
        .ask(requests[sent % requests.length] ?? Buffer.alloc(0))
        .then(({ status, ms, retryAfter }) => {
          note(status, ms);
          if (status === 503 && !retryAfter) withoutRetryAfter += 1;
          idle.push(line);
          underWay.delete(answer);
        });
      underWay.add(answer);
    }
    await round();
    Atomics.wait(CLOCK, 0, 0, TICK_MS);
    // Responses, and what they resolve.
    await round();
    await round();
  }
  await Promise.all(underWay);
  for (const line of idle) line.close();
  return { asked, withoutRetryAfter, timesOf: status => times.get(status) ?? [] };
}

const CLOCK = new Int32Array(new SharedArrayBuffer(4));
const AT_ONCE = 50;

async function openLines(port: number): Promise<Line[]> {
  const lines = Array.from({ length: MOST_LINES }, () => new Line(port));
  const hello = requestBytes({ path: '/healthz' });
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    await Promise.all(lines.slice(from, from + AT_ONCE).map(line => line.ask(hello)));
  }
  return lines;
}
