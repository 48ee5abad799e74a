interface CallLimit {
  /** Ends with the caller’s own, when the time is over, or by `end`. */
  signal: AbortSignal;
  /** As when the time is over. */
  end: () => void;
  /** Has to be called when the call is over: nothing of it is kept then. */
  release: () => void;
}

/**
 * The end of one call of a model: the caller’s, or after so many milliseconds. The SDK listens and never leaves off, and a
 * signal of `AbortSignal.any` that is listened to is kept for as long as the process lives: it would be one a call.
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
