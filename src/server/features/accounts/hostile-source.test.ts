import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobRun } from '#contract/accounts/accounts.ts';
import { SOURCE_ERROR_CODES } from '#domain/sources/reading.ts';
import { rounds } from '#test/harness/rounds.ts';
import { createScene, type Person } from '#test/scenes/scene.ts';
import { createScriptedSource, profileReading, videoReading } from '#test/scenes/scripted-source.ts';
import { createTestApp, type TestApp } from '#test/harness/context.ts';
import { SourceError } from '../../integrations/video-source/video-source.ts';

const PROMISED = 120;
const CASES = rounds(PROMISED, 40);

let testApp: TestApp;
let scene: ReturnType<typeof createScene>;
const source = createScriptedSource();

beforeAll(async () => {
  testApp = await createTestApp({ sources: [source], consent: true, workers: 8 });
  scene = createScene(testApp);
});
afterAll(() => testApp.close());

/** Numbers that look random and are the same every time. */
function seeded(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return state % below;
  };
}

const NONSENSE: unknown[] = [
  undefined,
  null,
  '',
  -1,
  Number.NaN,
  Infinity,
  1.5,
  2 ** 63,
  '12K',
  {},
  [],
  'x'.repeat(100_000),
  '\u0000',
  '\uD800',
  new Date(Number.NaN),
  new Date('1066-10-14'),
  new Date('9999-12-31'),
  { toString: null },
  () => 1,
  10n,
];

type Draw = (below: number) => number;

/** A copy of the payload with one or more faults. */
function spoiled<Reading extends object>(reading: Reading, draw: Draw): Reading {
  const fields = Object.keys(reading);
  const changes: [string | undefined, unknown][] = Array.from({ length: 1 + draw(3) }, () => [
    fields[draw(fields.length)],
    NONSENSE[draw(NONSENSE.length)],
  ]);
  return { ...reading, ...Object.fromEntries(changes.filter(([field]) => field !== 'handle')) } as Reading;
}

function answerBadly<Reading extends object>(readings: Reading[], draw: Draw): Reading[] {
  switch (draw(6)) {
    case 0:
      throw new SourceError(
        'ytdlp',
        SOURCE_ERROR_CODES[draw(SOURCE_ERROR_CODES.length)] ?? 'network',
        'refused',
        {
          retryAfterMs: draw(300),
        },
      );
    case 1:
      throw new TypeError('cannot read properties of undefined');
    case 2:
      return NONSENSE[draw(NONSENSE.length)] as Reading[];
    case 3:
      return [];
    default:
      return readings.map(reading => spoiled(reading, draw));
  }
}

test(`whatever a source answers, a sync ends, with a reason or with numbers that can be, ${CASES} of ${PROMISED} times`, async () => {
  const draws = new Map<string, Draw>();
  source.profileAnswer = (handle, { now }) => {
    const draw = draws.get(handle) ?? seeded(1);
    const reading = profileReading(handle, now());
    return draw(3) === 0 ? reading : (answerBadly([reading], draw)[0] as typeof reading);
  };
  source.videosAnswer = (handle, { now }) => {
    const draw = draws.get(handle) ?? seeded(1);
    return answerBadly(
      [0, 1, 2].map(index => videoReading(handle, now(), index)),
      draw,
    );
  };
  const people: Person[] = [];
  for (let number = 0; number < CASES; number += 1) {
    draws.set(`cas_${number}`, seeded(number));
    people.push(await scene.linked(`cas_${number}`));
  }
  const runs: JobRun[] = [];
  for (const person of people) runs.push(await scene.ended(person, person.firstRun));

  for (const [number, run] of runs.entries()) {
    const person = people[number]!;
    const snapshots = await scene.snapshots(person);
    const account = await scene.account(person);
    if (run.state === 'done') {
      expect(account?.last_synced_at).not.toBeNull();
      expect(snapshots.length).toBeLessThanOrEqual(1);
    } else {
      expect(run).toMatchObject({ state: 'failed', error: { code: expect.any(String) } });
      expect(await scene.measured(person)).toBe('[[],[],[]]');
      expect(account?.last_synced_at).toBeNull();
      expect(account?.last_failure).toMatchObject({ code: run.error?.code });
    }
    expect(source.calls.filter(handle => handle === `cas_${number}`).length).toBeLessThanOrEqual(4);
    const shown = await testApp.request(`/linked-accounts/${person.accountId}/performance`, {
      as: person.user,
    });
    expect([number, shown.status]).toEqual([number, 200]);
  }
  const ends = runs.map(run => run.state);
  expect(ends).toContain('done');
  expect(ends).toContain('failed');
}, 180_000);
