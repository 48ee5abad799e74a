import { lookup } from 'node:dns/promises';
import {
  readTikTokLink,
  type AccountLink,
  type VideoLink,
} from '#domain/video-analysis/input/tiktok-link.ts';
import { readWebAddress } from '#domain/video-analysis/input/web-address.ts';
import { requestPinned, type Destination, type PinnedAnswer } from '../../platform/network/pinned-request.ts';
import { isPublicAddress } from '../../platform/network/public-address.ts';
import { networkReason } from '../../platform/network/read-response.ts';

/**
 * Why a short link was not resolved: it is not a short link · a URL on the way is not allowed (scheme, host, port, user
 * name or password) · a host on the way is in a network that is not public · it leads nowhere · or a request failure.
 */
export type ShortLinkProblem =
  | 'not_a_short_link'
  | 'forbidden_address'
  | 'forbidden_network'
  | 'leads_nowhere'
  | 'too_many_redirects'
  | 'answer_too_large'
  | 'rate_limited'
  | 'unavailable'
  | 'unknown_host'
  | 'network'
  | 'timeout'
  | 'stopped';

type ResolvedShortLink =
  | { ok: true; link: VideoLink | AccountLink }
  | { ok: false; problem: ShortLinkProblem; detail: string };

export interface ShortLinkOptions {
  /** All IP addresses of a host; by default from the system's resolver. */
  addressesOf?: (host: string) => Promise<string[]>;
  /** Where a checked IP address is reached; by default itself, on port 443. */
  destinationOf?: (address: string) => Destination;
  /** Certificates trusted instead of the usual ones. */
  ca?: string;
  limits?: Partial<ShortLinkLimits>;
}

interface ShortLinkLimits {
  timeoutMs: number;
  redirects: number;
  headerBytes: number;
  /** How many addresses of one host are tried. */
  addresses: number;
}

export type ResolveShortLink = (
  link: string,
  input: { signal: AbortSignal; now: () => Date },
) => Promise<ResolvedShortLink>;

/** The only hosts that are ever connected to. */
const HOSTS = new Set(['vm.tiktok.com', 'vt.tiktok.com', 'www.tiktok.com', 'm.tiktok.com', 'tiktok.com']);
const LIMITS: ShortLinkLimits = { timeoutMs: 8_000, redirects: 5, headerBytes: 16 * 1024, addresses: 3 };
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Accroche/1.0';
const REDIRECTS = [301, 302, 303, 307, 308];

class Refused extends Error {
  readonly problem: ShortLinkProblem;
  constructor(problem: ShortLinkProblem, detail: string) {
    super(detail);
    this.problem = problem;
  }
}

/** Resolves a TikTok short link to its video or account, using only TikTok's hosts and public addresses. */
export function createShortLinkResolver(options: ShortLinkOptions = {}): ResolveShortLink {
  const limits = { ...LIMITS, ...options.limits };
  const addressesOf = options.addressesOf ?? systemAddresses;
  const destinationOf = options.destinationOf ?? (address => ({ address, port: 443 }));

  async function ask(url: URL, signal: AbortSignal): Promise<PinnedAnswer> {
    const addresses = await within(signal, addressesOf(url.hostname)).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new Refused('unknown_host', `${url.hostname} has no address (${networkReason(error)})`);
    });
    if (addresses.length === 0) throw new Refused('unknown_host', `${url.hostname} has no address`);
    // One private address fails all: a resolver that mixes them is not trusted.
    if (!addresses.every(isPublicAddress))
      throw new Refused('forbidden_network', `${url.hostname} leads to a network that is not public`);
    let last: unknown;
    for (const address of addresses.slice(0, limits.addresses)) {
      try {
        return await requestPinned(url, destinationOf(address), {
          userAgent: USER_AGENT,
          ca: options.ca,
          headerBytes: limits.headerBytes,
          signal,
        });
      } catch (error) {
        signal.throwIfAborted();
        last = error;
        if (!isUnreachable(error)) break;
      }
    }
    throw last;
  }

  async function follow(start: URL, now: Date, signal: AbortSignal): Promise<VideoLink | AccountLink> {
    let url = start;
    for (let hops = 0; hops < limits.redirects; hops += 1) {
      const target = targetOf(await ask(url, signal), url);
      const link = linkAt(target, now);
      if (link !== null) return link;
      url = target;
    }
    throw new Refused('too_many_redirects', `more than ${limits.redirects} redirects`);
  }

  return async (link, { signal: stop, now }) => {
    const timeout = AbortSignal.timeout(limits.timeoutMs);
    try {
      stop.throwIfAborted();
      return { ok: true, link: await follow(startOf(link, now()), now(), AbortSignal.any([stop, timeout])) };
    } catch (error) {
      return { ok: false, ...problemOf(error, stop, timeout) };
    }
  };
}

/** The first URL to request, rebuilt from its parsed parts. */
function startOf(text: string, now: Date): URL {
  if (!URL.canParse(text)) throw new Refused('not_a_short_link', 'not an address');
  const address = readWebAddress(allowed(new URL(text)).href);
  const link = address === null ? null : readTikTokLink(address, now);
  if (link?.kind !== 'shortLink') throw new Refused('not_a_short_link', 'not a short link');
  return new URL(link.url);
}

function targetOf({ status, location }: PinnedAnswer, from: URL): URL {
  if (REDIRECTS.includes(status)) {
    if (location === undefined || !URL.canParse(location, from.href))
      throw new Refused('leads_nowhere', 'the redirect names no address');
    return allowed(new URL(location, from.href));
  }
  if (status === 429) throw new Refused('rate_limited', 'HTTP 429');
  if (status === 404 || status === 410 || status < 300) throw new Refused('leads_nowhere', `HTTP ${status}`);
  throw new Refused('unavailable', `HTTP ${status}`);
}

function allowed(url: URL): URL {
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!isPlain || !HOSTS.has(url.hostname))
    throw new Refused('forbidden_address', 'the way leads to an address that is not allowed');
  return url;
}

/** The video or account of a URL, or null when it has to be requested. */
function linkAt(url: URL, now: Date): VideoLink | AccountLink | null {
  const address = readWebAddress(url.href);
  const link = address === null ? null : readTikTokLink(address, now);
  switch (link?.kind) {
    case 'video':
    case 'account':
      return link;
    case 'shortLink':
      return null;
    default:
      throw new Refused('leads_nowhere', 'the way ends at a page without video or account');
  }
}

async function systemAddresses(host: string): Promise<string[]> {
  return (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);
}

/** A resolver call cannot be stopped; this stops waiting for it. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

function isUnreachable(error: unknown): boolean {
  return /^(?:ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL|ETIMEDOUT)$/.test(networkReason(error));
}

function problemOf(
  error: unknown,
  stop: AbortSignal,
  timeout: AbortSignal,
): { problem: ShortLinkProblem; detail: string } {
  if (error instanceof Refused) return { problem: error.problem, detail: error.message };
  if (stop.aborted) return { problem: 'stopped', detail: 'stopped by the caller' };
  if (timeout.aborted) return { problem: 'timeout', detail: 'no answer in time' };
  const reason = networkReason(error);
  if (reason === 'HPE_HEADER_OVERFLOW')
    return { problem: 'answer_too_large', detail: 'the headers are too large' };
  return { problem: reason === 'ETIMEDOUT' ? 'timeout' : 'network', detail: `no answer (${reason})` };
}
