import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';

test('a handle, with or without @, is an account', () => {
  expect(recognise(' @Lea.Cuisine ')).toEqual({ kind: 'profile', handle: 'lea.cuisine' });
  expect(recognise('lea_cuisine')).toEqual({ kind: 'profile', handle: 'lea_cuisine' });
});

test('a profile address is an account', () => {
  expect(recognise('https://www.tiktok.com/@lea?lang=fr')).toEqual({ kind: 'profile', handle: 'lea' });
  expect(recognise('tiktok.com/@lea')).toEqual({ kind: 'profile', handle: 'lea' });
});

test('a video address names the account of the video', () => {
  expect(recognise('https://www.tiktok.com/@lea/video/7300000000000000000?x=1')).toEqual({
    kind: 'video',
    handle: 'lea',
  });
});

test('a demo handle is a demo creator', () => {
  expect(recognise('demo-lea-cuisine')).toEqual({ kind: 'demo', handle: 'demo-lea-cuisine' });
});

test('a short link names nobody', () => {
  expect(recognise('https://vm.tiktok.com/ZMabc/')).toEqual({ kind: 'shortLink' });
  expect(recognise('https://www.tiktok.com/t/ZMabc/')).toEqual({ kind: 'shortLink' });
});

test('another site is told apart from a bad handle', () => {
  expect(recognise('https://www.youtube.com/@lea')).toEqual({ kind: 'foreign' });
  expect(recognise('léa cuisine')).toEqual({ kind: 'refused' });
  expect(recognise('https://www.tiktok.com/explore')).toEqual({ kind: 'refused' });
});

test('nothing typed is nothing', () => {
  expect(recognise('  @ ')).toEqual({ kind: 'nothing' });
});
