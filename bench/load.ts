import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

export interface Load {
  perSecond: number;
  p99Ms: number;
  requests: number;
  failed: number;
}

interface Input {
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
}

/**
 * Requests per second and 99th percentile in ms of one URL; loopback only, bounded in time. The load generator shares
 * the cores with the server: `wrk` if it is installed, otherwise autocannon.
 */
export async function load(url: string, asked: Input): Promise<Load> {
  const { hostname } = new URL(url);
  if (!['127.0.0.1', 'localhost'].includes(hostname)) throw new Error('Load goes to this machine only');
  const [wrk] = globSync(['/usr/bin/wrk', '/usr/local/bin/wrk']);
  return wrk === undefined ? byAutocannon(url, asked) : byWrk(wrk, url, asked);
}

async function byAutocannon(url: string, { connections, seconds, headers = {} }: Input): Promise<Load> {
  const result = await autocannon({ url, connections, duration: seconds, headers });
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    requests: result.requests.total,
    failed: result.non2xx + result.errors,
  };
}

async function byWrk(wrk: string, url: string, { connections, seconds, headers = {} }: Input): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const shape = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'];
  const { stdout } = await promisify(execFile)(wrk, [...shape, ...given, url]);
  const number = (pattern: RegExp): number => Number(pattern.exec(stdout)?.[1] ?? 0);
  const [, p99 = '', unit = ''] = /^\s*99%\s+([\d.]+)(us|ms|s)/m.exec(stdout) ?? [];
  const socketErrors = [...stdout.matchAll(/(?:connect|read|write|timeout) (\d+)/g)];
  return {
    perSecond: number(/^Requests\/sec:\s+([\d.]+)/m),
    p99Ms: Number(p99) * ({ us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN),
    requests: number(/^\s*(\d+) requests in /m),
    failed:
      number(/Non-2xx or 3xx responses: (\d+)/) +
      socketErrors.reduce((sum, [, count]) => sum + Number(count), 0),
  };
}
