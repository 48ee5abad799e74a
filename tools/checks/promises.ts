import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  listPromises,
  PROMISE_IDS,
  titlePattern,
  type KeptPromise,
  type Proof,
} from '#test/house/promise-table.ts';
import { projectRoot, runProgram } from './programs.ts';

/**
 * `npm run promises [-- R5 M12 …]`: runs the proofs that docs/security.md names for each promise, in full rounds, and
 * reports which hold. All of them take more than an hour, mostly for soak and load. A skipped test proves nothing.
 */
interface Ran {
  file: string;
  title: string;
  status: string;
  ms: number;
}
interface Verdict {
  holds: boolean;
  seconds: number;
  why: string[];
}

const results = join(projectRoot, '.cache', 'promises');
const full = { PROOFS: 'full' };
const wanted = process.argv.slice(2).map(id => id.toUpperCase());
const unknown = wanted.filter(id => !PROMISE_IDS.includes(id));
if (unknown.length > 0) {
  process.stderr.write(`There is no promise ${unknown.join(', ')}: they are R1–R14, S1–S26 and M1–M25\n`);
  process.exit(2);
}
const promises = listPromises().filter(({ id }) => wanted.length === 0 || wanted.includes(id));
mkdirSync(results, { recursive: true });

// Some of them test the build.
await runProgram('node', ['tools/build/build-web.ts', '--if-changed'], { output: 'stream' });
const files = [...new Set(promises.flatMap(({ proofs }) => proofs.filter(isTest).map(({ file }) => file)))];
const tests = files.filter(file => file.endsWith('.test.ts'));
const ran = [
  ...(await runVitest(tests.filter(file => !measuresPauses(file)))),
  ...(await runVitest(tests.filter(measuresPauses), ['--no-file-parallelism'])),
  ...(await runPlaywright(files.filter(file => file.endsWith('.spec.ts')))),
];
const programs = new Map<string, { holds: boolean; seconds: number }>();
for (const proof of promises.flatMap(({ proofs }) => proofs)) {
  if (proof.kind === 'program' && !programs.has(commandOf(proof)))
    programs.set(commandOf(proof), await run(proof));
}

const verdicts = promises.map(promise => ({ promise, ...judge(promise) }));
console.log(`\n${'id'.padEnd(4)} ${'holds'.padEnd(5)} ${'seconds'.padStart(8)}  figure`);
for (const { promise, holds, seconds, why } of verdicts) {
  const figure = promise.figure.replaceAll('`', '');
  console.log(
    `${promise.id.padEnd(4)} ${(holds ? 'yes' : 'NO').padEnd(5)} ${seconds.toFixed(1).padStart(8)}  ${figure}`,
  );
  for (const reason of why) console.log(`${' '.repeat(21)}${reason}`);
}
const held = verdicts.filter(({ holds }) => holds).length;
console.log(`\n${held} of ${verdicts.length} promises hold`);
process.exitCode = held === verdicts.length && held > 0 ? 0 : 1;

function isTest(proof: Proof): proof is Extract<Proof, { kind: 'test' }> {
  return proof.kind === 'test';
}

/** With other tests running, event loop delays are mostly caused by them. */
function measuresPauses(file: string): boolean {
  return readFileSync(join(projectRoot, file), 'utf8').includes('monitorEventLoopDelay');
}

function commandOf({ file, values }: Extract<Proof, { kind: 'program' }>): string {
  return [file, ...values].join(' ');
}

function judge({ proofs }: KeptPromise): Verdict {
  const why: string[] = [];
  let ms = 0;
  for (const proof of proofs) {
    if (proof.kind === 'program') {
      const outcome = programs.get(commandOf(proof));
      ms += (outcome?.seconds ?? 0) * 1_000;
      if (outcome?.holds !== true) why.push(`${commandOf(proof)} failed`);
      continue;
    }
    const pattern = titlePattern(proof.name);
    const those = ran.filter(({ file, title }) => file === proof.file && pattern.test(title));
    ms += those.reduce((sum, one) => sum + one.ms, 0);
    if (those.length === 0) why.push(`did not run: ${proof.file} › ${proof.name}`);
    for (const { title, status } of those)
      if (status !== 'passed') why.push(`${status}: ${proof.file} › ${title}`);
  }
  return { holds: why.length === 0, seconds: ms / 1_000, why: why.slice(0, 10) };
}

async function run(proof: Extract<Proof, { kind: 'program' }>) {
  const startedAt = performance.now();
  const { exitCode } = await runProgram('node', [proof.file, ...proof.values], {
    output: 'stream',
    env: full,
  });
  return { holds: exitCode === 0, seconds: (performance.now() - startedAt) / 1_000 };
}

async function runVitest(those: string[], more: string[] = []): Promise<Ran[]> {
  if (those.length === 0) return [];
  const report = fresh('vitest.json');
  const projects = ['rules', 'calls', 'smoke'].flatMap(name => ['--project', name]);
  const values = ['run', ...projects, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  await runProgram('vitest', [...values, ...more, ...those], { output: 'stream', env: full });
  const { testResults } = read(report) as {
    testResults: {
      name: string;
      assertionResults: { title: string; status: string; duration?: number | null }[];
    }[];
  };
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status, duration }) => ({
      file: name.slice(projectRoot.length + 1),
      title,
      status,
      ms: duration ?? 0,
    })),
  );
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { title: string; ok: boolean; tests: { status: string; results: { duration: number }[] }[] }[];
}

async function runPlaywright(those: string[]): Promise<Ran[]> {
  if (those.length === 0) return [];
  const report = fresh('playwright.json');
  await runProgram('playwright', ['test', '--reporter=list,json', `--output=${results}/pages`, ...those], {
    output: 'stream',
    env: { ...full, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const walk = (suites: Suite[]): Ran[] =>
    suites.flatMap(({ file, suites: inner = [], specs }) => [
      ...specs.map(({ title, ok, tests }) => ({
        file: `test/e2e/${file}`,
        title,
        status: tests.every(({ status }) => status === 'skipped') ? 'skipped' : ok ? 'passed' : 'failed',
        ms: tests.flatMap(one => one.results).reduce((sum, { duration }) => sum + duration, 0),
      })),
      ...walk(inner),
    ]);
  return walk((read(report) as { suites: Suite[] }).suites);
}

function fresh(name: string): string {
  const path = join(results, name);
  rmSync(path, { force: true });
  return path;
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
