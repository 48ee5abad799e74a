import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';
import { shortNetwork } from '#server/platform/network/masked-network.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'Firefox 140', system: 'Windows', kind: 'desktop' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    { browser: 'Safari 18', system: 'iOS 18', kind: 'mobile' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    { browser: 'Chrome 141', system: 'Android 15', kind: 'mobile' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    { browser: 'Chrome 141', system: 'Linux', kind: 'desktop' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    { browser: 'Microsoft Edge 141', system: 'macOS', kind: 'desktop' },
  ],
])('a browser is told by the words people know: %s', (userAgent, named) => {
  expect(deviceName(userAgent)).toEqual(named);
});

test('what says nothing, or nonsense, is a program without a name', () => {
  for (const userAgent of [null, '', '   ', '<script>alert(1)</script>', 'x'.repeat(300), '\u202e\u0000'])
    expect(deviceName(userAgent), String(userAgent)).toEqual({
      browser: null,
      system: null,
      kind: 'program',
    });
});

test('of a network only the beginning is told', () => {
  expect(shortNetwork('203.0.113.7')).toBe('203.0.113.x');
  expect(shortNetwork('2001:db8:1:2:0:0:0:7')).toBe('2001:db8:1:x');
  expect(shortNetwork('unknown')).toBeNull();
  expect(shortNetwork(null)).toBeNull();
});
