import { pino, type Logger } from 'pino';

/** The structured log, on standard error. */
export function createLog(level: string): Logger {
  return pino(
    {
      level,
      redact: ['req.headers.authorization', '*.password', '*.token'],
      serializers: { err: factsOf },
    },
    pino.destination(2),
  );
}

/** Not more: a database error also carries the row it failed on and the whole connection. */
function factsOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return { type: name, message, code, stack, cause: cause === undefined ? undefined : factsOf(cause) };
}
