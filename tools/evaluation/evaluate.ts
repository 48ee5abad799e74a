import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runProgram } from '../checks/programs.ts';
import { evaluatedCode } from '#test/simulation/code-version.ts';
import { SIMULATIONS } from '#test/simulation/all-simulations.ts';
import { evaluateAssistant } from './evaluate-assistant.ts';
import { evaluateWords } from './evaluate-words.ts';
import { misses, type Figure, type Simulation } from '#test/simulation/figures.ts';

/**
 * Runs every simulation of the statistics at full size and writes the results into docs/evaluation.md, then evaluates
 * the texts into docs/evaluation-words.md and the assistant into docs/evaluation-assistant.md; `npm run evaluate --
 * words` and `-- assistant` run those parts alone.
 */
if (process.argv[2] === 'words') process.exit((await evaluateWords()) ? 0 : 1);
if (process.argv[2] === 'assistant') process.exit(evaluateAssistant() ? 0 : 1);
const ACCOUNTS = 2_000;
const SEED = 20261121;

const figureText = ({ value, unit }: Pick<Figure, 'value' | 'unit'>) =>
  unit === '×' ? `×${value.toFixed(1)}` : `${value.toFixed(unit === '%' ? 1 : 3)}${unit === '%' ? ' %' : ''}`;

function barText({ bar, unit }: Figure): string {
  if (bar === null) return '–';
  const end = (value: number) => `${value}${unit === '%' ? ' %' : ''}`;
  const { min, max } = bar;
  if (min !== undefined && max !== undefined) return `${min} to ${end(max)}`;
  return min === undefined ? `at most ${end(max ?? 0)}` : `at least ${end(min)}`;
}

function section(simulation: Simulation): string {
  const failed = misses(simulation);
  const verdict = (figure: Figure) =>
    figure.bar === null ? 'told' : failed.includes(figure) ? '**missed**' : 'held';
  return [
    `## ${simulation.method}`,
    '',
    `${simulation.accounts.toLocaleString('en')} simulated accounts a row, seed ${simulation.seed}.`,
    '',
    '| measured | figure | bar | |',
    '|---|---|---|---|',
    ...simulation.figures.map(
      figure => `| ${figure.what} | ${figureText(figure)} | ${barText(figure)} | ${verdict(figure)} |`,
    ),
    '',
  ].join('\n');
}

const results: Simulation[] = [];
for (const simulate of SIMULATIONS) {
  const startedAt = performance.now();
  const simulation = simulate(ACCOUNTS, SEED);
  results.push(simulation);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const missed = misses(simulation);
  console.log(`${missed.length === 0 ? 'held  ' : 'MISSED'}  ${simulation.method} (${seconds} s)`);
  for (const figure of missed)
    console.log(`          ${figure.what}: ${figureText(figure)}, bar ${barText(figure)}`);
}

const git = await runProgram(
  'git',
  ['log', '-1', '--format=%cs', '--', 'src/domain/statistics', 'test/simulation'],
  {
    output: 'collect',
  },
);
const date = git.exitCode === 0 && git.output.trim() !== '' ? ` of ${git.output.trim()}` : '';

const text = `# What the statistics are worth

Written by \`npm run evaluate\`; code ${evaluatedCode()} ${date.trim() || 'without a date'}. Every method of \`src/domain/statistics\` is tried on simulated accounts whose truth is known: log-normal views, the age curve of public videos, public rounding. « bar » is what the method has to keep; « told » stands beside it for comparison and promises nothing; « rival » is what a plain tool shows on the same accounts. \`src/domain/statistics/simulations.test.ts\` holds the same bars at a smaller size with every run of the tests.

How wide is wide: within real accounts the natural log of engagement spreads by about 0.4 to 0.5, that of views by about 0.9 to 1.4 (middle account of three public lists; \`test/cross-checks/reference-table.test.ts\` checks it). A ×5 outlier or a ×2 effect on 15 videos can be found reliably up to a spread of about 0.4 and 0.6. Beyond, even knowing the account’s true spread would not do: the rows without a bar show what is found, and what could be. Where nothing can be found the product says so.

Method 10, benchmarks, computes nothing: \`src/domain/statistics/benchmarks.test.ts\` proves that a figure per follower beside one per view does not compile.

${results.map(section).join('\n')}`;

writeFileSync(join(projectRoot, 'docs/evaluation.md'), text);
const wordsHeld = await evaluateWords();
const assistantHeld = evaluateAssistant();
process.exitCode =
  wordsHeld && assistantHeld && results.every(simulation => misses(simulation).length === 0) ? 0 : 1;
