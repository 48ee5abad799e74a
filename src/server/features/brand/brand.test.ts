import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrandAnswer } from '#contract/brand.ts';
import { pngOf } from '#test/scenes/small-pictures.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let owner: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  owner = await testApp.createUser({ plan: 'business_starter' });
});
afterAll(() => testApp.close());

const COLOURS = { titles: '#1b1b1f', accent: '#0b6b64' };
const address = (bytes: Uint8Array, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const save = (as: TestUser, brand: object | null) =>
  brand === null
    ? testApp.request('/brand', { method: 'DELETE', as })
    : testApp.request('/brand', { method: 'PUT', as, json: brand });
const get = (as: TestUser) => answer<BrandAnswer>(testApp.request('/brand', { as }));

test('a brand is kept, comes back as it is, is replaced and taken away', async () => {
  expect(await get(owner)).toEqual({ brand: null, isIncluded: true });
  const logo = address(pngOf(30, 10));
  const kept = await answer<BrandAnswer>(save(owner, { name: 'Agence Été', ...COLOURS, logo }));
  expect(kept).toEqual({ brand: { name: 'Agence Été', ...COLOURS, logo }, isIncluded: true });
  await answer(save(owner, { name: '', ...COLOURS, titles: '#3A3A3A', logo: null }));
  expect((await get(owner)).brand).toMatchObject({ name: '', titles: '#3a3a3a', logo: null });
  // The request that undo sends.
  expect(await answer(save(owner, kept.brand))).toEqual(kept);
  expect((await answer<BrandAnswer>(save(owner, null))).brand).toBeNull();
});

test('plans below business read that they have none, and keep none', async () => {
  const person = await testApp.createUser({ plan: 'premium' });
  expect(await get(person)).toEqual({ brand: null, isIncluded: false });
  const refused = await refusal(save(person, { name: 'x', ...COLOURS, logo: null }));
  expect(refused).toMatchObject({ status: 403, code: 'brand_not_in_plan' });
});

describe('what cannot be printed is refused with a sentence', () => {
  test.each([
    ['titles', '#9a9a9a', 'brand_titles_pale', '2,8'],
    ['accent', '#ffee00', 'brand_accent_pale', '1,2'],
  ])('%s too pale for paper', async (use, colour, code, ratio) => {
    const refused = await refusal(save(owner, { name: 'x', ...COLOURS, [use]: colour, logo: null }));
    expect(refused).toMatchObject({ status: 422, code });
    expect(refused.message).toContain(`contraste de ${ratio}`);
  });

  test.each(['red', '#fff', '#12345g', 'url(x)', '#1b1b1f;'])('the colour %s', async titles => {
    const refused = await refusal(save(owner, { name: 'x', ...COLOURS, titles, logo: null }));
    expect(refused).toMatchObject({ status: 422, code: 'brand_colour_invalid' });
  });

  const bomb = () => pngOf(10, 10, { rows: deflateSync(Buffer.alloc(20_000_000)) });
  test.each([
    ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'brand_logo_unreadable'],
    ['a script that claims to be a PNG', Buffer.from('<script>alert(1)</script>'), 'brand_logo_unreadable'],
    ['nothing', Buffer.alloc(0), 'brand_logo_unreadable'],
    ['a PNG that was cut', pngOf(30, 10).subarray(0, 60), 'brand_logo_unreadable'],
    ['a PNG that unpacks to more than it says', bomb(), 'brand_logo_unreadable'],
    ['a PNG of 3,000 pixels', pngOf(3_000, 1), 'brand_logo_too_many_pixels'],
    ['a PNG of 16 bits', pngOf(4, 4, { depth: 16 }), 'brand_logo_unsupported'],
    ['a JPEG that was cut', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'brand_logo_unreadable'],
    ['one of more than 200 kB', Buffer.concat([pngOf(4, 4), Buffer.alloc(200_000)]), 'brand_logo_too_large'],
  ])('%s', async (_what, bytes, code) => {
    const refused = await refusal(save(owner, { name: 'x', ...COLOURS, logo: address(bytes) }));
    expect(refused).toMatchObject({ status: 422, code });
  });
});

test('of a picture nothing is kept but the picture', async () => {
  const withNotes = pngOf(20, 20, { note: 'GPS 48.85, 2.35 <script>' });
  const kept = await answer<BrandAnswer>(
    save(owner, {
      name: 'x',
      ...COLOURS,
      logo: address(Buffer.concat([withNotes, Buffer.from('PK…')]), 'text/html'),
    }),
  );
  const bytes = Buffer.from(kept.brand?.logo?.split(',')[1] ?? '', 'base64');
  expect(kept.brand?.logo).toMatch(/^data:image\/png;base64,/);
  expect(bytes).toEqual(Buffer.from(pngOf(20, 20)));
});
