import { Worker } from 'node:worker_threads';
import { hookSteps, type HookAnswer, type HookRequest } from '#domain/generations/hooks/generate-hooks.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { runInSlices } from '../run-in-slices.ts';

/** Without the library, which the thread has itself. */
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
 * `generateHooks` for a server with others to serve. Who asks alone is answered in slices of the event loop; as soon as two
 * ask at once a thread is started that takes over when it is ready, and goes when nobody has asked for a while. What a
 * thread cannot answer, because it ended, is written in slices as before.
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
    // Another may have taken its place by the time it is heard of.
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

/** Hooks without holding up who else asks; the same as `generateHooks`. */
export function writeHooksInWorker(request: HookRequest): Promise<HookAnswer> {
  return aside.write(request);
}
