import { Worker } from 'node:worker_threads';
import type { ReportDocument } from '#presentation/document.ts';

export interface RenderOrder {
  /** Formats whose rendering takes longer than other requests may wait. */
  format: 'pdf' | 'xlsx';
  document: ReportDocument;
}

export type Rendered = { done: true; bytes: Uint8Array<ArrayBuffer> } | { done: false; error: unknown };

const IDLE_MS = 30_000;
const LONGEST_MS = 30_000;

let worker: Worker | null = null;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Renders a report file off the event loop, one at a time in one worker; callers queue. The worker ends when idle for a
 * while, and does not keep the process running.
 */
export function renderDocument(order: RenderOrder): Promise<Uint8Array<ArrayBuffer>> {
  const rendered = last.then(() => inWorker(order));
  last = rendered.catch(() => undefined);
  return rendered;
}

async function inWorker(order: RenderOrder): Promise<Uint8Array<ArrayBuffer>> {
  clearTimeout(idle);
  const used = (worker ??= new Worker(new URL('render-worker.ts', import.meta.url)));
  used.ref();
  try {
    const answer = await answerOf(used, order);
    if (!answer.done) throw answer.error;
    idle = setTimeout(stop, IDLE_MS).unref();
    used.unref();
    return answer.bytes;
  } catch (error) {
    stop();
    throw error;
  }
}

function stop(): void {
  void worker?.terminate();
  worker = null;
}

function answerOf(used: Worker, order: RenderOrder): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => settle(() => reject(error as Error));
    const late = setTimeout(
      () => fail(new Error(`A ${order.format} took longer than ${LONGEST_MS} ms`)),
      LONGEST_MS,
    );
    const ended = () => fail(new Error(`The worker ended without a ${order.format}`));
    const answered = (answer: Rendered) => settle(() => resolve(answer));
    const settle = (end: () => void) => {
      clearTimeout(late);
      used.off('message', answered).off('error', fail).off('exit', ended);
      end();
    };
    used.on('message', answered).on('error', fail).on('exit', ended);
    used.postMessage(order);
  });
}
