import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readPlaywright, readVitest, slowest, summary } from '#test/harness/run-report.ts';

const root = join(import.meta.dirname, '../..');

/** The report a runner writes for these files; the run fails, as intended. */
async function reported(
  files: Record<string, string>,
  program: string,
  values: string[],
): Promise<{ report: unknown; folder: string }> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache', 'reported-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const report = join(folder, 'report.json');
    await promisify(execFile)(process.execPath, [join(root, 'node_modules', program), ...values], {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }).catch(() => undefined);
    return { report: JSON.parse(await readFile(report, 'utf8')) as unknown, folder };
  } finally {
    await rm(folder, { recursive: true });
  }
}

test('of a failed run of Vitest every failed test is named with the first line of its message, and the late ones', async () => {
  const { report, folder } = await reported(
    {
      'vitest.config.ts': 'export default { test: { retry: { count: 1, condition: /timed out in/ } } };',
      'one.test.ts': `import { describe, expect, test } from 'vitest';
        describe('adding', () => {
          test('is right', () => expect(1 + 1).toBe(2));
          test('is wrong', () => expect(1 + 1).toBe(3));
          test.skip('is left out', () => {});
          let tries = 0;
          test('is in time when tried again', async () => {
            tries += 1;
            if (tries === 1) await new Promise(() => {});
          }, 50);
        });`,
      'two.test.ts': `throw new Error('it does not load\\nfor a reason');`,
    },
    'vitest/vitest.mjs',
    ['run', '--reporter=json', '--outputFile=report.json'],
  );
  expect(readVitest(report, folder)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    failures: expect.arrayContaining([
      'one.test.ts › adding is wrong: AssertionError: expected 2 to be 3 // Object.is equality',
      'two.test.ts: it does not load',
    ]) as unknown,
    flaky: ['one.test.ts › adding is in time when tried again'],
    secondsOf: new Map([
      ['one.test.ts', expect.any(Number)],
      ['two.test.ts', expect.any(Number)],
    ]),
  });
  expect(slowest(readVitest(report, folder)).split('\n')[0]).toMatch(/^ +0\.\d s {2}one\.test\.ts$/);
});

test('of a failed run of the journeys every failed one is named, and those that passed when tried again', async () => {
  const { report } = await reported(
    {
      'playwright.config.js': `export default { testDir: '.', retries: 1 };`,
      'one.spec.js': `import { expect, test } from '@playwright/test';
        test.describe('a page', () => {
          test('opens', () => {});
          test('stays closed', () => { throw new Error('it does not open\\nfor a reason'); });
        });
        test('opens at the second try', ({}, { retry }) => expect(retry).toBe(1));`,
    },
    '@playwright/test/cli.js',
    ['test', '--reporter=json', '--workers=1'],
  );
  expect(readPlaywright(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: ['test/e2e/one.spec.js › a page › stays closed: Error: it does not open'],
    flaky: ['test/e2e/one.spec.js › opens at the second try'],
    secondsOf: new Map([['test/e2e/one.spec.js', expect.any(Number)]]),
  });
}, 120_000);

test('the last lines name what failed and what was tried again, then come the totals', () => {
  const lines = { failures: ['a.test.ts › adds: wrong'], flaky: ['test/e2e/b.spec.ts › opens'] };
  expect(summary({ passed: 3, failed: 1, skipped: 2, ...lines }).split('\n')).toEqual([
    '',
    '══ failed ══',
    'a.test.ts › adds: wrong',
    '',
    '══ flaky: passed only when tried again ══',
    'test/e2e/b.spec.ts › opens',
    '',
    '3 passed, 1 failed, 2 skipped',
  ]);
  expect(summary({ passed: 3, failed: 0, skipped: 0, failures: [], flaky: [] })).toBe(
    '\n3 passed, 0 failed, 0 skipped',
  );
});
