import { describe, expect, test } from 'vitest';
import { isDemoHandle, parseHandle, profileUrl, type Handle } from './handle.ts';

describe('a typed account', () => {
  test.each([
    ['@User.Name', 'user.name'],
    ['user_name1', 'user_name1'],
    ['  @@someone  ', 'someone'],
    ['@ someone', 'someone'],
    ['https://www.tiktok.com/@Some.One', 'some.one'],
    ['https://www.tiktok.com/@someone?lang=fr', 'someone'],
    ['tiktok.com/@someone/video/7553000000000000001', 'someone'],
    ['http://m.tiktok.com/@someone#top', 'someone'],
    ['ｓｏｍｅｏｎｅ', 'someone'],
    ['a'.repeat(24), 'a'.repeat(24)],
  ])('%j is read as %j', (typed, handle) => {
    expect(parseHandle(typed)).toEqual({ ok: true, handle });
  });

  test.each([[''], ['   '], ['@'], [' @@ ']])('%j is empty', typed => {
    expect(parseHandle(typed)).toEqual({ ok: false, reason: 'empty' });
  });

  test('is too long from 25 characters on', () => {
    expect(parseHandle('a'.repeat(25))).toEqual({ ok: false, reason: 'too_long' });
    expect(parseHandle(`demo-${'a'.repeat(36)}`)).toEqual({ ok: false, reason: 'too_long' });
  });

  test.each([
    ['éléonore'],
    ['some one'],
    ['some-one'],
    ['some/one'],
    ["a';drop"],
    ['user@mail'],
    ['some\u0000one'],
  ])('%j has characters no handle has', typed => {
    expect(parseHandle(typed)).toEqual({ ok: false, reason: 'bad_characters' });
  });

  test('an address of another site is not an account', () => {
    expect(parseHandle('https://example.com/@someone').ok).toBe(false);
    expect(parseHandle('https://tiktok.com.example.com/@someone').ok).toBe(false);
  });
});

describe('demo creators', () => {
  test('are the handles that begin with demo-, which no real account can have', () => {
    expect(parseHandle('@Demo-Lea-Cuisine')).toEqual({ ok: true, handle: 'demo-lea-cuisine' });
    expect(isDemoHandle('demo-lea-cuisine')).toBe(true);
    expect(isDemoHandle('demolition')).toBe(false);
    expect(parseHandle('demolition').ok).toBe(true);
  });

  test('have no dots or underscores', () => {
    expect(parseHandle('demo-a.b')).toEqual({ ok: false, reason: 'bad_characters' });
  });
});

test('what was read once is read the same again', () => {
  for (const typed of ['@User.Name', 'https://www.tiktok.com/@someone', 'demo-lea-cuisine']) {
    const once = parseHandle(typed);
    expect(once.ok && parseHandle(once.handle)).toEqual(once);
  }
});

test('the address of a profile', () => {
  expect(profileUrl('some.one' as Handle)).toBe('https://www.tiktok.com/@some.one');
});
