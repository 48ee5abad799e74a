import { hostname, networkInterfaces } from 'node:os';
import type { Config } from '../config/config.ts';

/**
 * The product's public origin: APP_URL, or the request's own when it names this very machine. Any other Host header
 * could be an attempt to redirect links in our mails.
 */
export function siteOrigin(config: Pick<Config, 'appUrl' | 'host' | 'port'>, requestUrl: string): string {
  if (config.appUrl !== null) return new URL(config.appUrl).origin;
  try {
    const url = new URL(requestUrl);
    if (ownNames(config.host).has(url.hostname.replace(/^\[|\]$/g, ''))) return url.origin;
  } catch {
    // An unreadable Host header names no machine.
  }
  return homeOrigin(config);
}

/** The product's origin where there is no request: APP_URL, otherwise this machine's. */
export function homeOrigin({ appUrl, host, port }: Pick<Config, 'appUrl' | 'host' | 'port'>): string {
  if (appUrl !== null) return new URL(appUrl).origin;
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host);
  return `http://${isLocal ? 'localhost' : host}:${port}`;
}

/** What readers know the product by: its host, or its name where the host only says which machine it runs on. */
export function siteName(address: string): string {
  const { host, hostname } = new URL(address);
  const isMachine = !hostname.includes('.') || hostname.endsWith('.local') || /^[\d.]+$/.test(hostname);
  return isMachine ? 'Accroche' : host;
}

function ownNames(host: string): Set<string> {
  const addresses = Object.values(networkInterfaces()).flatMap(
    list => list?.map(({ address }) => address) ?? [],
  );
  return new Set(['localhost', '127.0.0.1', '::1', host, hostname(), ...addresses]);
}

/** The target of a followed link: always a page of ours, whatever was requested. The landing page reads no session. */
export function redirectTarget(input: string | null, origin: string): string {
  try {
    const url = new URL(input ?? '/auth', `${origin}/`);
    if (url.origin !== origin) return `${origin}/auth`;
    if (url.pathname === '/') return `${origin}/auth${url.search}`;
    return `${origin}${url.pathname}${url.search}`;
  } catch {
    return `${origin}/auth`;
  }
}
