import { defineConfig } from 'vitest/config';

/** Under `npm test` what ran out of time on a busy machine is tried once more and named; a wrong answer never is. */
const retry = {
  count: process.env['TRY_AGAIN_WHAT_RAN_OUT_OF_TIME'] === undefined ? 0 : 1,
  condition: /timed out in \d+ms|did not succeed in time/,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          retry,
          include: [
            'src/{domain,i18n,contract,presentation}/**/*.test.ts',
            'tools/learning/**/*.test.ts',
            'src/**/*.rules.test.ts',
            'test/{house,cross-checks}/**/*.test.ts',
          ],
          exclude: ['**/*.calls.test.ts'],
          // Pure, but a busy machine may take its time; speed is measured in bench/.
          testTimeout: 60_000,
          // Files share their modules: loading them took longer than testing them.
          isolate: false,
          maxWorkers: 4,
        },
      },
      {
        test: {
          name: 'calls',
          environment: 'node',
          retry,
          include: ['src/server/**/*.test.ts', 'test/database/**/*.test.ts', 'test/**/*.calls.test.ts'],
          exclude: ['**/*.rules.test.ts'],
          globalSetup: ['test/database/vitest-set-up.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // They wait more than they compute: four keep two cores busy.
          maxWorkers: 4,
          // As above; what a world remembers hangs on the world.
          isolate: false,
        },
      },
      {
        // Whole processes, two files at a time: while one installs, the others start and stop.
        test: {
          name: 'smoke',
          environment: 'node',
          retry,
          include: ['test/smoke/**/*.test.ts'],
          globalSetup: ['test/database/vitest-set-up.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          // Where all projects run in one go, after the others.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
