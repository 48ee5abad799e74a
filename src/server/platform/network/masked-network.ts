import { isIPv6 } from 'node:net';

/** The prefix of a network address, enough to distinguish two networks and too little to locate one. */
export function shortNetwork(address: string | null): string | null {
  if (address === null || address === 'unknown') return null;
  if (isIPv6(address)) return `${address.split(':').slice(0, 3).join(':')}:x`;
  return `${address.split('.').slice(0, 3).join('.')}.x`;
}
