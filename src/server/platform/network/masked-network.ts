import { isIPv6 } from 'node:net';

/** The beginning of a network address, enough to tell two networks apart and too little to be a place. */
export function shortNetwork(address: string | null): string | null {
  if (address === null || address === 'unknown') return null;
  if (isIPv6(address)) return `${address.split(':').slice(0, 3).join(':')}:x`;
  return `${address.split('.').slice(0, 3).join('.')}.x`;
}
