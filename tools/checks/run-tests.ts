import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runProgram, type Outcome } from './programs.ts';
import { readPlaywright, readVitest, slowest, summary, type RunReport } from '#test/harness/run-report.ts';

/** `npm test`: every check and every test; ends with the times, the failures and the true totals. */
const minute = 60_000;
const results = join(projectRoot, '.cache', 'test-results');
const total: Omit<RunReport, 'secondsOf'> = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };
const parts: string[] = [];

// Runs in parallel with the tests, on the processor time they leave, and is reported when it ends.
const checking = runProgram('node', ['tools/checks/check.ts', '--without-tests', '--beside'], {
  output: 'collect',
  limitMs: 20 * minute,
});
// Some rules test the build.
await step('build', 10 * minute, 'node', ['tools/build/build-web.ts', '--if-changed']);
await tests('rules and calls', vitest('vitest.json', ['--project', 'rules', '--project', 'calls']));
const checked = await checking;
tell('check', checked);
console.log(checked.output.trim());
for (const [, title] of checked.output.matchAll(/^FAILED +(.+?) \(/gm)) countFailure(`check: ${title}`);
if (checked.exitCode !== 0 && !checked.output.includes('FAILED'))
  countFailure(`check: exit code ${checked.exitCode}`);

// Whole processes that start, wait and stop: run with the last journeys, when some of their workers are idle.
const smokeTests = vitest('smoke.json', ['--project', 'smoke']);
let smoke: Promise<Outcome> | undefined;
const beginSmoke = (): Promise<Outcome> => (smoke ??= begin(smokeTests, 'collect'));
await tests('journeys', {
  program: 'playwright',
  values: [
    'test',
    '--reporter=list,json',
    // Tells a busy machine from a fault: tests that pass only on a retry are listed at the end.
    '--retries=1',
    `--output=${join(results, 'playwright')}`,
  ],
  report: 'playwright.json',
  read: readPlaywright,
  onOutput: whenMostHaveEnded(() => void beginSmoke()),
});
await tests('smoke', smokeTests, beginSmoke());

process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
console.log(`\n══ time ══\n${parts.join('\n')}`);
console.log(summary(total));

interface Run {
  program: string;
  values: string[];
  report: string;
  read: (json: unknown, root: string) => RunReport;
  onOutput?: (text: string) => void;
}

function vitest(report: string, values: string[]): Run {
  return {
    program: 'vitest',
    values: [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, report)}`,
      ...values,
    ],
    report,
    read: readVitest,
  };
}

/** A step without tests of its own counts only when it fails. */
async function step(title: string, limitMs: number, program: string, values: string[]): Promise<void> {
  console.log(`\n══ ${title} ══`);
  const outcome = await runProgram(program, values, { output: 'stream', limitMs });
  tell(title, outcome);
  if (outcome.exitCode !== 0) countFailure(`${title}: exit code ${outcome.exitCode}`);
}

function countFailure(line: string): void {
  total.failed += 1;
  total.failures.push(line);
  console.log(line);
}

function begin({ program, values, report, onOutput }: Run, output: 'stream' | 'collect'): Promise<Outcome> {
  const file = join(results, report);
  rmSync(file, { force: true });
  return runProgram(program, values, {
    output,
    limitMs: 40 * minute,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, TRY_AGAIN_WHAT_RAN_OUT_OF_TIME: '1' },
    ...(onOutput === undefined ? {} : { onOutput }),
  });
}

async function tests(title: string, part: Run, running?: Promise<Outcome>): Promise<void> {
  console.log(`\n══ ${title} ══`);
  const outcome = await (running ?? begin(part, 'stream'));
  if (outcome.output !== '') console.log(outcome.output.trim());
  tell(title, outcome);
  let failed = 0;
  try {
    const file = join(results, part.report);
    if (existsSync(file)) {
      const told = part.read(JSON.parse(readFileSync(file, 'utf8')), projectRoot);
      console.log(`The slowest files:\n${slowest(told)}`);
      failed = add(told);
    }
  } catch (error) {
    console.log(`${title}: the report cannot be read (${String(error)})`);
  }
  if (outcome.exitCode !== 0 && failed === 0)
    countFailure(`${title}: the runner ended with exit code ${outcome.exitCode} although no test failed`);
}

/** The duration of a part, and its processor time, which other load on the machine affects less. */
function tell(title: string, { seconds, processorSeconds }: Outcome): void {
  const processors = processorSeconds === null ? '' : `, ${processorSeconds.toFixed(0)} s of the processors`;
  parts.push(`${title}: ${seconds.toFixed(0)} s${processors}`);
  console.log(`\n── ${parts.at(-1)} ──`);
}

/** Parses Playwright's list reporter, which prints a line for each finished journey. */
function whenMostHaveEnded(act: () => void): (text: string) => void {
  let text = '';
  return piece => {
    text += piece;
    const all = Number(/^Running (\d+) tests?/m.exec(text)?.[1]);
    const ended = text.match(/^ +(?:ok|x|-|✓|✘) +\d+ /gm)?.length ?? 0;
    if (ended >= all * 0.9) act();
  };
}

function add(report: RunReport): number {
  total.passed += report.passed;
  total.failed += report.failed;
  total.skipped += report.skipped;
  total.failures.push(...report.failures);
  total.flaky.push(...report.flaky);
  return report.failed;
}
