import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { receiveEvent } from '#server/features/billing/customers/receive-event.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { createMailer } from '#server/app/adapters/create-mailer.ts';
import { createPayments } from '#server/app/adapters/create-payments.ts';
import type { AppContext } from '#server/services/app-context.ts';

/** A process that handles events and is killed meanwhile: each line is the JSON of one event. */
const log = pino({ level: 'silent' });
const config = readConfig({ ...process.env, NODE_ENV: 'test' });
const clock = { now: () => new Date() };
const db = openDatabase({ connectionString: process.argv[2] ?? '', log, poolSize: 4 });
const mailer = createMailer({ config, db, clock, log });
const app = {
  config,
  log,
  clock,
  db,
  mailer,
  payments: createPayments({ config, db, clock }),
} as unknown as AppContext;

console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const { id, type, customerId } = JSON.parse(line) as { id: string; type: string; customerId: string };
  await receiveEvent(app, { id, type, customerId });
  console.log('done');
}
