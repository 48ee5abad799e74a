import { spawn, type StdioOptions } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../..');

/** The programs of the dependencies come first, the right Node among them. */
export const programEnvironment: NodeJS.ProcessEnv = {
  // Of every program of ours: types are taken off each file once, not at each start.
  NODE_COMPILE_CACHE: join(projectRoot, '.cache', 'node'),
  ...process.env,
  PATH: [join(projectRoot, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter),
};

export interface Outcome {
  /** 0 when all went well; a program that was killed or could not start counts as 1. */
  exitCode: number;
  output: string;
}

/** Runs a program of the project; its output is passed on (`stream`) or returned (`collect`). */
export function runProgram(
  name: string,
  values: string[],
  options: { output: 'stream' | 'collect'; env?: Record<string, string>; limitMs?: number },
): Promise<Outcome> {
  const stdio: StdioOptions =
    options.output === 'stream' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
  const child = spawn(name, values, {
    cwd: projectRoot,
    env: { ...programEnvironment, ...options.env },
    stdio,
    shell: process.platform === 'win32',
    ...(options.limitMs === undefined ? {} : { timeout: options.limitMs }),
  });
  let output = '';
  child.stdout?.on('data', chunk => (output += String(chunk)));
  child.stderr?.on('data', chunk => (output += String(chunk)));
  return new Promise(resolve => {
    child.once('error', error => resolve({ exitCode: 1, output: `${output}${error.message}\n` }));
    child.once('close', code => resolve({ exitCode: code ?? 1, output }));
  });
}
