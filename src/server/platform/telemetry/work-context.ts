import { AsyncLocalStorage } from 'node:async_hooks';

/** What is being done right now, as the log and the figures name it. */
export interface Errand {
  /** The request that asked for it, also where a job does the work later. */
  requestId?: string | undefined;
  /** The pattern an answer is counted under; set once it is known. */
  route?: string;
  job?: string;
  runId?: string;
}

const errands = new AsyncLocalStorage<Errand>();

/** Does the work as this errand: whatever is logged or enqueued meanwhile belongs to it. */
export function doing<Result>(errand: Errand, work: () => Result): Result {
  return errands.run(errand, work);
}

export function currentErrand(): Errand | undefined {
  return errands.getStore();
}
