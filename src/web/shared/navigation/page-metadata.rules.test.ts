import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageMetadata } from './page-metadata.tsx';

/** Title and description as they stand in the page. */
function said(title: string, description: string): [string | undefined, string | undefined] {
  const html = renderToStaticMarkup(createElement(PageMetadata, { title, description }));
  return [/<title>(.*?)<\/title>/.exec(html)?.[1], /name="description" content="(.*?)"/.exec(html)?.[1]];
}

test('a page’s title and description stand in it whole up to their length, and cut beyond it', () => {
  expect(said('é'.repeat(60), 'a'.repeat(160))).toEqual(['é'.repeat(60), 'a'.repeat(160)]);
  expect(said('é'.repeat(61), 'a'.repeat(161))).toEqual([`${'é'.repeat(57)}...`, `${'a'.repeat(157)}...`]);
});
