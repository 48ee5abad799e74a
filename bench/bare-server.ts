import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** What `/healthz` is compared with: the same framework answering the same, and nothing else. Says its port. */
const app = new Hono().get('/healthz', c => c.json({ status: 'alive' }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port));
