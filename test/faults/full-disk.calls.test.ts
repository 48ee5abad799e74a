import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { apifyItems } from '#test/sources/apify-items.ts';
import { eventually } from '#test/harness/eventually.ts';
import { startProduct } from '#test/harness/product.ts';
import { mayMountDisks, mountSmallDisk } from '#test/scenes/small-disk.ts';
import { newCustomer, type Customer } from './customer.ts';

const KILOBYTES = 160_000;
const LEFT_BYTES = 300_000;
const VIDEOS = 900;

async function bring(customer: Customer, number: number) {
  const body = new FormData();
  const items = apifyItems('disque.plein', VIDEOS).map(item => ({ ...item, playCount: 1_000 + number }));
  body.append('file', new File([JSON.stringify(items)], `export-${number}.json`));
  return customer.ask('/imports', { method: 'POST', body });
}

// Where this user may mount a small disk.
test.runIf(mayMountDisks())(
  'a disk of the database that is full: calls are put off, what was answered stays, and room brings all back',
  { timeout: 180_000 },
  async () => {
    const disk = mountSmallDisk(KILOBYTES);
    if (disk === null) throw new Error('no disk');
    onTestFinished(() => disk.remove());
    const product = await startProduct({ DATA_DIR: join(disk.folder, 'data'), DURABLE: 'true' });
    onTestFinished(() => product.stop());
    const customer = await newCustomer(() => product.url);
    expect((await bring(customer, 0))?.status).toBe(201);
    await customer.must('/me', { method: 'PATCH', json: { full_name: 'Avant' } });

    const filler = join(disk.folder, 'filler');
    fill(filler, disk.folder);
    const statuses = new Set<number>();
    let kept = 0;
    for (let number = 1; number < 60 && !statuses.has(503); number += 1) {
      const answer = await bring(customer, number);
      if (answer === null) continue;
      statuses.add(answer.status);
      if (answer.status < 300) kept = number;
      else expect([answer.status, answer.retryAfter === null]).toEqual([503, false]);
    }
    expect([...statuses]).toContain(503);
    expect(product.process.exitCode).toBeNull();

    rmSync(filler);
    await eventually(async () => {
      const answer = await bring(customer, 1_000);
      expect(answer?.status).toBe(201);
    }, 60_000);
    const { profile } = await customer.must<{ profile: { full_name: string } }>('/me');
    expect(profile.full_name).toBe('Avant');
    const { items } = await customer.must<{ items: unknown[] }>('/imports');
    expect(items.length).toBeGreaterThanOrEqual(kept === 0 ? 2 : 3);
  },
);

/** Fills the disk, leaving little space. */
function fill(path: string, folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  const descriptor = openSync(path, 'w');
  const block = Buffer.alloc(1_000_000, 1);
  for (let left = bavail * bsize - LEFT_BYTES; left > 0; left -= block.length)
    writeSync(descriptor, block.subarray(0, Math.min(left, block.length)));
  closeSync(descriptor);
}
