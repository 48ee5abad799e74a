import { Hono } from 'hono';
import { AppError } from '#server/platform/app-error.ts';
import { isForeign } from '#server/platform/http/foreign-origin.ts';
import { readBody } from '#server/platform/http/read-body.ts';
import { siteOrigin } from '#server/platform/http/site-origin.ts';
import { SANDBOX_PATH, type SandboxPayments } from '#server/integrations/payment-sandbox/sandbox-payments.ts';
import type { SandboxCard } from '#server/integrations/payment-sandbox/sandbox-rows.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { findCustomerById } from '../customers/billing.queries.ts';
import { SANDBOX_STYLE, showSandboxPage, type SandboxPage } from './sandbox-page.ts';
import { syncCustomer } from '../customers/sync-customer.ts';

/** Card numbers known from Stripe's own test mode. */
const CARDS: Record<string, 'good' | 'declined' | 'confirm' | SandboxCard> = {
  '4242424242424242': 'good',
  '4000000000000002': 'declined',
  '4000002500003155': 'confirm',
  '4000000000000341': 'later',
};

/** The form only has a card number and a code; its page never sends more. */
const MOST_FORM_BYTES = 16_384;

/** The local checkout page: visibly a test, without a script, and disabled where payment keys are set. */
export function createSandboxRoutes(app: AppContext): Hono {
  const routes = new Hono();
  const { payments } = app;
  if (payments?.kind !== 'sandbox') return routes;
  const sandbox = payments as SandboxPayments;
  const { prices } = app.config;

  routes.get(`${SANDBOX_PATH}/style.css`, c => {
    c.header('Content-Type', 'text/css; charset=utf-8');
    c.header('Cache-Control', 'no-cache');
    return c.body(SANDBOX_STYLE);
  });
  routes.get(`${SANDBOX_PATH}/:id`, async c => {
    const page = await sandbox.findCheckout(c.req.param('id'));
    if (page === undefined) return c.notFound();
    if (page.used_at !== null) return c.redirect(page.success_url, 303);
    c.header('Cache-Control', 'no-store');
    return c.html(showSandboxPage({ page, prices, step: 'card', problem: null, code: '', coupon: null }));
  });
  routes.post(`${SANDBOX_PATH}/:id`, async c => {
    if (isForeign(c.req.raw, siteOrigin(app.config, c.req.url))) throw new AppError('foreign_origin');
    const page = await sandbox.findCheckout(c.req.param('id'));
    if (page === undefined) return c.notFound();
    if (page.used_at !== null) return c.redirect(page.success_url, 303);
    c.header('Cache-Control', 'no-store');
    const request = await readBody(c.req.raw, MOST_FORM_BYTES);
    if (request === null) throw new AppError('payload_too_large', { limit: '0.016' });
    const form = await formOf(request);
    const given = (name: string) => (typeof form[name] === 'string' ? form[name].trim() : '');
    const code = page.plan === 'portal' ? '' : given('code');
    const coupon = code === '' ? null : await sandbox.findCode(code);
    const show = (problem: SandboxPage['problem'], step: SandboxPage['step'] = 'card') =>
      showSandboxPage({ page, prices, step, problem, code, coupon });
    if (code !== '' && coupon === null) return c.html(show('code'), 422);
    if (given('act') === 'code') return c.html(show(null));
    const card = CARDS[given('card').replace(/\D/g, '')];
    if (card === undefined) return c.html(show('unknown'), 422);
    if (card === 'declined') return c.html(show('declined'), 402);
    if (card === 'confirm' && form['confirmed'] !== 'yes') {
      if (form['confirmed'] === 'no') return c.html(show('notConfirmed'), 402);
      return c.html(show(null, 'confirm'));
    }
    const paid = await sandbox.pay(page.id, card === 'later' ? 'later' : 'good', code);
    if (paid === undefined) return c.html(show('code'), 422);
    // Null: submitted twice, and the other submission paid.
    const customer = paid === null ? undefined : await findCustomerById(app.db.system, paid.customer_id);
    if (customer !== undefined) await syncCustomer(app, customer);
    return c.redirect(page.success_url, 303);
  });
  return routes;
}

/** The fields of a form; empty when it cannot be parsed. */
async function formOf(request: Request): Promise<Record<string, unknown>> {
  try {
    return Object.fromEntries(await request.formData());
  } catch {
    return {};
  }
}
