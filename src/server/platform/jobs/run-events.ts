/** Notifications about job runs, across processes (PostgreSQL NOTIFY). The payload is only the run's id. */
export interface RunEvents {
  /**
   * Yields when the run may have changed, until `signal` aborts. Listening begins with the call, so subscribe first and
   * then read the row. Several changes may be merged; some may be none.
   */
  changes(runId: string, signal: AbortSignal): AsyncIterable<void>;
  close(): Promise<void>;
}
