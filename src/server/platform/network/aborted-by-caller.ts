import type { SourceErrorCode } from '#domain/sources/reading.ts';

/** The error for an abort by the caller: its own deadline, or a plain stop. */
export function stoppedByCaller(signal: AbortSignal): { code: SourceErrorCode; detail: string } {
  const reason: unknown = signal.reason;
  return reason instanceof DOMException && reason.name === 'TimeoutError'
    ? { code: 'timeout', detail: 'the time given by the caller was over' }
    : { code: 'unavailable', detail: 'stopped by the caller' };
}
