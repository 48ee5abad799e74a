import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findChromium } from '#test/harness/browser.ts';
import { freePort } from '#server/platform/db/embedded/free-port.ts';
import { alone, median, type Measurement } from './measurement.ts';
import type { BenchApp } from './product-app.ts';
import { signInToBench } from './sign-in.ts';

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMINGS = [
  ['largest-contentful-paint', 'LCP', 'ms'],
  ['total-blocking-time', 'TBT', 'ms'],
  ['cumulative-layout-shift', 'CLS', ''],
] as const;

/** Lighthouse's own judgement, phone and desktop, of a public page and of the dashboard with data, signed in. */
export async function measureLighthouse({ product }: BenchApp): Promise<Measurement[]> {
  const profile = mkdtempSync(join(tmpdir(), 'accroche-lighthouse-'));
  const port = await freePort();
  const launch = await findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  });
  try {
    await signInToBench(await context.newPage(), product.url);
    const measured: Measurement[] = [];
    for (const [name, path] of [
      ['landing', '/'],
      ['pricing', '/pricing'],
      ['documentation', '/documentation/videos'],
      ['dashboard', '/dashboard'],
    ] as const) {
      for (const device of ['mobile', 'desktop'] as const) {
        measured.push(...(await judge(`${name}, ${device}`, `${product.url}${path}`, port, device)));
      }
    }
    return measured;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** One run says little of a phone's milliseconds: the median of a few is told. */
const RUNS = 3;

async function judge(
  name: string,
  url: string,
  port: number,
  device: 'mobile' | 'desktop',
): Promise<Measurement[]> {
  const runs: Judged[] = [];
  while (runs.length < RUNS) runs.push(await judgeOnce(url, port, device));
  if (process.env['LIGHTHOUSE_FAILED'] !== undefined) for (const run of runs) sayWhatFailed(name, run);
  const middle = (valueOf: (run: Judged) => number) => median(runs.map(valueOf));
  return [
    ...SCORES.map(id =>
      alone({
        name: `${name}: ${id}`,
        value: middle(run => Math.round((run.categories[id]?.score ?? 0) * 100)),
        unit: 'of 100',
        n: RUNS,
      }),
    ),
    ...TIMINGS.map(([id, short, unit]) =>
      alone({
        name: `${name}: ${short}`,
        value: middle(run => run.audits[id]?.numericValue ?? Number.NaN),
        unit,
        n: RUNS,
      }),
    ),
  ];
}

type Judged = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function sayWhatFailed(name: string, { categories, audits }: Judged): void {
  for (const id of SCORES) {
    for (const { id: audit, weight } of categories[id]?.auditRefs ?? []) {
      const found = audits[audit];
      if (weight > 0 && found && found.score !== null && found.score < 0.9)
        console.error(`${name}: ${audit} ${found.score} ${found.displayValue ?? found.title}`);
    }
  }
}

async function judgeOnce(url: string, port: number, device: 'mobile' | 'desktop'): Promise<Judged> {
  const result = await lighthouse(
    url,
    { port, disableStorageReset: true, logLevel: 'error', onlyCategories: [...SCORES] },
    device === 'desktop' ? desktopConfig : undefined,
  );
  if (!result) throw new Error(`Lighthouse gave no answer for ${url}`);
  return result.lhr;
}
