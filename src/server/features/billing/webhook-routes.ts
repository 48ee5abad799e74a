import { Hono } from 'hono';
import { AppError } from '../../platform/app-error.ts';
import { readBody } from '../../platform/http/read-body.ts';
import { BadSignature, type PaymentEvent } from '../../integrations/payments/payments.ts';
import type { AppContext } from '../../services/app-context.ts';
import { receiveEvent } from './customers/receive-event.ts';

const WEBHOOK_PATH = '/webhooks/stripe';
const MOST_BYTES = 512 * 1024;

/** The Stripe webhook. Only signed events are accepted, verified on the raw bytes. */
export function createWebhookRoutes(app: AppContext): Hono {
  const routes = new Hono();
  routes.post(WEBHOOK_PATH, async c => {
    const { payments } = app;
    if (payments?.kind !== 'stripe') throw new AppError('not_found');
    const request = await readBody(c.req.raw, MOST_BYTES);
    if (request === null) throw new AppError('payload_too_large', { limit: '0.5' });
    let event: PaymentEvent;
    try {
      event = payments.readEvent(await request.text(), request.headers.get('stripe-signature'));
    } catch (error) {
      if (!(error instanceof BadSignature)) throw error;
      app.log.warn('an event without a valid signature was refused');
      throw new AppError('webhook_signature_wrong');
    }
    await receiveEvent(app, event);
    return c.json({ received: true });
  });
  return routes;
}
