import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runProgram } from './programs.ts';

/** `npm test`: every check and every test, and at the end one line with the true totals. */
interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

const minute = 60_000;
const results = join(projectRoot, '.cache', 'test-results');
const total: Totals = { passed: 0, failed: 0, skipped: 0 };

// Told at its end: beside the tests it takes what these leave of the processors while they wait.
const checking = runProgram('node', ['tools/check.ts', '--without-tests', '--beside'], {
  output: 'collect',
  limitMs: 20 * minute,
});
// Some rules are about what is built.
await step('build', 10 * minute, 'node', ['tools/build-web.ts', '--if-changed']);
await tests(
  'rules and calls',
  40 * minute,
  'vitest',
  vitest('vitest.json', ['--project', 'rules', '--project', 'calls']),
  {
    report: 'vitest.json',
    read: readVitest,
  },
);
const checked = await checking;
console.log(`\n══ check ══\n${checked.output.trim()}`);
countStep('check', checked.exitCode);
await tests(
  'journeys',
  40 * minute,
  'playwright',
  ['test', '--reporter=list,json', `--output=${join(results, 'playwright')}`],
  {
    report: 'playwright.json',
    read: readPlaywright,
  },
);
// Last, because it installs and builds a clean copy and needs the machine for itself.
await tests('smoke', 20 * minute, 'vitest', vitest('smoke.json', ['--project', 'smoke']), {
  report: 'smoke.json',
  read: readVitest,
});

process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);

function vitest(report: string, values: string[]): string[] {
  return [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(results, report)}`,
    ...values,
  ];
}

/** A step without tests of its own counts only when it fails. */
async function step(title: string, limitMs: number, program: string, values: string[]): Promise<void> {
  console.log(`\n══ ${title} ══`);
  const { exitCode } = await runProgram(program, values, { output: 'stream', limitMs });
  countStep(title, exitCode);
}

function countStep(title: string, exitCode: number): void {
  if (exitCode === 0) return;
  total.failed += 1;
  console.log(`${title} failed`);
}

async function tests(
  title: string,
  limitMs: number,
  program: string,
  values: string[],
  { report, read }: { report: string; read: (json: unknown) => Totals },
): Promise<void> {
  console.log(`\n══ ${title} ══`);
  const file = join(results, report);
  rmSync(file, { force: true });
  const { exitCode } = await runProgram(program, values, {
    output: 'stream',
    limitMs,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  let counted: Totals = { passed: 0, failed: 0, skipped: 0 };
  try {
    if (existsSync(file)) counted = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.log(`${title}: the report cannot be read (${String(error)})`);
  }
  total.passed += counted.passed;
  total.failed += counted.failed;
  total.skipped += counted.skipped;
  if (exitCode !== 0 && counted.failed === 0) {
    total.failed += 1;
    console.log(`${title}: the runner ended with exit code ${exitCode} although no test failed`);
  }
}

function readVitest(json: unknown): Totals {
  const { testResults } = json as {
    testResults: { status: string; assertionResults: { status: string }[] }[];
  };
  const states = testResults.flatMap(file => file.assertionResults.map(({ status }) => status));
  const filesThatBroke = testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  const passed = states.filter(status => status === 'passed').length;
  const failed = states.filter(status => status === 'failed').length;
  return { passed, failed: failed + filesThatBroke.length, skipped: states.length - passed - failed };
}

function readPlaywright(json: unknown): Totals {
  const { stats, errors } = json as {
    stats: { expected: number; flaky: number; unexpected: number; skipped: number };
    errors: unknown[];
  };
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}
