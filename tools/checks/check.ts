import { constants, setPriority } from 'node:os';
import { projectRoot, runProgram } from './programs.ts';

/** Format, lint, types and house rules, side by side: seconds. Prints what is wrong and nothing else. */
const checks: [string, string, string[]][] = [
  ['format', 'oxfmt', ['--check', 'src', 'test', 'tools', 'bench', '*.ts']],
  // In one pass types are worked out once; `npm run proofs` adds what only `tsc` sees, the bounds of its projects.
  ['lint and types', 'oxlint', ['--type-aware', '--type-check']],
];
// `npm test` runs them among the other tests.
if (!process.argv.includes('--without-tests'))
  checks.push(['house rules', 'vitest', ['run', '--project', 'rules', '--reporter=dot', 'test/house']]);

// In parallel with tests that measure time it uses only the processor time they leave.
if (process.argv.includes('--beside')) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const startedAt = performance.now();
const outcomes = await Promise.all(
  checks.map(async ([title, program, values]) => {
    const { exitCode, output } = await runProgram(program, values, { output: 'collect' });
    return { title, exitCode, output, seconds: (performance.now() - startedAt) / 1000 };
  }),
);
for (const { title, exitCode, output } of outcomes) {
  if (exitCode !== 0) console.log(`\n── ${title} ──\n${output.replaceAll(`${projectRoot}/`, '').trim()}`);
}
console.log();
for (const { title, exitCode, seconds } of outcomes) {
  console.log(`${exitCode === 0 ? 'ok    ' : 'FAILED'}  ${title} (${seconds.toFixed(1)} s)`);
}
process.exitCode = outcomes.some(({ exitCode }) => exitCode !== 0) ? 1 : 0;
