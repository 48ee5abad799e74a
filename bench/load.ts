import autocannon from 'autocannon';

/** Requests per second and 99th percentile in ms of one address; loopback only, bounded in time. */
export async function load(
  url: string,
  options: { connections: number; seconds: number; headers?: Record<string, string> },
): Promise<{ perSecond: number; p99Ms: number; requests: number; failed: number }> {
  const { hostname } = new URL(url);
  if (!['127.0.0.1', 'localhost'].includes(hostname)) throw new Error('Load goes to this machine only');
  const result = await autocannon({
    url,
    connections: options.connections,
    duration: options.seconds,
    headers: options.headers ?? {},
  });
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    requests: result.requests.total,
    failed: result.non2xx + result.errors,
  };
}
