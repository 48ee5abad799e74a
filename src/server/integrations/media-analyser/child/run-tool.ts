import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { AnalysisSetup } from '../analysis-setup.ts';
import { capArguments } from '../tool-caps.ts';

const STDERR_KEPT = 262_144;

interface ToolEnd {
  exitCode: number | null;
  /** The output; when too long, its beginning and end. */
  stderr: string;
  timedOut: boolean;
}

interface RunningTool {
  stdout: Readable;
  /** Pipes from number 3 on. */
  pipes: Readable[];
  end: Promise<ToolEnd>;
}

/**
 * Starts ffmpeg or ffprobe: a list of arguments, no shell, an empty environment, no standard input. It belongs to
 * the process group of the analysis and ends with it.
 */
export function runTool(
  setup: AnalysisSetup,
  program: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  options: { pipes?: number } = {},
): RunningTool {
  const capped = setup.prlimit === null ? [] : [setup.prlimit, ...capArguments()];
  const [file = '', ...rest] = [...capped, setup[program], ...args];
  const pipes = Array.from({ length: options.pipes ?? 0 }, () => 'pipe' as const);
  const child = spawn(file, rest, {
    env: { LANG: 'C', HOME: process.cwd(), TMPDIR: process.cwd() },
    cwd: process.cwd(),
    shell: false,
    stdio: ['ignore', 'pipe', 'pipe', ...pipes],
  });
  const stdout = child.stdout;
  const stderr = child.stderr;
  if (stdout === null || stderr === null) throw new Error('no pipes');
  return {
    stdout,
    pipes: child.stdio.slice(3).map(pipe => pipe as Readable),
    end: watchTool(child, stderr, setup.toolMs),
  };
}

function watchTool(child: ChildProcess, stderr: Readable, withinMs: number): Promise<ToolEnd> {
  const head: Buffer[] = [];
  let tail: Buffer = Buffer.alloc(0);
  let headBytes = 0;
  stderr.on('data', (part: Buffer) => {
    if (headBytes < STDERR_KEPT) {
      head.push(part);
      headBytes += part.byteLength;
    } else tail = Buffer.concat([tail, part]).subarray(-STDERR_KEPT);
  });
  return new Promise(resolve => {
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGKILL');
    }, withinMs);
    const finish = (exitCode: number | null): void => {
      clearTimeout(timer);
      resolve({
        exitCode,
        timedOut,
        stderr: `${Buffer.concat(head).toString('utf8')}\n${tail.toString('utf8')}`,
      });
    };
    child.on('error', () => finish(null));
    child.on('close', code => finish(code));
  });
}

/** Whether a tool ended because it ran out of memory. */
export function ranOutOfMemory(stderr: string): boolean {
  return /Cannot allocate memory|out of memory|Error allocating/i.test(stderr);
}
