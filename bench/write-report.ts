import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform } from 'node:os';
import { join } from 'node:path';
import type { Measurement } from './measurement.ts';

const REPORT = join(import.meta.dirname, '../docs/performance.md');
const BEGIN = '<!-- measured: written by `npm run bench -- --write` -->';
const END = '<!-- end of what was measured -->';

/** Replaces the figures of the report; a name that was not measured this time keeps its last figure. */
export function writeReport(measurements: readonly Measurement[]): void {
  const text = readFileSync(REPORT, 'utf8');
  const [before, measured, after] = [
    text.split(BEGIN)[0],
    text.split(BEGIN)[1]?.split(END)[0],
    text.split(END)[1],
  ];
  if (before === undefined || measured === undefined || after === undefined) {
    throw new Error(`${REPORT} has no place for figures`);
  }
  const rows = new Map<string, string>();
  for (const row of measured
    .split('\n')
    .filter(line => line.startsWith('| '))
    .slice(2)) {
    rows.set(row.split(' | ')[0]?.slice(2) ?? '', row);
  }
  for (const measurement of measurements) rows.set(measurement.name, rowOf(measurement));
  const head = '| what | figure | n | against | ratio | when |\n| --- | --- | --- | --- | --- | --- |';
  writeFileSync(REPORT, `${before}${BEGIN}\n\n${head}\n${[...rows.values()].join('\n')}\n\n${END}${after}`);
}

function rowOf({ name, value, unit, n, ratio, reference, isUnreliable }: Measurement): string {
  const round = (figure: number): string =>
    figure >= 100 ? Math.round(figure).toLocaleString('en') : String(Number(figure.toPrecision(3)));
  const figure = `${round(value)} ${unit}${isUnreliable ? ' (busy machine)' : ''}`;
  const against = reference === null ? '' : `${reference.name}: ${round(reference.value)}`;
  const machine = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${platform()} ${arch()}`;
  return `| ${[name, figure, n, against, ratio === null ? '' : ratio.toFixed(2), machine].join(' | ')} |`;
}
