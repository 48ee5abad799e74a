import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runProgram } from './programs.ts';
import { readPlaywright, readVitest, summary, type RunReport } from '#test/harness/run-report.ts';

/** `npm test`: every check and every test, and at the end what failed and one line with the true totals. */
const minute = 60_000;
const results = join(projectRoot, '.cache', 'test-results');
const total: RunReport = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

// Told at its end: beside the tests it takes what these leave of the processors while they wait.
const checking = runProgram('node', ['tools/checks/check.ts', '--without-tests', '--beside'], {
  output: 'collect',
  limitMs: 20 * minute,
});
// Some rules are about what is built.
await step('build', 10 * minute, 'node', ['tools/build/build-web.ts', '--if-changed']);
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
for (const [, title] of checked.output.matchAll(/^FAILED +(.+?) \(/gm)) countFailure(`check: ${title}`);
if (checked.exitCode !== 0 && !checked.output.includes('FAILED'))
  countFailure(`check: exit code ${checked.exitCode}`);
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
console.log(summary(total));

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
  if (exitCode !== 0) countFailure(`${title}: exit code ${exitCode}`);
}

function countFailure(line: string): void {
  total.failed += 1;
  total.failures.push(line);
  console.log(line);
}

async function tests(
  title: string,
  limitMs: number,
  program: string,
  values: string[],
  { report, read }: { report: string; read: (json: unknown, root: string) => RunReport },
): Promise<void> {
  console.log(`\n══ ${title} ══`);
  const file = join(results, report);
  rmSync(file, { force: true });
  const { exitCode } = await runProgram(program, values, {
    output: 'stream',
    limitMs,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  let failed = 0;
  try {
    if (existsSync(file)) failed = add(read(JSON.parse(readFileSync(file, 'utf8')), projectRoot));
  } catch (error) {
    console.log(`${title}: the report cannot be read (${String(error)})`);
  }
  if (exitCode !== 0 && failed === 0)
    countFailure(`${title}: the runner ended with exit code ${exitCode} although no test failed`);
}

function add(report: RunReport): number {
  total.passed += report.passed;
  total.failed += report.failed;
  total.skipped += report.skipped;
  total.failures.push(...report.failures);
  total.flaky.push(...report.flaky);
  return report.failed;
}
