import { expect, test } from 'vitest';
import { homeOrigin, siteName, redirectTarget, siteOrigin } from './site-origin.ts';

const config = { appUrl: null, host: '127.0.0.1', port: 3000 };

test('APP_URL decides where links lead', () => {
  const given = { ...config, appUrl: 'https://accroche.exemple.fr' };
  expect(siteOrigin(given, 'http://voleur.example/auth/v1/recover')).toBe('https://accroche.exemple.fr');
});

test('without APP_URL only a Host that names this machine is believed', () => {
  expect(siteOrigin(config, 'http://localhost:4123/x')).toBe('http://localhost:4123');
  expect(siteOrigin(config, 'http://127.0.0.1:4123/x')).toBe('http://127.0.0.1:4123');
  expect(siteOrigin(config, 'http://[::1]:4123/x')).toBe('http://[::1]:4123');
  expect(siteOrigin(config, 'http://voleur.example/x')).toBe('http://localhost:3000');
  expect(siteOrigin(config, 'http://localhost.voleur.example/x')).toBe('http://localhost:3000');
});

test('pages name the product’s address in full, whatever it is', () => {
  expect(homeOrigin({ ...config, appUrl: 'https://accroche.exemple.fr/' })).toBe(
    'https://accroche.exemple.fr',
  );
  expect(homeOrigin(config)).toBe('http://localhost:3000');
  expect(homeOrigin({ ...config, host: '0.0.0.0', port: 80 })).toBe('http://localhost:80');
  expect(homeOrigin({ ...config, host: '192.168.1.20' })).toBe('http://192.168.1.20:3000');
});

test('a redirect stays on the site', () => {
  const origin = 'https://accroche.exemple.fr';
  expect(redirectTarget('/videos?page=2', origin)).toBe(`${origin}/videos?page=2`);
  for (const asked of [
    null,
    '',
    '/',
    'https://voleur.example/a',
    '//voleur.example/a',
    '/\\voleur.example',
    'http://[',
  ]) {
    expect(redirectTarget(asked, origin), String(asked)).toBe(`${origin}/auth`);
  }
  expect(redirectTarget('/dashboard#access_token=x', origin)).toBe(`${origin}/dashboard`);
  expect(redirectTarget(`${origin}/?sb_flow_id=x`, origin)).toBe(`${origin}/auth?sb_flow_id=x`);
});

test.each([
  ['http://localhost:3000', 'Accroche'],
  ['http://192.168.1.9:3000/x', 'Accroche'],
  ['http://[::1]:3000', 'Accroche'],
  ['https://app.exemple.fr/auth', 'app.exemple.fr'],
])('readers know %s as %s', (address, name) => {
  expect(siteName(address)).toBe(name);
});
