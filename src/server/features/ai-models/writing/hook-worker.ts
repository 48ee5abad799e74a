import { Worker } from 'node:worker_threads';
import {
  hookSteps,
  rankHooks,
  type HookAnswer,
  type HookRequest,
} from '#domain/generations/hooks/generate-hooks.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { runInSlices } from '../run-in-slices.ts';

/** Without the library, which the thread loads itself. */
export interface WorkerRequest {
  id: number;
  request: Omit<HookRequest, 'niches'>;
}
export type WorkerMessage = { id: number; answer: HookAnswer } | 'ready';

const IDLE_MS = 60_000;
const MEMORY_MB = 128;

interface Input {
  resolve(answer: HookAnswer): void;
  reject(error: unknown): void;
}

/**
 * `generateHooks` for a server with concurrent users. A single request runs in slices of the event loop; when two
 * overlap, a worker thread is started that takes over once ready and is stopped when idle. Requests that a
 * terminated thread cannot answer run in slices as before.
 */
export function createHookWorker({ idleMs = IDLE_MS } = {}) {
  const input = new Map<number, Input>();
  let worker: Worker | null = null;
  let isReady = false;
  let underWay = 0;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  const stop = (error: unknown = new Error('The thread that writes hooks has ended')): void => {
    clearTimeout(idle);
    void worker?.terminate();
    worker = null;
    isReady = false;
    for (const one of input.values()) one.reject(error);
    input.clear();
  };

  const start = (): void => {
    const started = new Worker(new URL('./hook-worker-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    // Another worker may have replaced it by the time the event arrives.
    const ended = (error?: unknown) => {
      if (worker === started) stop(error);
    };
    started.on('message', (word: WorkerMessage) => {
      if (word === 'ready') {
        isReady = worker === started;
        return;
      }
      input.get(word.id)?.resolve(word.answer);
      input.delete(word.id);
    });
    started.on('error', ended);
    started.on('exit', () => ended());
    started.unref();
    worker = started;
  };

  const ask = (ready: Worker, request: WorkerRequest['request']): Promise<HookAnswer> => {
    clearTimeout(idle);
    idle = setTimeout(stop, idleMs).unref();
    const id = (lastId += 1);
    return new Promise((resolve, reject) => {
      input.set(id, { resolve, reject });
      ready.postMessage({ id, request } satisfies WorkerRequest);
    });
  };

  const inSlices = async (request: HookRequest): Promise<HookAnswer> => {
    underWay += 1;
    try {
      return await runInSlices(hookSteps(request));
    } finally {
      underWay -= 1;
    }
  };

  return {
    async write({ niches, ...request }: HookRequest): Promise<HookAnswer> {
      if (worker === null && underWay > 0) start();
      const whole = { niches, ...request };
      if (worker === null || !isReady || niches !== NICHES) return inSlices(whole);
      return ask(worker, request).catch(() => inSlices(whole));
    },
    isReady: () => isReady,
    stop: () => stop(),
  };
}

const aside = createHookWorker();

/** `generateHooks`, best score first, without blocking other requests. */
export async function writeHooksInWorker(request: HookRequest): Promise<HookAnswer> {
  return rankHooks(await aside.write(request));
}
