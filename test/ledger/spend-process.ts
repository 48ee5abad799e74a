import { createInterface } from 'node:readline';
import { AppError } from '#server/platform/app-error.ts';
import { reserveQuota, settleQuota } from '#server/features/quotas/reserve.ts';
import { spendQuota } from '#server/features/quotas/keep-reservation-alive.ts';
import { openLedgerApp } from './ledger-scene.ts';

/**
 * A process that spends quota on command, to run as one of many or to be killed. Each line is `many USER COUNT ROUND`,
 * answered with the outcomes, or `stand STEP USER KEY`, which runs up to the step and blocks there.
 */
const app = openLedgerApp(process.argv[2] ?? '');
const METER = 'video_analysis';
const forever = () => new Promise<never>(() => setInterval(() => undefined, 1_000));

async function many(userId: string, count: number, round: string): Promise<void> {
  const outcomes = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const order = { meter: METER, key: `${round}-${process.pid}-${index}` } as const;
      try {
        await spendQuota(
          app,
          userId,
          order,
          () => Promise.resolve(),
          () => Promise.resolve(),
        );
        return 'taken';
      } catch (error) {
        return error instanceof AppError ? error.code : String(error);
      }
    }),
  );
  console.log(JSON.stringify(outcomes));
}

async function stand(step: string, userId: string, key: string): Promise<void> {
  const now = app.clock.now();
  const order = { meter: METER, key, about: { label: step } } as const;
  const db = app.db.tenant(userId);
  const stay = async () => {
    console.log('"standing"');
    return forever();
  };
  if (step === 'reserving') {
    await db.transaction(async tx => {
      await reserveQuota(tx, userId, order, now);
      return stay();
    });
  }
  const reservation = await db.transaction(tx => reserveQuota(tx, userId, order, now));
  if (step === 'reserved') await stay();
  await db.transaction(async tx => {
    await settleQuota(tx, reservation, now);
    if (step === 'settling') await stay();
  });
  await stay();
}

console.log('"ready"');
for await (const line of createInterface({ input: process.stdin })) {
  const [what, ...given] = line.split(' ');
  if (what === 'many') await many(given[0] ?? '', Number(given[1]), given[2] ?? '');
  else void stand(given[0] ?? '', given[1] ?? '', given[2] ?? '');
}
