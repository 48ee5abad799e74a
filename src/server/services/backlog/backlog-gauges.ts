import { Gauge } from 'prom-client';
import type { Logger } from 'pino';
import type { Database } from '../../platform/db/database.ts';
import { findOtherStocks, listQueueStocks } from './backlog.queries.ts';

const queueJobs = new Gauge({
  name: 'accroche_queue_jobs',
  help: 'Jobs that are not done, by queue: waiting (due), later, active; the same from every process',
  labelNames: ['queue', 'state'],
});
const queueOldest = new Gauge({
  name: 'accroche_queue_oldest_seconds',
  help: 'For how long the longest waiting job of a queue has been due',
  labelNames: ['queue'],
});
const quotaHeld = new Gauge({
  name: 'accroche_quota_held',
  help: 'Reservations of quota that are neither settled nor given back',
});
const quotaOldest = new Gauge({
  name: 'accroche_quota_held_oldest_seconds',
  help: 'Age of the oldest reservation that is held',
});
const mailsWaiting = new Gauge({ name: 'accroche_mails_waiting', help: 'Mails that are to be sent' });
const mailsOldest = new Gauge({
  name: 'accroche_mails_waiting_oldest_seconds',
  help: 'Age of the oldest mail that is to be sent',
});
const stocksRead = new Gauge({
  name: 'accroche_stocks_read',
  help: '1 when the database told its stocks at this reading, 0 when not',
});

/** Reads the backlog from the database at each scrape; on failure the previous values are withdrawn. */
export async function readStocks({ db, log }: { db: Database; log: Logger }): Promise<void> {
  try {
    const [queues, other] = await Promise.all([listQueueStocks(db.system), findOtherStocks(db.system)]);
    for (const { queue, waiting, later, active, oldest_seconds } of queues) {
      queueJobs.set({ queue, state: 'waiting' }, waiting);
      queueJobs.set({ queue, state: 'later' }, later);
      queueJobs.set({ queue, state: 'active' }, active);
      queueOldest.set({ queue }, oldest_seconds);
    }
    quotaHeld.set(other?.quota_held ?? 0);
    quotaOldest.set(other?.quota_oldest_seconds ?? 0);
    mailsWaiting.set(other?.mails_waiting ?? 0);
    mailsOldest.set(other?.mails_oldest_seconds ?? 0);
    stocksRead.set(1);
  } catch (error) {
    log.warn({ err: error }, 'the stocks of the database could not be read');
    for (const gauge of [queueJobs, queueOldest, quotaHeld, quotaOldest, mailsWaiting, mailsOldest])
      gauge.reset();
    stocksRead.set(0);
  }
}
