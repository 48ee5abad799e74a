import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeFiles, filesBelow, ROOT, textOf } from './source-files.ts';

const documents = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].filter(path =>
    existsSync(join(ROOT, path)),
  ),
  ...filesBelow('docs', ['.md']),
  ...filesBelow('data', ['README.md']),
];

/** Fenced blocks are samples. */
const withoutSamples = (text: string) => text.replaceAll(/^```[^]*?^```$/gm, '');

test('every path named in the documents exists', () => {
  const wrong = documents.flatMap(document =>
    [...textOf(document).matchAll(/`((?:src|test|docs|data|db|tools|bench|public|deploy|\.ci)\/[\w./-]+)`/g)]
      .map(match => match[1] ?? '')
      .filter(path => !existsSync(join(ROOT, path)))
      .map(path => `${document}: ${path}`),
  );
  expect(wrong).toEqual([]);
});

test('every link between the documents leads somewhere', () => {
  const wrong = documents.flatMap(document =>
    [...withoutSamples(textOf(document)).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(match => match[1] ?? '')
      .filter(target => !existsSync(join(ROOT, document, '..', target)))
      .map(target => `${document}: ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('every decision is dated and says what it costs', () => {
  const decisions = filesBelow('docs/decisions', ['.md']);
  expect(decisions.length).toBeGreaterThanOrEqual(12);
  const wrong = decisions.filter(path => {
    const text = textOf(path);
    return !/^Date: \d{4}-\d{2}-\d{2}$/m.test(text) || !/^Bad, because /m.test(text);
  });
  expect(wrong).toEqual([]);
});

test('the project speaks of the product alone', () => {
  const machinePath = ['', 'work', ''].join('/');
  const texts = [
    ...codeFiles(),
    ...documents,
    ...filesBelow('db', ['.sql']),
    ...filesBelow('public', ['.txt', '.js']),
  ];
  expect(texts.filter(path => textOf(path).includes(machinePath))).toEqual([]);
  expect(documents.filter(path => /\b(?:issue|ticket) #?\d+\b/i.test(textOf(path)))).toEqual([]);
});
