interface CallLimit {
  /** Aborts with the caller's signal, at the time limit, or by `end`. */
  signal: AbortSignal;
  /** Aborts as at the time limit. */
  end: () => void;
  /** Must be called when the call is over: frees everything it holds. */
  release: () => void;
}

/**
 * The abort signal of one model call: the caller's, or a timeout in milliseconds. The SDK never removes its listener,
 * and a listened-to `AbortSignal.any` signal is retained for the life of the process: one would leak per call.
 */
export function limitCall(caller: AbortSignal, milliseconds: number): CallLimit {
  const limit = new AbortController();
  const stop = (reason: unknown): void => {
    release();
    limit.abort(reason);
  };
  const follow = (): void => stop(caller.reason);
  const end = (): void => stop(new DOMException('The model took too long', 'TimeoutError'));
  const timer = setTimeout(end, milliseconds).unref();
  const release = (): void => {
    clearTimeout(timer);
    caller.removeEventListener('abort', follow);
  };
  caller.addEventListener('abort', follow, { once: true });
  if (caller.aborted) follow();
  return { signal: limit.signal, end, release };
}
