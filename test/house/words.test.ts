import { expect, test } from 'vitest';
import { en } from '#i18n/en/catalogue.ts';
import { site as siteInEnglish } from '#i18n/en/site/site.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { site as siteInFrench } from '#i18n/fr/site/site.ts';
import { filesBelow, isTest, syntaxOf, textOf, visit, type SyntaxNode } from './source-files.ts';
import { SPECIFIED_TEXTS } from './specified-texts.ts';

type Texts = Map<string, string>;

function flatten(node: unknown, trail: string[] = [], into: Texts = new Map()): Texts {
  if (typeof node === 'string') into.set(trail.join('.'), node);
  else if (typeof node === 'object' && node !== null) {
    for (const [key, child] of Object.entries(node)) flatten(child, [...trail, key], into);
  }
  return into;
}

const french = flatten(fr);
const english = flatten(en);
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '').toSorted();
const PLURAL = /\.(one|many|other)$/;
/** A key may itself end in `other`: it is a plural form only if there is a singular. */
const keyOf = (path: string) => {
  const key = path.replace(PLURAL, '');
  return french.has(`${key}.one`) ? key : path;
};

test('French and English have the same keys', () => {
  const keys = (texts: Texts) => [...new Set([...texts.keys()].map(keyOf))].toSorted();
  expect(keys(english)).toEqual(keys(french));
});

test('French and English have the same placeholders', () => {
  const byKey = (texts: Texts) => {
    const found = new Map<string, Set<string>>();
    for (const [path, text] of texts) {
      const names = found.get(keyOf(path)) ?? new Set();
      found.set(keyOf(path), names);
      for (const name of placeholders(text)) names.add(name);
    }
    return new Map([...found].map(([key, names]) => [key, [...names].toSorted().join()]));
  };
  const [ofFrench, ofEnglish] = [byKey(french), byKey(english)];
  expect([...ofFrench].filter(([key, names]) => names !== ofEnglish.get(key))).toEqual([]);
});

test('no text is empty or has spaces around it', () => {
  const wrong = [...french, ...english].filter(([, text]) => text.trim() === '' || text !== text.trim());
  expect(wrong).toEqual([]);
});

test('French texts are in French and English ones in English', () => {
  const words = (list: string) => new Set(list.split(' '));
  const ofFrench = words(
    'le la les des du de un une et est vos votre vous dans pour ne pas que qui sur avec ce cette se sa ses leur au aux par plus il elle',
  );
  const ofEnglish = words(
    'the of and is are your you in for not that who with this these its their by more it to was were from has have what when',
  );
  const count = (text: string, known: Set<string>) =>
    (
      text
        .replaceAll(/\{\w+\}/g, ' ')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    ).filter(word => known.has(word)).length;
  const all = { fr: [...french, ...flatten(siteInFrench)], en: [...english, ...flatten(siteInEnglish)] };
  const wrong = [
    ...all.fr.filter(([, text]) => count(text, ofEnglish) > count(text, ofFrench)),
    // A list of how people address each other may say « vous ».
    ...all.en.filter(([, text]) => text !== 'vous' && count(text, ofFrench) > count(text, ofEnglish)),
  ];
  expect(wrong).toEqual([]);
  // A text that is equal in both languages must be a name, not an untranslated sentence.
  const inEnglish = new Map(all.en);
  const same = new Set(all.fr.filter(([key, text]) => inEnglish.get(key) === text).map(([, text]) => text));
  const bare = (text: string) => text.replaceAll(/\{\w+\}/g, '');
  expect([...same].filter(text => /\p{L}{3}.*\s.*\p{L}{3}/u.test(bare(text))).toSorted()).toEqual([
    'Business Advanced',
    'Business Enterprise',
    'Business Pro',
    'Business Starter',
    'Professional Analytics',
    'TikTok Studio',
  ]);
});

test('French texts carry their typographic spaces and apostrophes', () => {
  const wrong = [...french]
    .filter(([, text]) => !SPECIFIED_TEXTS.has(text))
    .filter(([, text]) =>
      / [:;!?»]|« |[^\s\u00A0\u202F:/?&=][!?;](\s|$)|[a-zàâéèêëîïôùûç]'[a-zàâéèêëîïôùûh]/i.test(text),
    )
    .map(([key, text]) => `${key}: ${text}`);
  expect(wrong).toEqual([]);
});

const code = filesBelow('src', ['.ts', '.tsx']).filter(
  path => !isTest(path) && !/^src\/i18n\/(?:fr|en)\//.test(path),
);

test('every text is used', () => {
  const source = code.map(textOf).join('\n');
  const quoted = new Set([...source.matchAll(/['"`]([a-zA-Z0-9_.]+)['"`]/g)].map(match => match[1]));
  const prefixes = [...source.matchAll(/`([a-zA-Z0-9_.]+\.)\$\{/g)].map(match => match[1] ?? '');
  const branches = [...source.matchAll(/\b(?:messages|catalogue|words|fr|en)\.([a-zA-Z0-9_.]+)/g)].map(
    match => match[1] ?? '',
  );
  const unused = [...new Set([...french.keys()].map(keyOf))].filter(
    key =>
      !quoted.has(key) &&
      !prefixes.some(prefix => key.startsWith(prefix)) &&
      !branches.some(branch => key === branch || key.startsWith(`${branch}.`)) &&
      !/^(?:errors|featureErrors)\./.test(key),
  );
  expect(unused).toEqual([]);
});

test('no screen holds a literal text', () => {
  const SPEAKING = new Set(['title', 'alt', 'placeholder', 'aria-label', 'aria-description', 'label']);
  const speaks = (text: string) => /\p{L}{2,}/u.test(text) && text !== 'Accroche';
  const wrong: string[] = [];
  for (const path of code.filter(name => name.endsWith('.tsx'))) {
    visit(syntaxOf(path), node => {
      if (node.type === 'JSXText' && speaks(String(node['value']))) {
        wrong.push(`${path}: ${String(node['value']).trim()}`);
      }
      if (node.type === 'JSXAttribute') {
        const name = (node['name'] as { name?: unknown }).name;
        const value = node['value'] as SyntaxNode | null;
        if (
          typeof name === 'string' &&
          SPEAKING.has(name) &&
          value?.type === 'Literal' &&
          speaks(String(value['value']))
        ) {
          wrong.push(`${path}: ${name}="${String(value['value'])}"`);
        }
      }
    });
  }
  expect(wrong).toEqual([]);
});
