import { randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ArchiveCounts } from '#contract/archive.ts';
import { changed, rowsOf, sql, upload, withArchive, zipped } from '#test/scenes/archive-scene.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let files: Map<string, string>;
beforeAll(async () => {
  testApp = await createTestApp();
  ({ files } = await withArchive(testApp));
});
afterAll(() => testApp.close());

/**
 * An archive of `rows` generated texts whose parameters have `characters` characters; it compresses about thirtyfold.
 */
function withTexts(rows: number, characters: number): Promise<Buffer> {
  const [first] = rowsOf(files, 'generations');
  const lines = Array.from({ length: rows }, (_, index) => {
    const created = new Date(Date.UTC(2026, 0, 1) + index * 1_000).toISOString().replace('Z', '000Z');
    return JSON.stringify({
      ...first,
      texts: [],
      created_at: created,
      parameters: { index, filler: filler(characters) },
    });
  });
  return zipped(changed(files, 'data/generations.json', `[\n${lines.join(',\n')}\n]\n`));
}
const filler = (characters: number): string =>
  randomBytes(300)
    .toString('hex')
    .repeat(Math.ceil(characters / 600))
    .slice(0, characters);

test('a text that was asked for with more than the product keeps is refused', async () => {
  const someone = await testApp.createUser({ plan: 'business_pro' });
  expect(await refusal(upload(testApp, someone, await withTexts(3, 25_000)))).toMatchObject({
    code: 'archive_bad_row',
    values: { name: 'data/generations.json', row: 1, field: 'parameters' },
  });
  const nested = changed(
    files,
    'data/generations.json',
    `[\n{"parameters":${'['.repeat(20_000)}${']'.repeat(20_000)}}\n]\n`,
  );
  expect(await refusal(upload(testApp, someone, await zipped(nested)))).toMatchObject({
    code: 'archive_bad_row',
  });
});

test('an archive that is larger than the plan allows once it is opened is refused before it is read', async () => {
  const modest = await testApp.createUser();
  const bytes = await withTexts(3_500, 19_000);
  expect(await refusal(upload(testApp, modest, bytes))).toMatchObject({
    code: 'archive_over_plan',
    values: { limit: 64 },
  });
});

test('one preview and one import a minute and user', async () => {
  const someone = await testApp.createUser({ plan: 'business_pro' });
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await zipped(files))], 'accroche.zip'));
  const send = (query: string) =>
    testApp.request(`/import/archive${query}`, { method: 'POST', as: someone, body: form });
  await answer<ArchiveCounts>(send('?dryRun=true'));
  await answer<ArchiveCounts>(send(''));
  const again = await send('');
  expect([again.status, Number(again.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

test('an archive that would come too soon is refused before any of it is taken in', async () => {
  const someone = await testApp.createUser();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await zipped(files))], 'accroche.zip'));
  const request = (path: string, body: BodyInit, more: object = {}) =>
    testApp.request(path, { method: 'POST', as: someone, body, ...more });
  for (const query of ['?dryRun=true', '']) await answer(request(`/import/archive${query}`, form));
  for (const path of ['/import/archive?dryRun=true', '/import/archive', '/rpc/archive/import']) {
    let asked = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          asked += 1;
          if (asked > 20) controller.close();
          else controller.enqueue(new Uint8Array(100_000));
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { 'content-type': 'multipart/form-data; boundary=parts' };
    const refused = await request(path, body, { headers, duplex: 'half' });
    expect([path, refused.status, asked]).toEqual([path, 429, 0]);
  }
});

/** Sent as a browser does, with its length: a file below 4 MB does not wait for others. */
async function sendAtOnce(as: TestUser, bytes: Buffer): Promise<Response> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'accroche.zip'));
  const written = new Response(form);
  const body = await written.arrayBuffer();
  return testApp.request('/import/archive?dryRun=true', {
    method: 'POST',
    as,
    body,
    headers: {
      'content-type': written.headers.get('content-type') ?? '',
      'content-length': String(body.byteLength),
    },
  });
}

test('ten large archives at once hold nobody up and are read one at a time', async () => {
  const bytes = await withTexts(1_500, 18_000);
  const people = await Promise.all(Array.from({ length: 10 }, () => testApp.createUser()));
  const memory = process.memoryUsage().rss;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50);
  const answers = await Promise.all(people.map(person => sendAtOnce(person, bytes)));
  clearInterval(watch);
  delay.disable();
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter(status => status === 200)).toHaveLength(4);
  expect(statuses.filter(status => status === 503)).toHaveLength(6);
  // Other tests take the processors meanwhile: alone it is half a second at most.
  expect(delay.max / 1e6).toBeLessThan(3_000);
  expect((most - memory) / 1e6).toBeLessThan(900);
  expect(
    await sql(testApp, 'select 1 from generation_history where user_id = any($1)', [
      people.map(({ userId }) => userId),
    ]),
  ).toEqual([]);
  const someone = await testApp.createUser();
  const { generations } = await answer<ArchiveCounts>(upload(testApp, someone, bytes));
  expect(generations).toEqual({ added: 1_500, present: 0 });
}, 90_000);
