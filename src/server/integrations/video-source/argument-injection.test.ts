import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseHandle, type Handle } from '#domain/accounts/handle.ts';
import { writeStandIn } from './fixtures/stand-in-ytdlp.ts';
import { listing } from './fixtures/ytdlp-output.ts';
import { SourceError } from './video-source.ts';
import { createYtdlpSource } from './ytdlp.ts';

const FLAGS = [
  '-o/etc/x',
  '-o',
  '--exec',
  '--exec=id',
  '--exec id',
  '-J',
  '--',
  '--config-locations=/etc',
  '--batch-file=/etc/passwd',
  '-a/etc/passwd',
  '--cookies=/etc/shadow',
  '--cookies-from-browser',
  '--load-info-json=/x',
  '--plugin-dirs=/tmp',
  '--paths=/',
  '--output=/tmp/x',
  '--download-archive=/tmp/x',
  '--proxy=http://x',
  '--use-postprocessor=Exec',
  '--netrc-cmd=id',
  '--alias',
  '--update',
  '-U',
  '--enable-file-urls',
  '--print-to-file',
  '--write-pages',
  '--version',
  '-v',
  '-',
  '—exec',
];
const SHELL = [
  '@a;b',
  'a;id',
  'a|id',
  'a||id',
  'a&&id',
  'a&',
  '$(id)',
  '`id`',
  '${IFS}id',
  'a>x',
  'a<x',
  'a\\',
  "a'b",
  'a"b',
  '*',
  '?',
  '~',
  '!x',
  '#x',
  '%x',
  '{a,b}',
  '[a]',
  '(a)',
  'a$b',
  'a=b',
  'a^b',
  'a,b',
  'a:b',
  '~root',
  '$HOME',
];
const PATHS = [
  '../',
  '../../etc/passwd',
  '..\\..',
  '/etc/passwd',
  'a/b',
  'a/../b',
  './a',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  'https://example.test/@a',
  'tiktokuser:MS4w',
  'ytsearch:x',
  'a?x=1',
  'a#x',
  'a@b',
  'user@host',
  '//host/@a',
  'C:\\x',
  'a%2f..',
  '%00',
];
const CHARACTERS = [
  'a\nb',
  'a\r\nb',
  '\n--exec',
  'a\tb',
  'a b',
  ' a',
  'a ',
  'a\u0000b',
  '\u0000',
  'a\u001bb',
  'a\u202eb',
  'a\u200bb',
  'é',
  'ａ',
  'а',
  '𝒶',
  'ⓐ',
  'İ',
  'ß',
  '你好',
  '🙂',
  '\ud83d',
  '\ufeffa',
  'a\u00a0b',
  'a\u2028b',
  '-a',
  '@-a',
  '@@a',
  'demo-lea',
  'demo-../x',
  'Atelier',
  '',
  ' ',
  '@',
];
const LENGTHS = ['a'.repeat(25), 'a'.repeat(10_000), '-'.repeat(30), '@'.repeat(100)];
const hostile = [...FLAGS, ...SHELL, ...PATHS, ...CHARACTERS, ...LENGTHS];

test('more than a hundred hostile handles never reach a process', async () => {
  const tool = await writeStandIn({ stdout: JSON.stringify(listing('a', 1)) });
  const homes = await mkdtemp(join(tmpdir(), 'homes-'));
  const source = createYtdlpSource({ binary: tool.path, searchPath: '/usr/bin:/bin', temporaryDir: homes });
  expect(hostile.length).toBeGreaterThanOrEqual(100);
  for (const text of hostile) {
    const promise = source.videos!(text as Handle, {
      signal: new AbortController().signal,
      now: () => new Date(),
      limit: 5,
    });
    const error: unknown = await promise.catch((reason: unknown) => reason);
    expect(error, JSON.stringify(text)).toBeInstanceOf(SourceError);
    expect((error as SourceError).code).toBe('unsupported_url');
  }
  expect(await tool.calls()).toEqual([]);
  expect(readdirSync(homes)).toEqual([]);
  await tool.remove();
  await rm(homes, { recursive: true });
});

test('what the typed form lets through of them is a plain handle, and becomes exactly one address', async () => {
  const tool = await writeStandIn({ stdout: '{}' });
  const source = createYtdlpSource({ binary: tool.path, searchPath: '/usr/bin:/bin' });
  const accepted = [
    ...new Set(
      hostile.flatMap(text => {
        const parsed = parseHandle(text);
        return parsed.ok && !parsed.handle.startsWith('demo-') ? [parsed.handle] : [];
      }),
    ),
  ];
  for (const handle of accepted) {
    expect(handle).toMatch(/^[a-z0-9_.]{1,24}$/);
    await source.videos!(handle, {
      signal: new AbortController().signal,
      now: () => new Date(),
      limit: 5,
    }).catch(() => undefined);
  }
  const calls = await tool.listings();
  expect(calls.map(call => call.argv.slice(-2))).toEqual(
    accepted.map(handle => ['--', `https://www.tiktok.com/@${handle}`]),
  );
  expect(new Set(calls.map(call => call.argv.length))).toEqual(new Set([17]));
  await tool.remove();
});
