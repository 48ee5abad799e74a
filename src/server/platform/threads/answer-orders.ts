import { parentPort, type Transferable } from 'node:worker_threads';
import type { Answer } from './create-thread.ts';

/** The other side of `createThread`. */
export function answerOrders<Order, Result>(
  work: (order: Order) => Result | Promise<Result>,
  handOver: (result: Result) => Transferable[] = () => [],
): void {
  const answer = async (order: Order): Promise<void> => {
    try {
      const result = await work(order);
      parentPort?.postMessage({ done: true, result } satisfies Answer<Result>, handOver(result));
    } catch (error) {
      parentPort?.postMessage({ done: false, error } satisfies Answer<Result>);
    }
  };
  parentPort?.on('message', (order: Order) => void answer(order));
}
