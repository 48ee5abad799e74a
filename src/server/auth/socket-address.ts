import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The address at the other end of the connection; undefined where there is none, as in tests. */
export function socketAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address;
  } catch {
    return undefined;
  }
}
