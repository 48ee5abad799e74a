import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
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

/** Lighthouse scores, phone and desktop, of a public page and of the dashboard with data, signed in. */
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

/** One run is too noisy for phone timings, so the median of a few is reported. */
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

/** What is used of Lighthouse's JSON report (`lhr`). */
interface Judged {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { score: number | null; numericValue?: number; displayValue?: string; title: string }
  >;
}

/** Fetched by npx when the bench runs: it is larger than the product and used only here. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const MAX_REPORT_BYTES = 100_000_000;

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
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--disable-storage-reset',
      `--only-categories=${SCORES.join(',')}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { maxBuffer: MAX_REPORT_BYTES },
  );
  return JSON.parse(stdout) as Judged;
}
