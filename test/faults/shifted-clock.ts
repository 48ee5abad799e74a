import { readFileSync } from 'node:fs';

/**
 * Preloaded into a process of the product (`--import`): shifts its wall clock by the milliseconds in the file named by
 * `SHIFT_FILE`, read again at each SIGUSR2. Timers are unaffected, as when a real clock is set.
 */
const path = process.env['SHIFT_FILE'] ?? '';
const RealDate = Date;
let shiftMs = 0;
const now = (): number => RealDate.now() + shiftMs;

process.on('SIGUSR2', () => {
  shiftMs = Number(readFileSync(path, 'utf8'));
});
globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, given: unknown[], made) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
  get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
});
