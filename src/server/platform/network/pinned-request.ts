import { request } from 'node:https';
import { isIP } from 'node:net';

/** The target of a connection: a checked IP address, never a host name. */
export interface Destination {
  address: string;
  port: number;
}

export interface PinnedAnswer {
  status: number;
  location: string | undefined;
}

interface PinnedOptions {
  userAgent: string;
  /** Certificates trusted instead of the usual ones. */
  ca: string | undefined;
  headerBytes: number;
  signal: AbortSignal;
}

/**
 * Sends a HEAD request for an https URL to the given destination. The connection is made to an IP address, so no name
 * is resolved again; the certificate must match the URL's host. A body is never read.
 */
export function requestPinned(
  url: URL,
  destination: Destination,
  options: PinnedOptions,
): Promise<PinnedAnswer> {
  if (isIP(destination.address) === 0) throw new TypeError('a connection is pinned to an IP address');
  return new Promise((resolve, reject) => {
    const input = request(
      {
        method: 'HEAD',
        host: destination.address,
        port: destination.port,
        servername: url.hostname,
        path: `${url.pathname}${url.search}`,
        headers: {
          host: url.host,
          'user-agent': options.userAgent,
          accept: 'text/html',
          connection: 'close',
        },
        agent: false,
        maxHeaderSize: options.headerBytes,
        signal: options.signal,
        ...(options.ca === undefined ? {} : { ca: options.ca }),
      },
      response => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location });
        // Everything after the headers is ignored, however much it is.
        input.destroy();
      },
    );
    input.once('error', reject);
    input.end();
  });
}
