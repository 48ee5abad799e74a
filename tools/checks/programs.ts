import { spawn, type StdioOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../..');

/** The programs of the dependencies come first, the right Node among them. */
export const programEnvironment: NodeJS.ProcessEnv = {
  // Shared by all our programs: types are stripped from each file once, not at every start.
  NODE_COMPILE_CACHE: join(projectRoot, '.cache', 'node'),
  // Node strips the types: Playwright's own way costs half a minute of processor time in a fresh clone.
  PW_DISABLE_TS_ESM: '1',
  ...process.env,
  PATH: [join(projectRoot, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter),
};

export interface Outcome {
  /** 0 when all went well; a program that was killed or could not start counts as 1. */
  exitCode: number;
  output: string;
  seconds: number;
  /** Processor time, including its children; null where the system does not report it. */
  processorSeconds: number | null;
}

interface Options {
  output: 'stream' | 'collect';
  env?: Record<string, string>;
  limitMs?: number;
  /** Receives each chunk of output, in addition to the usual output. */
  onOutput?: (text: string) => void;
}

/** Runs a program of the project; its output is passed on (`stream`) or returned (`collect`). */
export function runProgram(name: string, values: string[], options: Options): Promise<Outcome> {
  const { onOutput } = options;
  const isPassedOn = options.output === 'stream';
  const stdio: StdioOptions =
    isPassedOn && onOutput === undefined ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
  const startedAt = performance.now();
  const child = spawn(name, values, {
    cwd: projectRoot,
    env: { ...programEnvironment, ...options.env },
    stdio,
    shell: process.platform === 'win32',
    ...(options.limitMs === undefined ? {} : { timeout: options.limitMs }),
  });
  let output = '';
  const take = (chunk: Buffer, passOn: NodeJS.WriteStream): void => {
    if (isPassedOn) passOn.write(chunk);
    else output += String(chunk);
    onOutput?.(String(chunk));
  };
  child.stdout?.on('data', (chunk: Buffer) => take(chunk, process.stdout));
  child.stderr?.on('data', (chunk: Buffer) => take(chunk, process.stderr));
  return new Promise(resolve => {
    let processorSeconds: number | null = null;
    child.once('exit', () => (processorSeconds = secondsOfEndedChildren.sinceTheLast()));
    const end = (exitCode: number): void =>
      resolve({ exitCode, output, seconds: (performance.now() - startedAt) / 1_000, processorSeconds });
    child.once('error', error => {
      output += `${error.message}\n`;
      end(1);
    });
    child.once('close', code => end(code ?? 1));
  });
}

const CLOCK_TICKS_A_SECOND = 100;

/** An ended process adds its time, and that of its ended children, to the children's time of its parent. */
const secondsOfEndedChildren = {
  soFar: 0,
  sinceTheLast(): number | null {
    try {
      const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
      const [user, system] = fields.split(' ').slice(13, 15).map(Number);
      const all = ((user ?? 0) + (system ?? 0)) / CLOCK_TICKS_A_SECOND;
      const since = all - this.soFar;
      this.soFar = all;
      return since;
    } catch {
      return null;
    }
  },
};
