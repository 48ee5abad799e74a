import { isIP, isIPv6 } from 'node:net';

/** The caller's network identity, for rate limits. */
export interface ClientNetwork {
  /** Normalised spelling of the address. */
  address: string;
  /** The rate-limit key: an IPv4 address, or the /64 of one IPv6 subscriber. */
  key: string;
  /** The caller is on this machine, or behind an undeclared proxy. */
  loopback: boolean;
}

const UNKNOWN: ClientNetwork = { address: 'unknown', key: 'unknown', loopback: false };

/**
 * The caller's network: the socket's address, or with a trusted proxy the last hop of X-Forwarded-For, which is the
 * only entry the proxy itself wrote.
 */
export function clientNetwork(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: boolean,
): ClientNetwork {
  const lastHop = trustProxy ? forwardedFor?.split(',').at(-1) : undefined;
  return networkOf(lastHop) ?? networkOf(socketAddress) ?? UNKNOWN;
}

function networkOf(written: string | undefined): ClientNetwork | undefined {
  const bare = written?.trim().replace(/^\[([^\]]+)\](?::\d+)?$/, '$1') ?? '';
  const address = bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/%.*$/s, '');
  if (isIP(address) === 0) return undefined;
  if (!isIPv6(address)) return { address, key: address, loopback: address.startsWith('127.') };
  const groups = expand(address);
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff;
  if (isMapped) {
    const [high = 0, low = 0] = groups.slice(6);
    return networkOf([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  }
  const spelled = groups.map(group => group.toString(16)).join(':');
  const loopback = spelled === '0:0:0:0:0:0:0:1';
  return { address: spelled, key: `${spelled.split(':').slice(0, 4).join(':')}::/64`, loopback };
}

/** The eight groups of a valid IPv6 address. */
function expand(address: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const plain = dotted
    ? `${dotted[1]}${((Number(dotted[2]) << 8) | Number(dotted[3])).toString(16)}:${((Number(dotted[4]) << 8) | Number(dotted[5])).toString(16)}`
    : address;
  const [head = '', tail] = plain.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':').map(group => parseInt(group, 16)));
  const before = groups(head);
  if (tail === undefined) return before;
  const after = groups(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
