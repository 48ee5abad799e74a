/** News of job runs, across processes (PostgreSQL NOTIFY). The payload is the run's id only. */
export interface RunEvents {
  /** Yields once for every change of the run until `signal` aborts; subscribe before reading the row. */
  changes(runId: string, signal: AbortSignal): AsyncIterable<void>;
  close(): Promise<void>;
}
