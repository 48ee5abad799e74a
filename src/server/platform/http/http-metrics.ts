import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Counter, Histogram, collectDefaultMetrics, register } from 'prom-client';
import { currentWorkContext } from '../telemetry/work-context.ts';

collectDefaultMetrics();
interface Uncounted {
  labels: { method: string; route: string; status: number };
  count: number;
}
/** Counted since the last scrape: the library takes a microsecond for each, too much for the busiest responses. */
const uncounted: Uncounted[] = [];
const requests = new Counter({
  name: 'http_requests_total',
  help: 'Requests answered, by route pattern and status',
  labelNames: ['method', 'route', 'status'],
  collect() {
    for (const one of uncounted) {
      if (one.count > 0) this.inc(one.labels, one.count);
      one.count = 0;
    }
  },
});
const duration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer, by route pattern',
  labelNames: ['method', 'route'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

/** Counts one response: its status and duration in milliseconds. */
export type Timer = (status: number, ms: number) => void;

/** Returns a counter for the responses of one route and status. */
export function counterOf(method: string, route: string, status: number): () => void {
  const one = { labels: { method, route, status }, count: 0 };
  uncounted.push(one);
  return () => void (one.count += 1);
}

/** Counts the responses of one route. */
export function timerOf(method: string, route: string): Timer {
  const took = duration.labels({ method, route });
  const counters = new Map<number, () => void>();
  return (status, ms) => {
    let count = counters.get(status);
    if (count === undefined) counters.set(status, (count = counterOf(method, route, status)));
    count();
    took.observe(ms / 1_000);
  };
}

/** Counts by route pattern, never by raw path: paths hold ids, so the labels would grow without limit. */
export const countRequests: MiddlewareHandler = async (c, next) => {
  const startedAt = process.hrtime.bigint();
  await next();
  const route = currentWorkContext()?.route ?? routePath(c, -1);
  requests.inc({ method: c.req.method, route, status: c.res.status });
  duration.observe({ method: c.req.method, route }, Number(process.hrtime.bigint() - startedAt) / 1e9);
};

export function metricsText(): Promise<string> {
  return register.metrics();
}
