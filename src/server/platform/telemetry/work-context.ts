import { AsyncLocalStorage } from 'node:async_hooks';

/** The current work, as named in the log and the metrics. */
export interface WorkContext {
  /** The request that caused it, also where a job does the work later. */
  requestId?: string | undefined;
  /** The route pattern under which the response is counted; set once known. */
  route?: string;
  job?: string;
  runId?: string;
}

const workContexts = new AsyncLocalStorage<WorkContext>();

/** Runs the work in this context: everything logged or enqueued meanwhile carries it. */
export function runInWorkContext<Result>(context: WorkContext, work: () => Result): Result {
  return workContexts.run(context, work);
}

export function currentWorkContext(): WorkContext | undefined {
  return workContexts.getStore();
}
