import { AsyncLocalStorage } from 'node:async_hooks';

/** What is being done right now, as the log and the figures name it. */
export interface WorkContext {
  /** The request that asked for it, also where a job does the work later. */
  requestId?: string | undefined;
  /** The pattern an answer is counted under; set once it is known. */
  route?: string;
  job?: string;
  runId?: string;
}

const workContexts = new AsyncLocalStorage<WorkContext>();

/** Does the work in this context: whatever is logged or enqueued meanwhile belongs to it. */
export function runInWorkContext<Result>(context: WorkContext, work: () => Result): Result {
  return workContexts.run(context, work);
}

export function currentWorkContext(): WorkContext | undefined {
  return workContexts.getStore();
}
