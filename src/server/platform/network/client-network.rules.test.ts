import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

const keyOf = (address: string) => clientNetwork(address, undefined, false).key;

test('every spelling of one IPv4 address is one key', () => {
  for (const spelling of [
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '::FFFF:cb00:7107',
    '0:0:0:0:0:ffff:203.0.113.7',
  ]) {
    expect(keyOf(spelling), spelling).toBe('203.0.113.7');
  }
});

test('a whole IPv6 /64 is one key, however it is spelled', () => {
  const keys = new Set<string>();
  for (let host = 0; host < 1_000; host++) keys.add(keyOf(`2001:db8:1:2:${host.toString(16)}::${host}`));
  for (const spelling of ['2001:0DB8:0001:0002::1', '2001:db8:1:2:0:0:0:1', '2001:db8:1:2::1%eth0'])
    keys.add(keyOf(spelling));
  expect([...keys]).toEqual(['2001:db8:1:2::/64']);
  expect(keyOf('2001:db8:1:3::1')).not.toBe('2001:db8:1:2::/64');
});

test('X-Forwarded-For counts only from a trusted proxy, and only its last hop', () => {
  expect(clientNetwork('198.51.100.1', '203.0.113.7', false).key).toBe('198.51.100.1');
  expect(clientNetwork('198.51.100.1', '1.1.1.1, 2.2.2.2, 203.0.113.7', true).key).toBe('203.0.113.7');
  expect(clientNetwork('198.51.100.1', '1.1.1.1, 203.0.113.7:4711', true).key).toBe('203.0.113.7');
  expect(clientNetwork('198.51.100.1', '1.1.1.1, [2001:db8::1]:443', true).key).toBe('2001:db8:0:0::/64');
});

test('a last hop that is no address falls back to the socket', () => {
  for (const hop of ['', 'unknown', '1.1.1.1, evil', '<script>', '999.1.1.1', '203.0.113.7,']) {
    expect(clientNetwork('198.51.100.1', hop, true).key, hop).toBe('198.51.100.1');
  }
});

test('callers on this machine are recognised', () => {
  expect(clientNetwork('127.0.0.1', undefined, false).loopback).toBe(true);
  expect(clientNetwork('::1', undefined, false).loopback).toBe(true);
  expect(clientNetwork('::ffff:127.0.0.1', undefined, false).loopback).toBe(true);
  expect(clientNetwork('127.0.0.1', '203.0.113.7', true).loopback).toBe(false);
  expect(clientNetwork(undefined, undefined, false)).toEqual({
    address: 'unknown',
    key: 'unknown',
    loopback: false,
  });
});
