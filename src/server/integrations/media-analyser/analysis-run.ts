import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { MediaFacts, MediaProgress } from '#domain/media/media-facts.ts';
import type { MediaRefusal } from '#domain/media/media-refusal.ts';
import { groupMemoryBytes } from '../../platform/processes/group-memory.ts';
import { AnalysisMessage, MESSAGE_PIPE } from './analysis-message.ts';
import type { AnalysisSetup } from './analysis-setup.ts';

export interface AnalysisLimits {
  /** Of the whole analysis, milliseconds. */
  wallMs: number;
  /** Of all its processes together. */
  memoryBytes: number;
  /** Of the JavaScript heap of the analysing process, megabytes. */
  heapMegabytes: number;
  /** Of all its messages. */
  messageBytes: number;
}

interface AnalysisRun {
  setup: AnalysisSetup;
  /** The folder that holds only the video. */
  folder: string;
  limits: AnalysisLimits;
  signal: AbortSignal | undefined;
  onStage: (progress: MediaProgress) => void;
}

type AnalysisEnd =
  | { kind: 'facts'; facts: MediaFacts }
  | { kind: 'refused'; code: MediaRefusal; detail: string }
  | { kind: 'aborted' };

const PROCESS = join(import.meta.dirname, 'child', 'analysis-process.ts');
const MEMORY_LOOK_MS = 400;
const STDERR_KEPT = 4_096;
const GROUP_GONE_WITHIN_MS = 2_000;

/**
 * Runs one analysis in its own process group and always ends the whole group. Its environment holds nothing of ours;
 * its messages are checked. Never rejects.
 */
export async function runAnalysis(run: AnalysisRun): Promise<AnalysisEnd> {
  if (run.signal?.aborted) return { kind: 'aborted' };
  const { folder, limits, setup } = run;
  const heap = `--max-old-space-size=${limits.heapMegabytes}`;
  const child = spawn(process.execPath, [heap, PROCESS, JSON.stringify(setup)], {
    env: { LANG: 'C.UTF-8', HOME: folder, TMPDIR: folder },
    cwd: folder,
    shell: false,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  });
  try {
    return await watch(child, run);
  } finally {
    await endGroup(child);
  }
}

function watch(child: ChildProcess, { limits, signal, onStage }: AnalysisRun): Promise<AnalysisEnd> {
  return new Promise(resolve => {
    let outcome: AnalysisEnd | null = null;
    let stderr = '';
    const stop = (end: AnalysisEnd): void => {
      outcome ??= end;
      killGroup(child);
    };
    const refuse = (code: MediaRefusal, detail: string): void => stop({ kind: 'refused', code, detail });
    const onAbort = (): void => stop({ kind: 'aborted' });
    const lookAtMemory = async (): Promise<void> => {
      const held = child.pid === undefined ? null : await groupMemoryBytes(child.pid);
      if (held !== null && held > limits.memoryBytes) refuse('memory_ran_out', `${held} bytes`);
    };
    const wall = setTimeout(() => refuse('time_ran_out', `${limits.wallMs} ms`), limits.wallMs);
    const memory = setInterval(() => void lookAtMemory(), MEMORY_LOOK_MS);
    signal?.addEventListener('abort', onAbort, { once: true });

    child.stderr?.setEncoding('utf8').on('data', (part: string) => {
      stderr = (stderr + part).slice(-STDERR_KEPT);
    });
    child.stdin?.on('error', () => undefined);
    readMessages(child.stdio[MESSAGE_PIPE] as Readable, limits.messageBytes, message => {
      if (outcome !== null) return;
      if (message === null) refuse('analysis_failed', 'it said something that is not understood');
      else if (message.say === 'stage') onStage({ stage: message.stage, done: message.done });
      else if (message.say === 'facts') outcome = { kind: 'facts', facts: message.facts };
      else outcome = { kind: 'refused', code: message.code, detail: message.detail };
    });
    const finish = (end: AnalysisEnd): void => {
      clearTimeout(wall);
      clearInterval(memory);
      signal?.removeEventListener('abort', onAbort);
      resolve(outcome ?? end);
    };
    child.on('error', error => {
      if (child.pid === undefined)
        finish({ kind: 'refused', code: 'analysis_failed', detail: error.message });
    });
    child.on('close', (code, by) => {
      const isOutOfMemory = /heap out of memory|Cannot allocate|out of memory/i.test(stderr);
      finish({
        kind: 'refused',
        code: isOutOfMemory ? 'memory_ran_out' : 'analysis_failed',
        detail: `ended with ${code ?? by}: ${stderr.slice(-500)}`,
      });
    });
    // A child process that holds the pipes open would delay `close`.
    child.on('exit', () => killGroup(child));
  });
}

/** Passes on each line as a message; null for an invalid one, or when there is too much output. */
function readMessages(pipe: Readable, limit: number, take: (message: AnalysisMessage | null) => void): void {
  let rest = '';
  let bytes = 0;
  pipe.setEncoding('utf8').on('data', (part: string) => {
    bytes += part.length;
    if (bytes > limit) {
      take(null);
      return;
    }
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(understand(line));
  });
}

function understand(line: string): AnalysisMessage | null {
  try {
    return AnalysisMessage.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

function killGroup(child: ChildProcess): boolean {
  if (child.pid === undefined) return false;
  try {
    return process.kill(-child.pid, 'SIGKILL');
  } catch {
    return false;
  }
}

/** Kills what is left of the group and waits until it is gone. */
async function endGroup(child: ChildProcess): Promise<void> {
  const givenUpAt = performance.now() + GROUP_GONE_WITHIN_MS;
  while (killGroup(child) && performance.now() < givenUpAt) await delay(10);
}
