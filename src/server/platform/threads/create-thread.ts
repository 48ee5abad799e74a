import { Worker } from 'node:worker_threads';

export type Answer<Result> = { done: true; result: Result } | { done: false; error: unknown };

const IDLE_MS = 30_000;
const LONGEST_MS = 30_000;

/**
 * Runs a thread's work off the event loop, one order at a time; callers queue. The thread starts with the first order,
 * ends when idle for a while, and does not keep the process running.
 */
export function createThread<Order, Result>(program: URL): (order: Order) => Promise<Result> {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const stop = (): void => {
    void worker?.terminate();
    worker = null;
  };
  const inWorker = async (order: Order): Promise<Result> => {
    clearTimeout(idle);
    const used = (worker ??= new Worker(program));
    used.ref();
    try {
      const answer = await answerOf<Order, Result>(used, order);
      if (!answer.done) throw answer.error;
      idle = setTimeout(stop, IDLE_MS).unref();
      used.unref();
      return answer.result;
    } catch (error) {
      stop();
      throw error;
    }
  };
  return order => {
    const answered = last.then(() => inWorker(order));
    last = answered.catch(() => undefined);
    return answered;
  };
}

function answerOf<Order, Result>(used: Worker, order: Order): Promise<Answer<Result>> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => settle(() => reject(error as Error));
    const late = setTimeout(
      () => fail(new Error(`The thread took longer than ${LONGEST_MS} ms`)),
      LONGEST_MS,
    );
    const ended = () => fail(new Error('The thread ended without an answer'));
    const answered = (answer: Answer<Result>) => settle(() => resolve(answer));
    const settle = (end: () => void) => {
      clearTimeout(late);
      used.off('message', answered).off('error', fail).off('exit', ended);
      end();
    };
    used.on('message', answered).on('error', fail).on('exit', ended);
    used.postMessage(order);
  });
}
