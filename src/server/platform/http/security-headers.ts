import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config/config.ts';

/**
 * Strict by default: scripts only from our own origin, calls to it and to an external auth server, inline styles only
 * as attributes, no framing.
 */
export function securityHeaders({ appUrl, externalAuth }: Pick<Config, 'appUrl' | 'externalAuth'>) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(externalAuth === null ? [] : [new URL(externalAuth.url).origin])],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
    },
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity:
      (appUrl?.startsWith('https:') ?? false) ? 'max-age=63072000; includeSubDomains' : false,
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    xXssProtection: false,
  });
}

/** The same as a list, for responses not written by the framework. */
export async function listSecurityHeaders(
  config: Pick<Config, 'appUrl' | 'externalAuth'>,
): Promise<[string, string][]> {
  const bare = new Hono().use(securityHeaders(config)).get('/', c => c.body(null));
  return [...(await bare.request('/')).headers];
}
