import { expect, test } from 'vitest';
import { returnPath, signInPath } from './return-path.ts';

test('a visitor returns to the page they came from', () => {
  expect(returnPath(`?next=${encodeURIComponent('/video-reports?page=2#top')}`)).toBe(
    '/video-reports?page=2#top',
  );
});

test('without a page to return to, the dashboard opens', () => {
  expect(returnPath('')).toBe('/dashboard');
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/\tevil',
  'dashboard',
])('an address outside the site is refused: %s', next => {
  expect(returnPath(`?next=${encodeURIComponent(next)}`)).toBe('/dashboard');
});

test('the sign-in page never returns to itself', () => {
  expect(returnPath('?next=/auth')).toBe('/dashboard');
  expect(returnPath('?next=/reset-password')).toBe('/dashboard');
});

test('the sign-in address carries the page asked for, the dashboard being the default', () => {
  expect(signInPath('/videos?sort=views')).toBe('/auth?next=%2Fvideos%3Fsort%3Dviews');
  expect(signInPath('/dashboard')).toBe('/auth');
});
