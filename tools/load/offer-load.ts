import { setTimeout as pause } from 'node:timers/promises';
import { Line, type Heard } from './light-client.ts';

const TICK_MS = 10;
/** So many may be under way: whoever has no line then counts as not answered. */
const MOST_LINES = 2_000;

export interface Offer {
  port: number;
  requests: readonly Buffer[];
  perSecond: number;
  seconds: number;
}

/** Asks at a steady pace, whether answers come or not, as strangers do. */
export async function offerLoad({
  port,
  requests,
  perSecond,
  seconds,
}: Offer): Promise<Omit<Heard, 'body'>[]> {
  const idle: Line[] = [];
  const heard: Omit<Heard, 'body'>[] = [];
  const underWay = new Set<Promise<void>>();
  let lines = 0;
  const startedAt = performance.now();
  for (let sent = 0; performance.now() - startedAt < seconds * 1_000;) {
    const due = Math.floor(((performance.now() - startedAt) / 1_000) * perSecond);
    for (; sent < due; sent += 1) {
      let line = idle.pop();
      if (line === undefined && lines < MOST_LINES) {
        lines += 1;
        line = new Line(port);
      }
      if (line === undefined) {
        heard.push({ status: 0, ms: 0, retryAfter: false });
        continue;
      }
      const taken = line;
      const asked = taken
        .ask(requests[sent % requests.length] ?? Buffer.alloc(0))
        .then(({ status, ms, retryAfter }) => {
          heard.push({ status, ms, retryAfter });
          idle.push(taken);
          underWay.delete(asked);
        });
      underWay.add(asked);
    }
    await pause(TICK_MS);
  }
  await Promise.all(underWay);
  for (const line of idle) line.close();
  return heard;
}
