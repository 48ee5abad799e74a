import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSecrets, loadSecrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'accroche-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'secret');
const text = (value: string) => new TextEncoder().encode(value);

test('a secret is generated once, kept with mode 0600, and found again', () => {
  const sealed = loadSecrets(null, folder).seal('test', text('bonjour'));
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(readFileSync(file(), 'utf8').length).toBeGreaterThanOrEqual(43);
  expect(loadSecrets(null, folder).open('test', sealed).toString()).toBe('bonjour');
});

test('the mode is put right where somebody has loosened it', () => {
  loadSecrets(null, folder);
  chmodSync(file(), 0o644);
  loadSecrets(null, folder);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('a damaged secret file stops the start instead of being replaced', () => {
  writeFileSync(file(), 'cut');
  expect(() => loadSecrets(null, folder)).toThrow(/damaged/);
  expect(readFileSync(file(), 'utf8')).toBe('cut');
});

test('what is sealed opens only with the same secret, for the same purpose, unchanged', () => {
  const secrets = createSecrets('k7Qw2xZp9Lm4Vb8Nc1Hj6Tr3Yd5Fs0Ga');
  const sealed = secrets.seal('keys', text('privé'));
  expect(secrets.open('keys', sealed).toString()).toBe('privé');
  expect(() => secrets.open('tokens', sealed)).toThrow();
  expect(() => createSecrets('z7Qw2xZp9Lm4Vb8Nc1Hj6Tr3Yd5Fs0Ga').open('keys', sealed)).toThrow();
  const changed = Buffer.from(sealed);
  changed[14] = (changed[14] ?? 0) ^ 1;
  expect(() => secrets.open('keys', changed)).toThrow();
  expect(secrets.seal('keys', text('privé')).equals(sealed)).toBe(false);
});

test('the same token hashes alike for one purpose and differently for another', () => {
  const secrets = createSecrets('k7Qw2xZp9Lm4Vb8Nc1Hj6Tr3Yd5Fs0Ga');
  expect(secrets.hash('refresh', 'a').equals(secrets.hash('refresh', 'a'))).toBe(true);
  expect(secrets.hash('refresh', 'a').equals(secrets.hash('link', 'a'))).toBe(false);
});
