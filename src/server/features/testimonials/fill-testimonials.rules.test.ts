import { expect, test } from 'vitest';
import type { ShownTestimonial } from '#contract/testimonials.ts';
import { part, slot } from '#i18n/slots/testimonial-slots.ts';
import { SCRIPTS } from '#test/corpora/scripts.ts';
import { fillTestimonials } from './fill-testimonials.ts';

const PLACES = ['text', 'name', 'reply_text', 'language', 'id'].map(
  name => `<p title="${slot(name)}">${slot(name)}</p>`,
);
const TEMPLATE = `<html><head></head><body>${part.begin('some')}${part.begin('item')}${PLACES.join('')}${part.end('item')}${part.end('some')}</body></html>`;

function shown(text: string): ShownTestimonial {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    text,
    rating: 5,
    name: text,
    role: 'creator',
    language: 'fr',
    experienced_on: '2026-11-01',
    published_at: '2026-11-02T10:00:00.000Z',
    checked: true,
    plan: 'freemium',
    member_since: '2026-10-01',
    linked: true,
    paid: false,
    rewarded: false,
    reply: { text, at: '2026-11-03T10:00:00.000Z' },
  };
}

const page = (text: string) =>
  fillTestimonials(TEMPLATE, {
    language: 'fr',
    input: {},
    published: {
      items: [shown(text)],
      nextCursor: null,
      total: 1,
      mean: null,
      order: 'newest',
      rewards: 'none',
    },
    path: '/testimonials',
  });

test('five hundred hostile texts build the very elements that a harmless one builds', () => {
  const built = (html: string) => html.match(/[<>"]/g)?.join('') ?? '';
  const withoutData = (html: string) => html.replace(/(?<=ld\+json">).*?(?=<\/script>)/s, '');
  const harmless = built(withoutData(page('Bonjour')));
  const wrong = SCRIPTS.filter(text => built(withoutData(page(text))) !== harmless);
  expect([SCRIPTS.length >= 500, wrong]).toEqual([true, []]);
});
