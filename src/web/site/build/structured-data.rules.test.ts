import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/wire/languages.ts';
import { createSiteValue } from '#web/site/site-context.tsx';
import { INDEXED_PAGES, SITE_PAGES } from './site-pages.tsx';
import { llms, sitemap, speculationRules } from './site-files.ts';

type Node = Record<string, unknown>;

/** What Google's documentation of structured data calls required, for the types these pages use. */
const REQUIRED: Record<string, readonly string[]> = {
  WebSite: ['name', 'url'],
  Organization: ['name', 'url', 'logo'],
  Product: ['name', 'offers'],
  Offer: ['price', 'priceCurrency'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/** Every typed object in the data; one that only refers to another by its id is taken as it is. */
function things(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(things);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  const inner = Object.values(node).flatMap(things);
  return node['@type'] === undefined ? inner : [node, ...inner];
}

const facts = SITE_PAGES.flatMap(page =>
  LANGUAGES.map(language => {
    const site = createSiteValue(language, page.path);
    return { path: page.path, language, facts: page.facts(site), changedOn: page.changedOn?.(site) };
  }),
);

test('structured data of every page has the context of schema.org and every field that Google requires', () => {
  const wrong: string[] = [];
  const types = new Set<string>();
  for (const { path, facts: page } of facts) {
    if (page.structured === undefined) continue;
    expect((page.structured as Node)['@context'], path).toBe('https://schema.org');
    for (const thing of things(page.structured)) {
      const type = String(thing['@type']);
      types.add(type);
      const required = REQUIRED[type];
      if (required === undefined) wrong.push(`${path}: ${type} is not known here`);
      for (const field of required ?? []) {
        const value = thing[field];
        if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
          wrong.push(`${path}: ${type} without ${field}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect([...types].toSorted()).toEqual(Object.keys(REQUIRED).toSorted());
});

test('addresses in structured data are whole, steps are counted from one, prices are plain numbers', () => {
  for (const { facts: page, path } of facts) {
    for (const thing of things(page.structured)) {
      for (const field of ['url', 'item', 'logo', 'image']) {
        const value = thing[field];
        if (typeof value === 'string')
          expect(value, path).toMatch(/^(?:__APP_ORIGIN__\/|https:\/\/schema\.org)/);
      }
      if (typeof thing['price'] === 'string')
        expect(thing['price']).toMatch(/^(?:\d+\.\d\d|__PRICE_\w+_plain__)$/);
      if (thing['@type'] === 'BreadcrumbList') {
        const steps = thing['itemListElement'] as Node[];
        expect(steps.map(step => step['position'])).toEqual(steps.map((_, index) => index + 1));
      }
    }
  }
});

test('no two pages of a language have one title or one description, and none is empty', () => {
  for (const language of LANGUAGES) {
    const own = facts.filter(one => one.language === language && one.facts.canonicalPath !== '/pricing');
    for (const field of ['title', 'description'] as const) {
      const said = own.map(one => one.facts[field]);
      expect(new Set(said).size, `${language} ${field}`).toBe(said.length);
      expect(said.every(text => text.length > 10)).toBe(true);
    }
  }
});

test('what search engines may keep is in the sitemap with its languages, and with its day where the page says one', () => {
  const map = sitemap();
  for (const { path } of INDEXED_PAGES) {
    const address = path === '/' ? '/' : path;
    expect(map).toContain(`<loc>__APP_ORIGIN__${address}</loc>`);
    expect(map).toContain(`hreflang="en" href="__APP_ORIGIN__${path === '/' ? '/en' : `/en${path}`}"`);
    expect(map).toContain(`hreflang="x-default" href="__APP_ORIGIN__${address}"`);
  }
  expect(map.match(/<url>/g)).toHaveLength(INDEXED_PAGES.length * 2);
  for (const hidden of ['/demo', '/subscription']) expect(map).not.toContain(`__APP_ORIGIN__${hidden}<`);
  for (const { changedOn, path } of facts) {
    const isDated = map.includes(`<loc>__APP_ORIGIN__${path}</loc><lastmod>${changedOn}</lastmod>`);
    expect(isDated, path).toBe(path.startsWith('/documentation'));
    if (changedOn !== undefined) expect(changedOn, path).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  }
});

test('llms.txt names every page in both languages, with what it answers', () => {
  const text = llms();
  expect(text).toMatch(/^# Accroche\n\n> \S/);
  const links = text.match(/^- \[[^\]]+\]\(__APP_ORIGIN__[^)]*\): \S.+$/gm) ?? [];
  expect(links).toHaveLength(INDEXED_PAGES.length * 2);
});

test('nothing that does something is rendered ahead', () => {
  const rules = JSON.parse(speculationRules()) as Record<string, { where: { href_matches: string[] } }[]>;
  const ahead = rules['prerender']?.flatMap(rule => rule.where.href_matches) ?? [];
  expect(ahead).toContain('/pricing');
  for (const path of ['/demo', '/en/demo', '/dashboard', '/cancellation']) expect(ahead).not.toContain(path);
});
