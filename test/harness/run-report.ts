import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The result of one test runner: counts, failures and flaky tests. */
export interface RunReport {
  passed: number;
  failed: number;
  skipped: number;
  /** « file › name: first line of the message », one for each failed test. */
  failures: string[];
  /** « file › name », for each test that passed only when it was tried again. */
  flaky: string[];
  /** How long the tests of each file took. */
  secondsOf: Map<string, number>;
}

interface VitestFile {
  name: string;
  status: string;
  message?: string;
  startTime: number;
  endTime: number;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
}

/** `json` as Vitest's reporter of that name writes it; a file that broke before its tests is a failure too. */
export function readVitest(json: unknown, root: string): RunReport {
  const { testResults } = json as { testResults: VitestFile[] };
  const failures: string[] = [];
  const flaky: string[] = [];
  const secondsOf = new Map<string, number>();
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, status, message, assertionResults, startTime, endTime } of testResults) {
    const file = relative(root, name);
    secondsOf.set(file, (endTime - startTime) / 1_000);
    for (const test of assertionResults) {
      if (test.status === 'passed') {
        count.passed += 1;
        // A test that passes on a retry keeps its earlier failure messages.
        if (test.failureMessages?.length) flaky.push(`${file} › ${test.fullName}`);
      } else if (test.status !== 'failed') count.skipped += 1;
      else failures.push(`${file} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
    }
    if (status === 'failed' && assertionResults.every(test => test.status !== 'failed'))
      failures.push(`${file}: ${firstLine(message)}`);
  }
  return { ...count, failed: failures.length, failures, flaky, secondsOf };
}

interface PlaywrightError {
  message?: string;
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { status: string; duration: number; errors: PlaywrightError[] }[] }[];
  }[];
}

/** `json` as Playwright's reporter of that name writes it, with the paths below the folder of the journeys. */
export function readPlaywright(json: unknown): RunReport {
  const { stats, suites, errors } = json as {
    stats: { expected: number; flaky: number; unexpected: number; skipped: number };
    suites: PlaywrightSuite[];
    errors: PlaywrightError[];
  };
  const failures = errors.map(({ message }) => `journeys: ${firstLine(message)}`);
  const flaky: string[] = [];
  const secondsOf = new Map<string, number>();
  const visit = ({ specs, suites: inner, title, file }: PlaywrightSuite, above: string[]): void => {
    const titles = title === file ? above : [...above, title];
    for (const spec of specs) {
      const path = `test/e2e/${spec.file}`;
      const name = [path, ...titles, spec.title].join(' › ');
      for (const { status, results } of spec.tests) {
        const lasted = results.reduce((sum, { duration }) => sum + duration / 1_000, 0);
        secondsOf.set(path, (secondsOf.get(path) ?? 0) + lasted);
        if (status === 'flaky') flaky.push(name);
        if (status !== 'unexpected') continue;
        const last = results.at(-1);
        failures.push(`${name}: ${firstLine(last?.errors[0]?.message ?? last?.status)}`);
      }
    }
    for (const suite of inner ?? []) visit(suite, titles);
  };
  for (const suite of suites) visit(suite, []);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures,
    flaky,
    secondsOf,
  };
}

/** The slowest files of a part, the slowest first. */
export function slowest({ secondsOf }: RunReport, count = 20): string {
  const files = [...secondsOf].toSorted(([, a], [, b]) => b - a).slice(0, count);
  return files.map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${file}`).join('\n');
}

/** The end of the output: every failure and every test that was tried again, then the totals. */
export function summary({ passed, failed, skipped, failures, flaky }: Omit<RunReport, 'secondsOf'>): string {
  return [
    ...list('failed', failures),
    ...list('flaky: passed only when tried again', flaky),
    '',
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].join('\n');
}

function list(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : ['', `══ ${title} ══`, ...lines];
}

const longestLine = 300;

function firstLine(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  const line = lines.find(text => text.trim() !== '')?.trim() ?? 'no message';
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
}
