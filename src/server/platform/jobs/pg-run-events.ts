import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Logger } from 'pino';
import type { RunEvents } from './run-events.ts';

export const RUN_CHANNEL = 'accroche_run';
const RECONNECT_MS = 1_000;
// A connection can die silently; notifications lost with it delay nobody longer than this.
const LOOK_ANYWAY_MS = 10_000;

/** Listens on one connection for the whole process; after a lost connection all subscribers read again. */
export async function createPgRunEvents(connectionString: string, log: Logger): Promise<RunEvents> {
  const bus = new EventEmitter();
  bus.setMaxListeners(0);
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, application_name: 'accroche-events', keepAlive: true });
    next.on('notification', message => bus.emit(eventOf(message.payload ?? '')));
    next.on('error', error => {
      log.warn({ err: error }, 'the event connection was lost');
      reconnectLater();
    });
    try {
      await next.connect();
      await next.query(`listen ${RUN_CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    for (const event of bus.eventNames()) bus.emit(event);
    if (closed) await next.end();
  };
  const reconnectLater = (): void => {
    clearTimeout(retry);
    if (closed) return;
    retry = setTimeout(() => void connect().catch(reconnectLater), RECONNECT_MS).unref();
  };
  await connect();

  return {
    changes: (runId, signal) => follow(bus, eventOf(runId), signal),
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Separates run ids from the emitter's own event names. */
function eventOf(runId: string): string {
  return `run ${runId}`;
}

function follow(bus: EventEmitter, event: string, signal: AbortSignal): AsyncIterable<void> {
  let news = false;
  let wake = (): void => undefined;
  const ring = (): void => {
    news = true;
    wake();
  };
  const leave = (): void => {
    clearInterval(timer);
    bus.off(event, ring);
    ring();
  };
  const timer = setInterval(ring, LOOK_ANYWAY_MS).unref();
  bus.on(event, ring);
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) leave();

  return (async function* () {
    try {
      for (;;) {
        if (!news) await new Promise<void>(resolve => (wake = resolve));
        if (signal.aborted) return;
        news = false;
        yield;
      }
    } finally {
      signal.removeEventListener('abort', leave);
      leave();
    }
  })();
}
