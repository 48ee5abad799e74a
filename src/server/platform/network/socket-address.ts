import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The remote address of the connection; undefined where there is none, as in tests. */
export function socketAddress(c: Context): string | undefined {
  const { env } = c as { env?: object };
  if (env === undefined || !('incoming' in env || 'server' in env)) return undefined;
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined;
  }
}
