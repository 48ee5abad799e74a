/** News of job runs, across processes (PostgreSQL NOTIFY). The payload is the run's id only. */
export interface RunEvents {
  /**
   * Yields when the run may have changed, until `signal` aborts: listening begins with the call, so
   * subscribe first and read the row then. Several changes may come as one; some may be none.
   */
  changes(runId: string, signal: AbortSignal): AsyncIterable<void>;
  close(): Promise<void>;
}
