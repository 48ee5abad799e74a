import { spawn, type ChildProcess } from 'node:child_process';
import { groupMemoryBytes } from './group-memory.ts';

export interface ProcessLimits {
  timeoutMs: number;
  stdoutBytes: number;
  stderrBytes: number;
  /** Of the whole process group; not measured where the system has no /proc. */
  memoryBytes: number;
}

interface ContainedProcess {
  file: string;
  args: readonly string[];
  /** The whole environment of the process: nothing is inherited. */
  env: Readonly<Record<string, string>>;
  cwd: string;
  /** `latin1` maps every output byte to one character; UTF-8 by default. */
  stdoutEncoding?: 'utf8' | 'latin1';
  limits: ProcessLimits;
  signal: AbortSignal;
}

export type StopReason =
  | 'timeout'
  | 'aborted'
  | 'stdout_limit'
  | 'stderr_limit'
  | 'memory_limit'
  | 'output_left_open';

export type ProcessEnd =
  | { kind: 'ended'; exitCode: number | null; stdout: string; stderr: string }
  | { kind: 'stopped'; why: StopReason }
  | { kind: 'not_started'; why: string };

const MEMORY_LOOK_MS = 250;
/** How long the pipes of an ended process may stay open before its output counts as lost. */
const PIPES_CLOSE_MS = 1_000;

/**
 * Runs a program in its own process group and always ends the whole group, even after a normal exit, because a helper
 * left behind would keep running and keep the pipes open. Output is passed on only when complete. Never rejects.
 */
export function runContained(wanted: ContainedProcess): Promise<ProcessEnd> {
  if (wanted.signal.aborted) return Promise.resolve({ kind: 'stopped', why: 'aborted' });
  let child: ChildProcess;
  try {
    child = spawn(wanted.file, [...wanted.args], {
      env: { ...wanted.env },
      cwd: wanted.cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: false,
      detached: true,
      windowsHide: true,
    });
  } catch (error) {
    return Promise.resolve({ kind: 'not_started', why: codeOf(error) });
  }
  return watch(child, wanted);
}

function watch(
  child: ChildProcess,
  { limits, signal, stdoutEncoding }: ContainedProcess,
): Promise<ProcessEnd> {
  return new Promise(resolve => {
    let stopReason: StopReason | null = null;
    let exitCode: number | null = null;
    const stop = (why: StopReason): void => {
      stopReason ??= why;
      endGroup(child);
    };
    const stdout = collect(child.stdout, limits.stdoutBytes, () => stop('stdout_limit'), stdoutEncoding);
    const stderr = collect(child.stderr, limits.stderrBytes, () => stop('stderr_limit'));
    const onAbort = (): void => stop('aborted');
    const timers = [
      setTimeout(() => stop('timeout'), limits.timeoutMs),
      setInterval(() => void lookAtMemory(), MEMORY_LOOK_MS),
    ];
    signal.addEventListener('abort', onAbort, { once: true });

    const lookAtMemory = async (): Promise<void> => {
      const held = child.pid === undefined ? null : await groupMemoryBytes(child.pid);
      if (held !== null && held > limits.memoryBytes && child.exitCode === null) stop('memory_limit');
    };
    const finish = (end: ProcessEnd): void => {
      timers.forEach(timer => clearTimeout(timer));
      signal.removeEventListener('abort', onAbort);
      resolve(stopReason === null ? end : { kind: 'stopped', why: stopReason });
    };
    child.on('error', error => {
      if (child.pid === undefined) finish({ kind: 'not_started', why: codeOf(error) });
    });
    child.on('exit', code => {
      exitCode = code;
      endGroup(child);
      timers.push(
        setTimeout(() => {
          stopReason ??= 'output_left_open';
          child.stdout?.destroy();
          child.stderr?.destroy();
        }, PIPES_CLOSE_MS),
      );
    });
    child.on('close', () => finish({ kind: 'ended', exitCode, stdout: stdout(), stderr: stderr() }));
  });
}

/** Collects a pipe's text up to a limit in bytes; the rest is dropped and reported once. */
function collect(
  pipe: ChildProcess['stdout'],
  limit: number,
  onTooMuch: () => void,
  encoding: 'utf8' | 'latin1' = 'utf8',
): () => string {
  const parts: Buffer[] = [];
  let size = 0;
  pipe?.on('data', (part: Buffer) => {
    size += part.byteLength;
    if (size <= limit) parts.push(part);
    else {
      parts.length = 0;
      onTooMuch();
    }
  });
  return () => Buffer.concat(parts).toString(encoding);
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has no member left.
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
