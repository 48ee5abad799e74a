import { isIPv6 } from 'node:net';

const MINUTE_MS = 60_000;
const NETWORKS_KEPT = 10_000;

/** Counts connections of a network (an IPv6 /64, an IPv4 address) in a minute of this process. */
export function createArrivals(most: number, now: () => number = () => performance.now()) {
  let counts = new Map<string, number>();
  let since = now();
  return {
    mayCome(address: string): boolean {
      if (now() - since >= MINUTE_MS || counts.size >= NETWORKS_KEPT) {
        counts = new Map();
        since = now();
      }
      const network = networkOf(address);
      const count = (counts.get(network) ?? 0) + 1;
      counts.set(network, count);
      return count <= most;
    },
  };
}

function networkOf(address: string): string {
  return isIPv6(address) && !address.startsWith('::ffff:')
    ? address.split(':').slice(0, 4).join(':')
    : address;
}
