import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { Product } from '#test/harness/product.ts';
import { startOwnProduct } from '#test/e2e/kit/own-product.ts';

/**
 * The figures of a recorded account, on screen and over HTTP, against a computation in another programming language.
 */
const NOW = '2024-12-31T12:00:00Z';
const EMAIL = 'preuve@example.org';
const PASSWORD = 'une preuve par les chiffres';
const NAMES = { views: 'Vues', likes: 'Likes', comments: 'Commentaires', shares: 'Partages' } as const;
type Name = keyof typeof NAMES;
type Figures = Record<Name, number | null>;

interface Computed {
  followers: number;
  likes: number;
  videos: number;
  periods: {
    days: number;
    count: number;
    engagement: number | null;
    averages: Figures;
    medians: Figures;
    series: (Record<Name, number> & { videoId: string; createdAt: number; engagement: number })[];
  }[];
}

const root = join(import.meta.dirname, '../../..');
const file = join(root, '../shared/data/apify/accounts/wearethehawleys.json');
const script = join(root, 'test/cross-checks/period_figures.py');

function pythonIsHere(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

let product: Product;
let token: string;
let accountId: string;
let computed: Computed;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.skip(!existsSync(file), 'the recorded accounts are not here');
  test.skip(!pythonIsHere(), 'there is no python3 to compute with');
  computed = JSON.parse(execFileSync('python3', [script, NOW, file], { encoding: 'utf8' })) as Computed;
  product = await startOwnProduct({ FAKE_NOW: NOW });
  const signUp = await fetch(`${product.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD, data: { username: 'preuve' } }),
  });
  ({ access_token: token } = (await signUp.json()) as { access_token: string });
  // That other computation counts days in UTC.
  await fetch(`${product.url}/api/v1/me`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ time_zone: 'UTC' }),
  });
  const form = new FormData();
  form.append('file', new File([readFileSync(file)], 'export.json'));
  const imported = await fetch(`${product.url}/api/v1/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(imported.status).toBe(201);
  ({
    account: { id: accountId },
  } = (await imported.json()) as { account: { id: string } });
});

test.afterAll(async () => {
  await product?.stop();
});

test('the figures over HTTP equal those computed in another language, for all five periods', async () => {
  for (const period of computed.periods) {
    const response = await fetch(
      `${product.url}/api/v1/linked-accounts/${accountId}/performance?periodDays=${period.days}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    const answer = (await response.json()) as {
      account: { followers: number; videos: number; likes: number; engagement: number | null };
      count: number;
      averages: Figures;
      medians: Figures;
      series: (Record<Name, number> & { videoId: string; createdAt: string; engagement: number })[];
    };
    const { followers, videos, likes, engagement } = answer.account;
    expect({ followers, videos, likes }).toEqual({
      followers: computed.followers,
      videos: computed.videos,
      likes: computed.likes,
    });
    if (period.engagement === null) expect(engagement).toBeNull();
    else expect(engagement).toBeCloseTo(period.engagement, 9);
    expect(answer.count).toBe(period.count);
    for (const name of Object.keys(NAMES) as Name[]) {
      expectClose(answer.averages[name], period.averages[name]);
      expectClose(answer.medians[name], period.medians[name]);
    }
    expect(
      answer.series.map(({ videoId, views, likes: l, comments, shares }) => [
        videoId,
        views,
        l,
        comments,
        shares,
      ]),
    ).toEqual(
      period.series.map(({ videoId, views, likes: l, comments, shares }) => [
        videoId,
        views,
        l,
        comments,
        shares,
      ]),
    );
    answer.series.forEach((video, index) => {
      expect(video.engagement).toBeCloseTo(period.series[index]!.engagement, 9);
      expect(Date.parse(video.createdAt)).toBe(period.series[index]!.createdAt);
    });
  }
});

test('the figures on screen equal those computed in another language, for all five periods', async ({
  page,
}) => {
  await signIn(page);
  for (const period of computed.periods) {
    await page.goto(`${product.url}/dashboard?periodDays=${period.days}`);
    await expect(
      page.getByRole('radio', { name: new RegExp(`^${period.days}\\b`), checked: true }),
    ).toBeVisible();
    for (const [label, value] of [
      ['Abonnés', computed.followers],
      ['Vidéos', computed.videos],
      ['Likes totaux', computed.likes],
    ] as const) {
      await expect(tile(page, label).getByTitle(exact(value), { exact: true })).toHaveText(compact(value));
    }
    await expect(tile(page, 'Engagement moyen')).toContainText(
      period.engagement === null ? '—' : percent(period.engagement),
    );

    const averages = page.getByRole('region', { name: 'Performances moyennes par vidéo' });
    for (const name of Object.keys(NAMES) as Name[]) {
      const row = averages.getByRole('listitem').filter({ hasText: NAMES[name] });
      const mean = period.averages[name];
      const median = period.medians[name];
      if (mean === null || median === null) await expect(row).toHaveCount(0);
      else {
        await expect(row.getByTitle(exact(mean, 1), { exact: true })).toHaveText(compact(mean));
        await expect(row.getByTitle(exact(median, 1), { exact: true })).toContainText(compact(median));
      }
    }
    const latest = page.getByRole('region', { name: 'Vidéos les plus récentes' });
    const newest = period.series.toReversed().slice(0, 5);
    if (newest.length > 0) await expect(latest.getByRole('listitem')).toHaveCount(newest.length);
    else await expect(latest).toHaveCount(0);
    for (const [index, video] of newest.entries()) {
      await expect(latest.getByRole('listitem').nth(index)).toContainText(percent(video.engagement));
      await expect(
        latest.getByRole('listitem').nth(index).getByTitle(exact(video.views), { exact: true }),
      ).toBeVisible();
    }
  }
});

async function signIn(page: Page): Promise<void> {
  await page.goto(`${product.url}/auth`);
  await page.getByLabel('Adresse e-mail').fill(EMAIL);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/dashboard');
}

function tile(page: Page, label: string) {
  return page.getByRole('main').getByText(label, { exact: true }).first().locator('..');
}

function expectClose(actual: number | null, expected: number | null): void {
  if (expected === null) expect(actual).toBeNull();
  else expect(actual).toBeCloseTo(expected, 9);
}

const exact = (value: number, decimals = 0) =>
  value.toLocaleString('fr-FR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

const percent = (value: number) =>
  (value / 100).toLocaleString('fr-FR', {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });

function compact(value: number): string {
  const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  if (value >= 999_950) return `${(value / 1_000_000).toLocaleString('fr-FR', decimals)}M`;
  if (value >= 999.95) return `${(value / 1_000).toLocaleString('fr-FR', decimals)}K`;
  return value.toLocaleString('fr-FR', { maximumFractionDigits: 1 });
}
