import { expect, test } from 'vitest';
import { DOC_SLUGS } from './documentation.ts';
import { site as english } from '../en/site/site.ts';
import { site as french } from '../fr/site/site.ts';
import { siteWords } from './site-texts.ts';

const words = { fr: siteWords('fr'), en: siteWords('en') };

function texts(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(texts) : [];
}

function placeholders(node: unknown, trail = ''): string[] {
  if (typeof node === 'string') {
    return [...new Set([...node.matchAll(/\{\w+\}/g)].map(match => `${trail} ${match[0]}`))];
  }
  return Object.entries(node as object).flatMap(([key, child]) =>
    placeholders(child, key === 'many' ? `${trail}.other` : `${trail}.${key}`),
  );
}

test('documentation has the same sections and kinds of blocks in French and English', () => {
  const outline = (language: 'fr' | 'en') =>
    DOC_SLUGS.map(slug =>
      words[language].documentation[slug].sections.map(section => [
        section.id,
        section.blocks.map(block => ('items' in block ? `${block.kind} ${block.items.length}` : block.kind)),
      ]),
    );
  expect(outline('en')).toEqual(outline('fr'));
});

test('frequent questions are the same in French and English', () => {
  const ids = (language: 'fr' | 'en') =>
    words[language].questions.map(group => [group.id, group.questions.map(question => question.id)]);
  expect(ids('en')).toEqual(ids('fr'));
});

test('public pages have the same placeholders in French and English', () => {
  const unique = (node: unknown) => [...new Set(placeholders(node))].toSorted();
  expect(unique(english)).toEqual(unique(french));
});

test('French public texts carry their typographic spaces and apostrophes', () => {
  const specified = new Set(["S'inscrire"]);
  const wrong = texts([french, words.fr.documentation, words.fr.questions])
    .filter(text => !specified.has(text) && !text.startsWith('yt-dlp'))
    .filter(text =>
      / [:;!?»%]|« |[^\s\u00A0\u202F:/?&=][!?;](\s|$)|[a-zàâéèêëîïôùûç]'[a-zàâéèêëîïôùûh]/i.test(text),
    );
  expect(wrong).toEqual([]);
});

test('the three commitments are named as specified', () => {
  expect([french.badges.secure, french.badges.ai, french.badges.multi]).toEqual([
    'Sécurisé',
    'IA Avancée',
    'Multi-utilisateur',
  ]);
});
