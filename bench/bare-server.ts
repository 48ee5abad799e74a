import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** Baseline for `/healthz`: a bare app of the same framework that returns the same response. Reports its port. */
const app = new Hono().get('/healthz', c => c.json({ status: 'alive' }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port));
