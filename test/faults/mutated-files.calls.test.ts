import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apifyItems } from '#test/sources/apify-items.ts';
import { inventedMp4 } from '#test/sources/media-server.ts';
import { download } from '#test/scenes/archive-scene.ts';
import { seededRandom } from '#test/cross-checks/seeded-random.ts';
import { IN_FULL, rounds } from '#test/harness/rounds.ts';
import { createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';

const PROMISED = 2_000;
const EACH = rounds(PROMISED, 40);
const CSV =
  '"Date","Video Views","Profile Views","Likes","Comments","Shares"\n' +
  Array.from(
    { length: 40 },
    (_, day) =>
      `"2026-10-${String((day % 28) + 1).padStart(2, '0')}","${day * 31}","${day}","${day * 3}","1","0"`,
  ).join('\n');

let testApp: TestApp;
let user: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  user = await testApp.createUser({ plan: 'business_enterprise' });
});
afterAll(() => testApp.close());

const source = seededRandom(20261123);

/** A valid file with bytes flipped, removed, duplicated, inserted, or truncated somewhere. */
function mutated(good: Buffer): Buffer<ArrayBuffer> {
  let bytes = Buffer.from(good);
  for (let turn = Math.floor(source.next() * 6); turn >= 0; turn -= 1) {
    const at = Math.floor(source.next() * bytes.length);
    const way = Math.floor(source.next() * 6);
    const more = 1 + Math.floor(source.next() * 200);
    if (way <= 1) bytes[at] = Math.floor(source.next() * 256);
    else if (way === 2) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + more)]);
    else if (way === 3)
      bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(Math.max(0, at - more))]);
    else if (way === 4)
      bytes = Buffer.concat([bytes.subarray(0, at), Buffer.from('\0\ufeff"{[,\r\n'), bytes.subarray(at)]);
    else bytes = bytes.subarray(0, at + 1);
  }
  return Buffer.from(bytes);
}

async function zipOf(name: string, content: string): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream as Readable);
}

const GOOD: Record<string, { path: string; name: string; make: () => Promise<Buffer> }> = {
  'a table': {
    path: '/imports?dryRun=true&handle=exemple.fr',
    name: 'Overview.csv',
    make: async () => Buffer.from(CSV),
  },
  'a data set in JSON': {
    path: '/imports?dryRun=true',
    name: 'export.json',
    make: async () => Buffer.from(JSON.stringify(apifyItems('exemple.fr', 12))),
  },
  'a ZIP with a table': {
    path: '/imports?dryRun=true&handle=exemple.fr',
    name: 'export.zip',
    make: () => zipOf('Overview.csv', CSV),
  },
  'an archive of ours': {
    path: '/import/archive?dryRun=true',
    name: 'accroche.zip',
    make: () => download(testApp, user),
  },
  'a video': {
    path: '/analysis-uploads?name=video.mp4',
    name: 'video.mp4',
    make: async () => inventedMp4(4_000),
  },
};

test.each(Object.keys(GOOD))(
  `${EACH} of ${PROMISED} times %s with wrong bytes: taken or refused by a code of ours, at once, never a fault`,
  { timeout: 600_000 },
  async kind => {
    const { path, name, make } = GOOD[kind] ?? { path: '', name: '', make: async () => Buffer.alloc(0) };
    const good = await make();
    const isPlain = path.startsWith('/analysis-uploads');
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const codes = new Map<string, number>();
    for (let round = 0; round < EACH; round += 1) {
      const file = new File([mutated(good)], name);
      const form = new FormData();
      form.append('file', file);
      const init = isPlain
        ? { body: file, headers: { 'content-type': 'application/octet-stream' } }
        : { body: form };
      const response = await testApp.request(path, { method: 'POST', as: user, ...init });
      const text = await response.text();
      const what = `round ${round} of ${kind}: ${response.status} ${text.slice(0, 300)}`;
      expect(response.status, what).toBeLessThan(500);
      expect(text, what).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
      const { code } = JSON.parse(text) as { code?: string };
      if (response.status >= 400) expect(code, what).toMatch(/^[a-z_]+$/);
      const outcome = response.status < 300 ? 'taken' : (code ?? '');
      codes.set(outcome, (codes.get(outcome) ?? 0) + 1);
    }
    delay.disable();
    if (IN_FULL) expect(delay.max / 1e6).toBeLessThan(250);
    expect(codes.has('internal')).toBe(false);
    // Not everything may be accepted, nor everything refused for the same reason.
    if (kind !== 'a video') expect(codes.size).toBeGreaterThan(1);
  },
);
