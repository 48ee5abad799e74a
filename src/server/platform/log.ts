import { pino, type DestinationStream, type Logger } from 'pino';
import { currentWorkContext } from './telemetry/work-context.ts';

/** The structured log, on standard error. Every line includes the current request and job. */
export function createLog(level: string, destination: DestinationStream = pino.destination(2)): Logger {
  return pino(
    {
      level,
      redact: ['req.headers.authorization', '*.password', '*.token'],
      serializers: { err: factsOf },
      mixin: (_line, _level, logger) => workContextOf(logger.bindings()),
    },
    destination,
  );
}

function workContextOf(known: Record<string, unknown>): Record<string, string | undefined> {
  const { requestId, job, runId } = currentWorkContext() ?? {};
  return { ...('requestId' in known ? {} : { requestId }), job, runId };
}

/** Only these: a database error also carries the row it failed on and the whole connection. */
function factsOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return { type: name, message, code, stack, cause: cause === undefined ? undefined : factsOf(cause) };
}
