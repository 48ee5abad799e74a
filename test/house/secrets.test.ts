import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/platform/config/config.ts';
import { codeFiles, filesBelow, ROOT } from './source-files.ts';

/** What keys and tokens of the usual makers look like, and anything that is called a secret and looks like one. */
const SECRETS: RegExp[] = [
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36,}\b/,
  /\bglpat-[\w-]{20}\b/,
  /\bsk_(?:live|test)_[0-9a-zA-Z]{16,}\b/,
  /\bsk-[A-Za-z0-9]{32,}\b/,
  /\bxox[abpr]-[0-9A-Za-z-]{20,}\b/,
  /\bAIza[0-9A-Za-z_-]{35}\b/,
  /\bGOCSPX-[\w-]{20,}\b/,
  /\bSG\.[\w-]{20,}\.[\w-]{20,}\b/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}\b/,
  /"d"\s*:\s*"[\w-]{40,}"/,
  /postgres(?:ql)?:\/\/[^\s:@/]+:[^\s:@/$'"`{]{6,}@(?!localhost|127\.|host|db)/,
];
/** Fake credentials that only the tests use. */
const MADE_UP = /password@|:mot-de-passe@/;

const found = (path: string) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return SECRETS.filter(pattern => pattern.test(text) && !MADE_UP.test(text)).map(
    pattern => `${path}: ${pattern}`,
  );
};

test('no file of the project holds a key, a token or a password of anybody', () => {
  const files = [
    ...codeFiles(),
    ...['docs', 'db', 'public', '.ci'].flatMap(folder =>
      filesBelow(folder, ['.md', '.sql', '.json', '.yml', '.txt', '.js', '.svg']),
    ),
    ...['README.md', 'CHANGELOG.md', 'package.json', 'index.html', 'app.html'].filter(path =>
      existsSync(join(ROOT, path)),
    ),
  ];
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(found)).toEqual([]);
});

test('what is built for the browser holds none, and names no variable of the server', () => {
  const built = filesBelow('dist/web', [
    '.js',
    '.html',
    '.css',
    '.json',
    '.txt',
    '.xml',
    '.webmanifest',
    '.map',
  ]);
  expect(built.flatMap(found)).toEqual([]);
  const named = built.filter(path =>
    /APP_SECRET|DATABASE_URL|SMTP_URL|GOOGLE_CLIENT_SECRET|accroche_app|process\.env\.[A-Z]/.test(
      readFileSync(join(ROOT, path), 'utf8'),
    ),
  );
  expect(named).toEqual([]);
  expect(built.filter(path => path.endsWith('.map'))).toEqual([]);
});

const refused = (secret: string) => {
  try {
    readConfig({ APP_SECRET: secret });
    return null;
  } catch (error) {
    return error instanceof ConfigError ? error.message : null;
  }
};

test('short, repeated and placeholder secrets are refused by name, without being repeated', () => {
  const weak = [
    'short',
    'a'.repeat(64),
    'abcabcabcabcabcabcabcabcabcabcabcabc',
    'changeme'.repeat(5),
    'change-me-change-me-change-me-change-me',
    'please-change_me-before-production-2026',
    'secret-secret-secret-secret-secret-secret',
    'my-super-secret-key-for-signing-tokens!',
    'this-is-a-placeholder-for-the-real-one',
    'your-256-bit-secret-goes-here-0a1b2c3d',
    'replace_me_with_something_long_and_random',
    'password1234567890password1234567890',
    'insecure-development-key-do-not-use-now',
    '0123456789abcdef0123456789abcdef',
    'abcdefghijklmnopqrstuvwxyzabcdefghijklmn',
    'qwertyuiopasdfghjklzxcvbnmqwertyuiop12',
    '12345678'.repeat(8),
  ];
  for (const secret of weak) {
    expect(refused(secret), secret).toMatch(/^APP_SECRET is not usable/);
    expect(refused(secret), secret).not.toContain(secret);
  }
});

test('random secrets are taken', () => {
  for (let round = 0; round < 500; round += 1) {
    for (const encoding of ['base64', 'base64url', 'hex'] as const) {
      const secret = randomBytes(32).toString(encoding);
      expect([secret, refused(secret)]).toEqual([secret, null]);
    }
  }
});
