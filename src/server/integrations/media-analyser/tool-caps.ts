import { tmpdir } from 'node:os';
import { runContained } from '../../platform/processes/contained-process.ts';
import { findProgram } from './media-programs.ts';

const CAPS = { addressSpace: 3_000_000_000, cpuSeconds: 240, openFiles: 64 };

/** The prlimit arguments before the program: among other limits, it may not write a single byte to a file. */
export function capArguments(): string[] {
  const { addressSpace, cpuSeconds, openFiles } = CAPS;
  return [
    `--as=${addressSpace}`,
    `--cpu=${cpuSeconds}`,
    `--nofile=${openFiles}`,
    '--fsize=0',
    '--core=0',
    '--',
  ];
}

/** prlimit, when it exists and `program` runs under its limits; null otherwise. */
export async function findCapper(program: string, searchPath: string): Promise<string | null> {
  const prlimit = await findProgram('prlimit', searchPath);
  if (prlimit === null) return null;
  const end = await runContained({
    file: prlimit,
    args: [...capArguments(), program, '-version'],
    env: { LANG: 'C' },
    cwd: tmpdir(),
    limits: { timeoutMs: 20_000, stdoutBytes: 65_536, stderrBytes: 65_536, memoryBytes: 500_000_000 },
    signal: new AbortController().signal,
  });
  return end.kind === 'ended' && end.exitCode === 0 ? prlimit : null;
}
