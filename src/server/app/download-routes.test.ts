import { createHash } from 'node:crypto';
import { readdir, readlink } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFileScene, type FileScene } from '#test/downloads/file-scene.ts';
import { listen, type Listener } from '#server/platform/http/listener.ts';
import { startS3Server, type S3Server } from '#test/storage/s3-server.ts';
import { createS3Storage } from '#server/integrations/storage/s3/s3-storage.ts';
import { freePort } from '#server/platform/db/embedded/free-port.ts';
import { eventually } from '#test/harness/eventually.ts';
import { answer } from '#test/harness/context.ts';

const BYTES = 3_000_000;

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

describe.each(['on the disk', 'in a bucket'])('the answer with a file %s', place => {
  let s3: S3Server;
  let scene: FileScene;
  let listener: Listener;
  let base: string;

  beforeAll(async () => {
    s3 = await startS3Server();
    const inBucket = { storage: createS3Storage(s3.place) };
    scene = await createFileScene(BYTES, place === 'in a bucket' ? inBucket : {});
    const port = await freePort();
    listener = await listen({
      fetch: (request, env) => scene.testApp.router.fetch(request, env),
      host: '127.0.0.1',
      port,
      variable: 'PORT',
    });
    base = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    await listener.stop(0);
    await scene.close();
    await s3.close();
  });

  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Got>((resolve, reject) => {
      get(`${base}${path}`, { method, headers, agent: false }, response => {
        buffer(response).then(
          body => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          reject,
        );
      }).on('error', reject);
    });
  const path = () => `/api/v1/downloads/${scene.item.id}/file`;
  const mine = () => ({ authorization: `Bearer ${scene.user.token}` });

  test('is the whole file, for keeping and never for looking at, and is not stored on the way', async () => {
    const { status, headers, body } = await ask(path(), mine());
    expect(status).toBe(200);
    expect(createHash('sha256').update(body).digest('hex')).toBe(scene.item.sha256);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(BYTES),
      'content-disposition': `attachment; filename="${scene.item.fileName}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
      etag: `"${scene.item.sha256}"`,
    });
    expect(scene.item.fileName).toMatch(/^tiktok-[a-z0-9._-]+\.mp4$/);
    expect(headers['content-security-policy']).toContain('default-src');
  });

  test('is a part of it where a part is asked for', async () => {
    const whole = (await ask(path(), mine())).body;
    for (const [range, from, to] of [
      ['bytes=0-0', 0, 0],
      ['bytes=1000-1999', 1_000, 1_999],
      ['bytes=2999999-', 2_999_999, 2_999_999],
      ['bytes=-10', BYTES - 10, BYTES - 1],
      ['bytes=2000000-99999999', 2_000_000, BYTES - 1],
    ] as const) {
      const { status, headers, body } = await ask(path(), { ...mine(), range });
      expect([status, headers['content-range']]).toEqual([206, `bytes ${from}-${to}/${BYTES}`]);
      expect(body.equals(whole.subarray(from, to + 1))).toBe(true);
    }
    expect(await ask(path(), { ...mine(), range: 'bytes=3000000-' })).toMatchObject({
      status: 416,
      headers: { 'content-range': `bytes */${BYTES}` },
    });
    const other = { ...mine(), range: 'bytes=0-9', 'if-range': '"another"' };
    expect((await ask(path(), other)).status).toBe(200);
    expect((await ask(path(), { ...other, 'if-range': `"${scene.item.sha256}"` })).status).toBe(206);
    const head = await ask(path(), mine(), 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(BYTES), 0]);
  });

  test('is for its owner: nobody else, no other file, no session that has ended', async () => {
    expect((await ask(path())).status).toBe(401);
    expect((await ask(path(), { authorization: 'Bearer nonsense' })).status).toBe(401);
    const other = await scene.testApp.createUser();
    expect((await ask(path(), { authorization: `Bearer ${other.token}` })).status).toBe(404);
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '..%2f..%2fetc%2fpasswd'])
      expect((await ask(`/api/v1/downloads/${id}/file`, mine())).status, id).toBe(404);
    expect((await ask(path(), mine(), 'POST')).status).toBeGreaterThanOrEqual(400);
  });

  test('can be opened by a link of its own, which ends with the session', async () => {
    const session = await scene.testApp.createUser();
    const item = await scene.readyFor(session);
    const { url } = await answer<{ url: string }>(
      scene.testApp.request(`/downloads/${item.id}/link`, { method: 'POST', as: session }),
    );
    expect((await ask(url)).body.length).toBe(BYTES);
    expect((await ask(url, { range: 'bytes=5-9' })).body.length).toBe(5);
    expect((await ask(url.replace(item.id, scene.item.id))).status).toBe(401);
    const flipped = url.slice(0, -6) + (url.at(-6) === 'A' ? 'B' : 'A') + url.slice(-5);
    expect((await ask(flipped)).status).toBe(401);
    expect((await ask(url.replace(/ticket=.*/, 'ticket='))).status).toBe(401);
    const signedOut = await scene.testApp.request('/auth/v1/logout', { method: 'POST', as: session });
    expect(signedOut.ok).toBe(true);
    expect((await ask(url)).status).toBe(401);
  });

  test('keeps nothing open when somebody goes away in the middle', async () => {
    const folder = scene.testApp.app.config.dataDir;
    for (let round = 0; round < 10; round += 1)
      await new Promise<void>((resolve, reject) => {
        const request = get(`${base}${path()}`, { headers: mine(), agent: false }, response => {
          response.once('data', () => {
            response.destroy();
            resolve();
          });
        });
        request.on('error', reject);
      });
    await eventually(async () => {
      const names = await readdir('/proc/self/fd');
      const targets = await Promise.all(names.map(name => readlink(`/proc/self/fd/${name}`).catch(() => '')));
      expect(targets.filter(target => target.startsWith(folder))).toEqual([]);
    });
    expect((await ask(path(), mine())).body.length).toBe(BYTES);
  });
});
