import { Hono } from 'hono';
import { html } from 'hono/html';
import { priceCents } from '#domain/billing/subscription.ts';
import { sandbox as english } from '#i18n/en/sandbox.ts';
import { sandbox as french } from '#i18n/fr/sandbox.ts';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { fill } from '#i18n/translate.ts';
import { SANDBOX_PATH, type SandboxPayments } from '../integrations/payments/sandbox-payments.ts';
import type { SandboxCard, SandboxCheckout } from '../integrations/payments/sandbox-rows.ts';
import type { World } from '../world.ts';
import { findCustomerById } from './billing.queries.ts';
import { syncCustomer } from './sync-customer.ts';

type Words = typeof french;

/** Numbers that everybody knows from Stripe's own test mode. */
const CARDS: Record<string, 'good' | 'declined' | 'confirm' | SandboxCard> = {
  '4242424242424242': 'good',
  '4000000000000002': 'declined',
  '4000002500003155': 'confirm',
  '4000000000000341': 'later',
};

/** The local checkout page: visibly a test, without a script, and gone where keys are set. */
export function createSandboxRoutes(world: World): Hono {
  const routes = new Hono();
  const { payments } = world;
  if (payments?.kind !== 'sandbox') return routes;
  const sandbox = payments as SandboxPayments;

  routes.get(`${SANDBOX_PATH}/style.css`, c => {
    c.header('Content-Type', 'text/css; charset=utf-8');
    c.header('Cache-Control', 'no-cache');
    return c.body(STYLE);
  });
  routes.get(`${SANDBOX_PATH}/:id`, async c => {
    const page = await sandbox.findCheckout(c.req.param('id'));
    if (page === undefined) return c.notFound();
    if (page.used_at !== null) return c.redirect(page.success_url, 303);
    c.header('Cache-Control', 'no-store');
    return c.html(showPage(page, 'card', null));
  });
  routes.post(`${SANDBOX_PATH}/:id`, async c => {
    const page = await sandbox.findCheckout(c.req.param('id'));
    if (page === undefined) return c.notFound();
    if (page.used_at !== null) return c.redirect(page.success_url, 303);
    c.header('Cache-Control', 'no-store');
    const form = await c.req.parseBody();
    const number = typeof form['card'] === 'string' ? form['card'].replace(/\D/g, '') : '';
    const card = CARDS[number];
    if (card === undefined) return c.html(showPage(page, 'card', 'unknown'), 422);
    if (card === 'declined') return c.html(showPage(page, 'card', 'declined'), 402);
    if (card === 'confirm' && form['confirmed'] !== 'yes') {
      if (form['confirmed'] === 'no') return c.html(showPage(page, 'card', 'notConfirmed'), 402);
      return c.html(showPage(page, 'confirm', null));
    }
    const paid = await sandbox.pay(page.id, card === 'later' ? 'later' : 'good');
    // Null: sent twice, and the other one paid.
    const customer = paid === null ? undefined : await findCustomerById(world.db.system, paid.customer_id);
    if (customer !== undefined) await syncCustomer(world, customer);
    return c.redirect(page.success_url, 303);
  });
  return routes;
}

function showPage(page: SandboxCheckout, step: 'card' | 'confirm', problem: keyof Words['problems'] | null) {
  const { language, plan, interval } = page;
  const words: Words = language === 'en' ? english : french;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  const isPortal = plan === 'portal';
  const name = isPortal ? '' : (language === 'en' ? en : fr).shell.plans[plan];
  const price = isPortal ? '' : money.format(priceCents(plan, interval) / 100);
  const title = isPortal ? words.portalTitle : fill(words.title, { plan: name }, language);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Accroche</title>
        <link rel="stylesheet" href="${SANDBOX_PATH}/style.css" />
      </head>
      <body>
        <main>
          <p class="badge">${words.badge}</p>
          <h1>${title}</h1>
          <p>${words.nothingMoves}</p>
          ${isPortal ? '' : html`<p class="price">${fill(words[interval], { price }, language)}</p>`}
          ${problem === null ? '' : html`<p class="problem" role="alert">${words.problems[problem]}</p>`}
          <form method="post">${step === 'confirm' ? confirmPart(words) : cardPart(words, isPortal)}</form>
          <p><a href="${page.cancel_url}">${words.back}</a></p>
        </main>
      </body>
    </html>`;
}

function cardPart(words: Words, isPortal: boolean) {
  return html`<label for="card">${words.card}</label>
    <input
      id="card"
      name="card"
      inputmode="numeric"
      autocomplete="off"
      value="4242 4242 4242 4242"
      required
      aria-describedby="cards"
    />
    <dl id="cards">
      <dt>4242 4242 4242 4242</dt>
      <dd>${words.cards.good}</dd>
      <dt>4000 0000 0000 0002</dt>
      <dd>${words.cards.declined}</dd>
      <dt>4000 0025 0000 3155</dt>
      <dd>${words.cards.confirm}</dd>
      <dt>4000 0000 0000 0341</dt>
      <dd>${words.cards.later}</dd>
    </dl>
    <button>${isPortal ? words.save : words.pay}</button>`;
}

function confirmPart(words: Words) {
  return html`<p>${words.bankAsks}</p>
    <input type="hidden" name="card" value="4000 0025 0000 3155" />
    <button name="confirmed" value="yes">${words.confirm}</button>
    <button name="confirmed" value="no" class="quiet">${words.refuse}</button>`;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 2rem 1rem; background: Canvas; color: CanvasText; }
main { max-width: 30rem; margin: 0 auto; }
h1 { font-size: 1.5rem; line-height: 1.2; }
.badge { display: inline-block; margin: 0; padding: .25rem .75rem; border-radius: 1rem; background: #ffd166;
  color: #2b2100; font-weight: 600; }
.price { font-size: 1.25rem; font-weight: 600; }
.problem { padding: .75rem; border: 2px solid #c62828; border-radius: .5rem; }
label { display: block; font-weight: 600; }
input[name=card] { box-sizing: border-box; width: 100%; padding: .75rem; border: 1px solid GrayText;
  border-radius: .5rem; font: inherit; background: Field; color: FieldText; }
dl { font-size: .875rem; }
dt { font-variant-numeric: tabular-nums; font-weight: 600; }
dd { margin: 0 0 .5rem; }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: .5rem; background: #1d4d3f; color: #fff;
  font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { background: transparent; color: inherit; border: 1px solid GrayText; }
a { color: inherit; display: inline-block; padding: .5rem 0; }
`;
