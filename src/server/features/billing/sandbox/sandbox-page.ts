import { html } from 'hono/html';
import { reduce, type Coupon } from '#domain/billing/coupon.ts';
import type { PriceList } from '#domain/billing/price-list.ts';
import { en } from '#i18n/en/catalogue.ts';
import { sandbox as english } from '#i18n/en/site/sandbox.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { sandbox as french } from '#i18n/fr/site/sandbox.ts';
import { fill } from '#i18n/language/translate.ts';
import { SANDBOX_PATH } from '#server/integrations/payment-sandbox/sandbox-payments.ts';
import type { SandboxCheckout } from '#server/integrations/payment-sandbox/sandbox-rows.ts';

type Words = typeof french;

export interface SandboxPage {
  page: SandboxCheckout;
  prices: PriceList;
  step: 'card' | 'confirm';
  problem: keyof Words['problems'] | null;
  /** The entered promotion code, and its discount if valid. */
  code: string;
  coupon: Coupon | null;
}

/** The local checkout page: no script, in the visitor's language. */
export function showSandboxPage(shown: SandboxPage) {
  const { page, prices, step, problem, coupon } = shown;
  const { language, plan, interval } = page;
  const words: Words = language === 'en' ? english : french;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  const isPortal = plan === 'portal';
  const name = isPortal ? '' : (language === 'en' ? en : fr).shell.plans[plan];
  const cents = isPortal ? 0 : prices[plan][interval];
  const price = money.format(cents / 100);
  const title = isPortal ? words.portalTitle : fill(words.title, { plan: name }, language);
  const today = coupon === null ? cents : reduce(cents, coupon);
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
          ${
            coupon === null
              ? ''
              : html`<p class="reduced" role="status">
                  ${fill(words.reduced, { code: coupon.code, price: money.format(today / 100) }, language)}
                </p>`
          }
          ${problem === null ? '' : html`<p class="problem" role="alert">${words.problems[problem]}</p>`}
          <form method="post">
            <button name="act" value="pay" hidden></button>
            ${step === 'confirm' ? confirmPart(words, shown.code) : cardPart(words, isPortal, shown.code)}
          </form>
          <p><a href="${page.cancel_url}">${words.back}</a></p>
        </main>
      </body>
    </html>`;
}

function cardPart(words: Words, isPortal: boolean, code: string) {
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
    ${isPortal ? '' : codePart(words, code)}
    <button name="act" value="pay">${isPortal ? words.save : words.pay}</button>`;
}

function codePart(words: Words, code: string) {
  return html`<label for="code">${words.code}</label>
    <div class="beside">
      <input id="code" name="code" autocomplete="off" maxlength="40" value="${code}" />
      <button name="act" value="code" class="quiet">${words.useCode}</button>
    </div>`;
}

function confirmPart(words: Words, code: string) {
  return html`<p>${words.bankAsks}</p>
    <input type="hidden" name="card" value="4000 0025 0000 3155" />
    <input type="hidden" name="code" value="${code}" />
    <button name="confirmed" value="yes">${words.confirm}</button>
    <button name="confirmed" value="no" class="quiet">${words.refuse}</button>`;
}

/** The product's colours, in light and dark mode. */
export const SANDBOX_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 Inter, system-ui, sans-serif;
  --paper: light-dark(#faf4e8, #141323); --surface: light-dark(#fffdf8, #1d1b31); --ink: light-dark(#1b1833, #f5efe3);
  --muted: light-dark(#5c566e, #b1aac2); --line: light-dark(#e3d8c4, #322f4d); --edge: light-dark(#8c8371, #77728f); }
body { margin: 0; padding: 2rem 1rem; background: var(--paper); color: var(--ink); }
main { max-width: 27rem; margin: 0 auto; padding: 1.5rem; border: 1px solid var(--line);
  border-radius: .1875rem 1.25rem 1.25rem; background: var(--surface); }
h1 { margin: 1rem 0 .5rem; font-size: 1.5rem; line-height: 1.2; }
.badge { display: inline-block; margin: 0; padding: .125rem .625rem; border-radius: .1875rem .625rem .625rem;
  background: light-dark(#fbe8c6, #3f3220); color: light-dark(#8a5200, #f2b84b); font-size: .8125rem; font-weight: 600; }
.price { font-size: 1.25rem; font-weight: 600; }
.problem, .reduced { padding: .75rem 1rem; border-inline-start: 4px solid; border-radius: .1875rem .75rem .75rem;
  background: light-dark(#fbe0dc, #4a222b); color: light-dark(#b3261e, #ff8a80); }
.reduced { background: light-dark(#dcefdd, #1b3a30); color: light-dark(#1f6b3a, #7bd495); }
label { display: block; margin-bottom: .375rem; font-size: .875rem; font-weight: 600; }
input { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0 .75rem; border: 1px solid var(--edge);
  border-radius: .1875rem .75rem .75rem; font: inherit; background: var(--surface); color: inherit; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem .75rem; font-size: .8125rem; color: var(--muted); }
dt { font-variant-numeric: tabular-nums; white-space: nowrap; }
dd { margin: 0; }
button { flex-shrink: 0; min-height: 2.75rem; padding: 0 1.125rem; border: 0; border-radius: .1875rem .75rem .75rem;
  background: light-dark(#ff6a4d, #ff7a5c); color: #1b1833; font: inherit; font-weight: 600; cursor: pointer; }
button.quiet { border: 1px solid var(--edge); background: transparent; color: inherit; }
form > button { width: 100%; margin-bottom: .5rem; }
form > button[hidden] { display: none; }
.beside { display: flex; gap: .5rem; margin-bottom: 1.25rem; }
.beside input { min-width: 0; }
:focus-visible { outline: 3px solid light-dark(#0b6b64, #62d2c3); outline-offset: 2px; }
main > p:last-child { margin: 0; text-align: center; }
a { display: inline-block; padding: .75rem 0; color: light-dark(#0b6b64, #62d2c3); font-size: .9375rem; }
`;
