import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseHandle, type Handle } from '#domain/accounts/handle.ts';
import { HOSTILE_TEXTS } from '#test/sources/hostile-texts.ts';
import { writeStandIn } from '#test/sources/stand-in-ytdlp.ts';
import { listing } from '#test/sources/ytdlp-output.ts';
import { SourceError } from './video-source.ts';
import { createYtdlpSource } from '../ytdlp/ytdlp.ts';

const hostile = HOSTILE_TEXTS;

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
