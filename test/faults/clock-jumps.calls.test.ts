import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#test/harness/eventually.ts';
import { startProduct, temporaryFolder, type Product } from '#test/harness/product.ts';

const HOUR_MS = 3_600_000;
const PASSWORD = 'une horloge qui saute';

interface Session {
  access_token: string;
  refresh_token: string;
}

// Requires signals that can set a process's clock.
describe.runIf(process.platform !== 'win32')('the clock of the machine is set wrong and right again', () => {
  let product: Product;
  let shiftFile = '';
  beforeAll(async () => {
    const dataDir = temporaryFolder();
    shiftFile = join(dataDir, 'shift');
    product = await startProduct({
      TRUST_PROXY: 'true',
      SHIFT_FILE: shiftFile,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'shifted-clock.ts')}`,
      DATA_DIR: dataDir,
    });
  }, 120_000);
  afterAll(async () => {
    await product?.stop();
    rmSync(product?.dataDir, { recursive: true, force: true });
  });

  const ask = (path: string, token: string, json?: unknown) =>
    fetch(product.url + path, {
      method: json === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
  const read = async <Body>(path: string, token: string): Promise<Body> => {
    const response = await ask(path, token);
    expect([path, response.status]).toEqual([path, 200]);
    return (await response.json()) as Body;
  };
  async function signUp(): Promise<Session> {
    const body = { email: `${randomUUID()}@example.org`, password: PASSWORD };
    const response = await ask('/auth/v1/signup', 'none', body);
    expect(response.status).toBe(200);
    return (await response.json()) as Session;
  }
  /** Does what a browser does after a 401 or when its token expires. */
  async function renew({ refresh_token }: Session): Promise<Session> {
    const response = await ask('/auth/v1/token?grant_type=refresh_token', 'none', { refresh_token });
    expect(response.status).toBe(200);
    return (await response.json()) as Session;
  }
  async function jump(hours: number, isAhead: boolean, token: string): Promise<void> {
    writeFileSync(shiftFile, String(hours * HOUR_MS));
    product.process.kill('SIGUSR2');
    await eventually(async () => {
      const response = await ask('/api/v1/me', token);
      // A one-hour token is invalid the next day; its session is still valid.
      expect(response.status).toBe(isAhead ? 401 : 200);
      if (isAhead) return;
      const { now } = (await response.json()) as { now: string };
      expect(Math.abs(Date.parse(now) - Date.now() - hours * HOUR_MS)).toBeLessThan(60_000);
    });
  }

  test('a day ahead, back, a day behind, and right: people stay signed in, nothing counts below nothing, no call fails', async () => {
    let session = await signUp();
    const linked = await ask('/api/v1/linked-accounts', session.access_token, { handle: 'demo-lea-cuisine' });
    expect(linked.status).toBe(201);
    const synced = async () => {
      const { items } = await read<{ items: { last_synced_at: string | null }[] }>(
        '/api/v1/linked-accounts',
        session.access_token,
      );
      return items[0]?.last_synced_at ?? null;
    };
    await eventually(async () => expect(await synced()).not.toBeNull(), 30_000);
    for (const [from, hours] of [
      [0, 26],
      [26, 0],
      [0, -26],
      [-26, 0],
    ] as const) {
      await jump(hours, hours > from, session.access_token);
      session = await renew(session);
      const { access_token: token } = session;
      const me = await read<{ now: string }>('/api/v1/me', token);
      expect(Math.abs(Date.parse(me.now) - Date.now() - hours * HOUR_MS)).toBeLessThan(60_000);
      const hooks = { key: randomUUID(), language: 'fr', platform: 'tiktok', niche: 'baking', count: 3 };
      const made = await ask('/api/v1/generations/hooks', token, hooks);
      expect([made.status, await made.text()]).toEqual([200, expect.stringContaining('"event":"done"')]);
      const usage = await read<Record<string, unknown>>('/api/v1/usage', token);
      const counted = JSON.stringify(usage).match(/-\d+(?=[,}])/g);
      expect(counted).toBeNull();
      for (const path of ['/api/v1/dashboard?periodDays=30', '/api/v1/activity', '/api/v1/quotas'])
        await read(path, token);
    }
    // The false days triggered no second automatic sync, and no value became negative.
    expect(Math.abs(Date.parse((await synced()) ?? '') - Date.now())).toBeLessThan(2 * HOUR_MS);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    expect(product.process.exitCode).toBeNull();
    expect(product.output()).not.toMatch(/"a call failed"/);
  }, 60_000);
});
