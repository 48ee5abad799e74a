import { setImmediate as round } from 'node:timers/promises';
import { Line, requestBytes, type Heard } from './light-client.ts';

/**
 * Whoever asks sleeps in between, and looks for answers after: one who waits for them would have to be woken for each,
 * by the process that answers, on the processors that it needs. Times are longer by up to so much.
 */
const TICK_MS = 5;
/** So many may be under way: whoever has no line then counts as not answered. */
const MOST_LINES = 2_000;

export interface Offer {
  port: number;
  requests: readonly Buffer[];
  perSecond: number;
  seconds: number;
}

/** Asks at a steady pace, whether answers come or not, as strangers do; their lines are open before. */
export async function offerLoad({
  port,
  requests,
  perSecond,
  seconds,
}: Offer): Promise<Omit<Heard, 'body'>[]> {
  const idle = await openLines(port);
  const heard: Omit<Heard, 'body'>[] = [];
  const underWay = new Set<Promise<void>>();
  const startedAt = performance.now();
  for (let sent = 0; performance.now() - startedAt < seconds * 1_000;) {
    const due = Math.floor(((performance.now() - startedAt) / 1_000) * perSecond);
    for (; sent < due; sent += 1) {
      const line = idle.pop();
      if (line === undefined) {
        heard.push({ status: 0, ms: 0, retryAfter: false });
        continue;
      }
      const asked = line
        .ask(requests[sent % requests.length] ?? Buffer.alloc(0))
        .then(({ status, ms, retryAfter }) => {
          heard.push({ status, ms, retryAfter });
          idle.push(line);
          underWay.delete(asked);
        });
      underWay.add(asked);
    }
    await round();
    Atomics.wait(CLOCK, 0, 0, TICK_MS);
    // Answers, and what they set free.
    await round();
    await round();
  }
  await Promise.all(underWay);
  for (const line of idle) line.close();
  return heard;
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
