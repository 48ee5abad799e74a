import { expect, test } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { createTurns } from './heavy-work.ts';

const db = {} as Database;
const soon = () => new Promise(resolve => setImmediate(resolve));

test('turns begin in order as others end, whoever waits may give up, and too many are refused', async () => {
  const takeTurn = createTurns({ atOnce: 1, waiting: 2, refusal: 'work_at_once', comeBackAfterSeconds: 10 });
  const began: string[] = [];
  const turn = (name: string) => {
    const taken = takeTurn(db, 'lea');
    void taken.begins.then(() => began.push(name));
    return taken;
  };
  const [first, second, third] = [turn('first'), turn('second'), turn('third')];
  expect(() => turn('fourth')).toThrow(expect.objectContaining({ code: 'work_at_once' }));
  await soon();
  expect(began).toEqual(['first']);
  second.end();
  first.end();
  first.end();
  await soon();
  expect(began).toEqual(['first', 'third']);
  third.end();
  turn('fifth');
  await soon();
  expect(began).toEqual(['first', 'third', 'fifth']);
  expect(() => takeTurn(db, 'tom')).not.toThrow();
});
