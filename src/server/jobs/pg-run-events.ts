import { EventEmitter, on } from 'node:events';
import pg from 'pg';
import type { Logger } from 'pino';
import type { RunEvents } from './run-events.ts';

export const RUN_CHANNEL = 'accroche_run';
const RECONNECT_MS = 1_000;

/** Listens on one connection for the whole process; after a lost connection everybody looks again. */
export async function createPgRunEvents(connectionString: string, log: Logger): Promise<RunEvents> {
  const bus = new EventEmitter();
  bus.setMaxListeners(0);
  const followed = new Set<string>();
  let client: pg.Client | undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    client = new pg.Client({ connectionString, application_name: 'accroche-events' });
    client.on('notification', message => bus.emit(message.payload ?? ''));
    client.on('error', error => {
      log.warn({ err: error }, 'the event connection was lost');
      client = undefined;
      reconnectLater();
    });
    await client.connect();
    await client.query(`listen ${RUN_CHANNEL}`);
    for (const runId of followed) bus.emit(runId);
  };
  const reconnectLater = (): void => {
    if (closed) return;
    setTimeout(() => void connect().catch(reconnectLater), RECONNECT_MS).unref();
  };
  await connect();

  return {
    changes(runId, signal) {
      followed.add(runId);
      // Listening begins now, not at the first read: nothing that happens in between is missed.
      const news = on(bus, runId, { signal });
      return follow(news, () => {
        if (bus.listenerCount(runId) === 0) followed.delete(runId);
      });
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}

async function* follow(news: AsyncIterable<unknown>, done: () => void): AsyncGenerator<void> {
  try {
    for await (const _ of news) yield;
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error;
  } finally {
    done();
  }
}
