import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Download, type Page } from '@playwright/test';
import { apifyFile, type MadeVideo } from '#test/e2e/kit/apify-file.ts';
import { changeAnswer } from '#test/e2e/kit/changed-answer.ts';
import { linkDemo, newPerson, sharedOrigin, signInAs, type Person } from '#test/e2e/kit/signed-up.ts';

interface Performance {
  count: number;
  series: {
    createdAt: string;
    views: number | null;
    likes: number | null;
    comments: number | null;
    shares: number | null;
    engagement: number;
  }[];
}

const card = (page: Page) => page.getByRole('region', { name: 'Performance des dernières vidéos' });
const picture = (page: Page) => card(page).getByRole('button', { name: /^Télécharger en PNG/ });
const file = (page: Page) => card(page).getByRole('button', { name: /^Télécharger en CSV/ });
const line = (page: Page, series: string) => card(page).locator(`g[data-series="${series}"] > path`).first();

async function withDemo(page: Page): Promise<{ person: Person; performance: Performance }> {
  const person = await newPerson(sharedOrigin());
  const { id } = await linkDemo(person);
  await signInAs(page, sharedOrigin(), person, '/dashboard?periodDays=30');
  const answer = await person.call(`/linked-accounts/${id}/performance?periodDays=30`);
  return { person, performance: (await answer.json()) as Performance };
}

async function withFile(page: Page, videos: readonly MadeVideo[]): Promise<void> {
  const person = await newPerson(sharedOrigin());
  const form = new FormData();
  const content = apifyFile(`courbe_${Date.now() % 100_000_000}`, videos);
  form.append('file', new File([content], 'export.json', { type: 'application/json' }));
  const answer = await person.call('/imports', { method: 'POST', form });
  const { run } = (await answer.json()) as { run: { id: string } | null };
  if (run !== null) {
    await expect
      .poll(async () => (await person.call(`/runs/${run.id}`)).json(), { timeout: 30_000 })
      .toMatchObject({ state: 'done' });
  }
  await signInAs(page, sharedOrigin(), person, '/dashboard?periodDays=30');
}

const made = (daysAgo: number, views: number): MadeVideo => ({
  daysAgo,
  views,
  likes: 50 + Math.round(views / 20),
  comments: 5,
  shares: 2,
});

async function downloaded(page: Page, act: () => Promise<void>): Promise<[Download, Buffer]> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return [download, await readFile(await download.path())];
}

/** What an image shows: its size, its background, and how many pixels have a colour of the page. */
async function readPicture(page: Page, bytes: Buffer, variables: readonly string[]) {
  return page.evaluate(
    async ({ base64, names }) => {
      const data = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([data], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(image, 0, 0);
      // Two million pixels: counted as 32-bit numbers, and converted to colours only where needed.
      const { buffer } = context.getImageData(0, 0, image.width, image.height).data;
      const points = new Uint32Array(buffer);
      const found = new Map<number, number>();
      for (const point of points) found.set(point, (found.get(point) ?? 0) + 1);
      const hex = (point: number) =>
        `#${[0, 8, 16].map(part => ((point >>> part) & 255).toString(16).padStart(2, '0')).join('')}`;
      const byColour = new Map<string, number>();
      for (const [point, count] of found) byColour.set(hex(point), (byColour.get(hex(point)) ?? 0) + count);
      const style = getComputedStyle(document.documentElement);
      return {
        width: image.width,
        height: image.height,
        corner: hex(points[0] ?? 0),
        painted: names.map(name => byColour.get(style.getPropertyValue(name).trim()) ?? 0),
      };
    },
    { base64: bytes.toString('base64'), names: variables },
  );
}

const SERIES_COLOURS = ['--series-views', '--series-likes', '--series-comments', '--series-shares'];

test('the data of the chart come as a file that says what the table says, and more', async ({ page }) => {
  const { performance } = await withDemo(page);
  const [download, bytes] = await downloaded(page, () => file(page).click());
  expect(download.suggestedFilename()).toMatch(
    /^accroche-demo-lea-cuisine-performance-\d{4}-\d\d-\d\d\.csv$/,
  );
  const text = bytes.toString('utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [header, ...rows] = text.slice(1).trimEnd().split('\r\n');
  expect(header).toBe(
    'Publiée le (Europe/Paris);Vues;Likes;Commentaires;Partages;Engagement;Précision;Source;Relevé le (Europe/Paris)',
  );
  expect(rows).toHaveLength(performance.series.length);
  for (const [index, video] of performance.series.entries()) {
    const { createdAt, views, likes, comments, shares, engagement } = video;
    const published = new Date(createdAt).toLocaleString('sv-SE', { timeZone: 'Europe/Paris' });
    const rate = String(engagement).replace('.', ',');
    expect(rows[index]).toContain(`${published};${views};${likes};${comments};${shares};${rate};exacte;`);
  }
});

test('the headers of the file are in the language of the page', async ({ page }) => {
  await withDemo(page);
  await page.getByRole('button', { name: 'Changer de langue' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  const region = page.getByRole('region', { name: 'Performance of the latest videos' });
  const [, bytes] = await downloaded(page, () => region.getByRole('button', { name: /as CSV/ }).click());
  expect(bytes.toString('utf8')).toMatch(
    /^\uFEFFPublished \(Europe\/Paris\),Views,Likes,Comments,Shares,Engagement,Precision,Source,Read at \(/,
  );
});

test('the chart comes as a picture in the colours of the page, under the policy that it is served with', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', message => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  const served = await page.request.get('/dashboard');
  expect(served.headers()['content-security-policy']).toMatch(/img-src 'self' data:(;|$)/);
  await withDemo(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(line(page, 'views')).toBeVisible();
    const [download, bytes] = await downloaded(page, () => picture(page).click());
    expect(download.suggestedFilename()).toMatch(/-performance-\d{4}-\d\d-\d\d\.png$/);
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    // Series have filled markers too; the grid consists of strokes only.
    const seen = await readPicture(page, bytes, [...SERIES_COLOURS, '--muted', '--line']);
    expect(seen.width).toBeGreaterThanOrEqual(1_500);
    expect(seen.height).toBeGreaterThan(800);
    expect(seen.corner).toBe(colorScheme === 'light' ? '#fffdf8' : '#1d1b31');
    for (const pixels of seen.painted) expect(pixels).toBeGreaterThan(200);
  }
  expect(refused).toEqual([]);
});

test('a hidden line is not in the picture, and with none there is no picture', async ({ page }) => {
  await withDemo(page);
  for (const name of ['Vues', 'Likes', 'Commentaires']) {
    await card(page).getByRole('button', { name, exact: true }).click();
  }
  const [, bytes] = await downloaded(page, () => picture(page).click());
  const { painted } = await readPicture(page, bytes, SERIES_COLOURS);
  expect(painted[1]).toBe(0);
  expect(painted[3]).toBeGreaterThan(200);
  await card(page).getByRole('button', { name: 'Partages', exact: true }).click();
  await expect(picture(page)).toBeDisabled();
  await expect(file(page)).toBeEnabled();
});

test('everything is done by keyboard: table, picture and file, also while the table shows', async ({
  page,
}) => {
  const { performance } = await withDemo(page);
  await card(page).getByRole('radio', { name: 'Graphique' }).focus();
  await page.keyboard.press('ArrowRight');
  const rows = card(page).getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(performance.series.length + 1);
  await expect(card(page).getByRole('slider')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(picture(page)).toBeFocused();
  const [, png] = await downloaded(page, () => page.keyboard.press('Enter'));
  const { painted } = await readPicture(page, png, SERIES_COLOURS);
  for (const pixels of painted) expect(pixels).toBeGreaterThan(200);
  await page.keyboard.press('Tab');
  await expect(file(page)).toBeFocused();
  const [, csv] = await downloaded(page, () => page.keyboard.press('Enter'));
  expect(csv.length).toBeGreaterThan(100);
  const { violations } = await new AxeBuilder({ page }).include('figure').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('a count that nobody knows leaves a gap in its line, no bridge', async ({ page }) => {
  await changeAnswer<Performance>(page, 'accounts/performance', ({ series }) => {
    const middle = series[2];
    if (middle !== undefined) middle.views = null;
  });
  await withFile(
    page,
    [1, 2, 3, 4, 5].map(day => made(day, 900 + day * 40)),
  );
  await expect(line(page, 'views')).toHaveAttribute('d', /^M[^M]+M[^M]+$/);
  await expect(line(page, 'likes')).toHaveAttribute('d', /^M[^M]+$/);
  const [, csv] = await downloaded(page, () => file(page).click());
  expect(csv.toString('utf8').split('\r\n')[3]).toMatch(/^[^;]+;;/);
});

test('rounded counts go in steps, and the file says which rows are rounded', async ({ page }) => {
  await withFile(page, [made(1, 12_300), made(2, 45_600), made(3, 8_000)]);
  await expect(line(page, 'views')).toHaveAttribute('d', /H.*V.*H/);
  const [, csv] = await downloaded(page, () => file(page).click());
  expect(csv.toString('utf8')).toContain(';arrondie par TikTok;');
});

test('with two thousand videos exploring redraws nothing, and the drawing stays small', async ({ page }) => {
  await withFile(
    page,
    Array.from({ length: 2_000 }, (_, index) =>
      made(0.1 + (index * 28) / 2_000, 900 + ((index * 7_919) % 4_000)),
    ),
  );
  await expect(card(page).getByText(/^2\s000\svidéos\ssur\s30\sjours/)).toBeVisible();
  const drawing = card(page).locator('svg[data-picture]');
  await expect(line(page, 'views')).toBeVisible();
  expect(await drawing.evaluate(svg => svg.querySelectorAll('*').length)).toBeLessThan(150);
  await drawing.evaluate(svg => {
    Object.assign(window, { redrawn: 0 });
    new MutationObserver(changes => {
      (window as unknown as { redrawn: number }).redrawn += changes.length;
    }).observe(svg, { subtree: true, childList: true, attributes: true });
  });
  await card(page).getByRole('slider').scrollIntoViewIfNeeded();
  const box = (await card(page).getByRole('slider').boundingBox())!;
  for (let step = 1; step < 40; step += 1) {
    await page.mouse.move(box.x + (box.width * step) / 40, box.y + 200);
  }
  await expect(card(page).getByRole('definition', { includeHidden: true })).toHaveCount(5);
  await card(page).getByRole('slider').focus();
  await page.keyboard.press('End');
  await expect(card(page).getByRole('slider')).toHaveAttribute('aria-valuenow', '2000');
  expect(await page.evaluate(() => (window as unknown as { redrawn: number }).redrawn)).toBe(0);
  await card(page).getByRole('radio', { name: 'Tableau' }).check({ force: true });
  await expect(card(page).getByRole('row')).toHaveCount(101);
  await card(page).getByRole('button', { name: 'Afficher 100 lignes de plus' }).click();
  await expect(card(page).getByRole('row')).toHaveCount(201);
});

test.describe('the charts of a report', () => {
  async function onReport(page: Page): Promise<void> {
    const person = await newPerson(sharedOrigin());
    const account = await linkDemo(person);
    const answer = await person.call('/account-analyses', {
      method: 'POST',
      json: { accountId: account.id, days: 30 },
    });
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    await signInAs(page, sharedOrigin(), person);
    await page.goto(`/account-reports/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: /^Rapport de/ })).toBeVisible();
    await expect(page.getByRole('figure').first()).toBeVisible();
  }

  test('each say what they show, and come as a table, a file and a picture', async ({ page }) => {
    test.setTimeout(120_000);
    await onReport(page);
    const figures = page.getByRole('figure');
    const count = await figures.count();
    expect(count).toBeGreaterThanOrEqual(3);
    for (let index = 0; index < count; index += 1) {
      const figure = figures.nth(index);
      await expect(figure.locator('figcaption')).not.toBeEmpty();
      const [download, png] = await downloaded(page, () =>
        figure.getByRole('button', { name: /^Télécharger en PNG/ }).click(),
      );
      expect(download.suggestedFilename()).toMatch(/^accroche-demo-lea-cuisine-[\w-]+\.png$/);
      const { width, painted } = await readPicture(page, png, ['--ink', '--surface', '--muted']);
      expect(width).toBeGreaterThanOrEqual(1_300);
      for (const pixels of painted) expect(pixels, download.suggestedFilename()).toBeGreaterThan(100);
      const [, csv] = await downloaded(page, () =>
        figure.getByRole('button', { name: /^Télécharger en CSV/ }).click(),
      );
      const lines = csv.toString('utf8').trimEnd().split('\r\n');
      expect(lines.length).toBeGreaterThan(1);
      await figure.getByRole('radio', { name: 'Tableau' }).check({ force: true });
      await expect(figure.getByRole('columnheader').first()).toBeVisible();
      expect(lines[0]).toContain(await figure.getByRole('columnheader').first().innerText());
      await figure.getByRole('radio', { name: 'Graphique' }).check({ force: true });
    }
  });

  test('show 53 weeks of days, which the arrows go through as one sees them', async ({ page }) => {
    await onReport(page);
    const days = page.getByRole('slider', { name: /^Parcourir les jours/ });
    const figure = page.getByRole('figure').filter({ has: days });
    const all = Number(await days.getAttribute('aria-valuemax'));
    expect(all).toBeGreaterThan(52 * 7);
    expect(all).toBeLessThanOrEqual(53 * 7);
    await days.focus();
    await page.keyboard.press('End');
    await expect(days).toHaveAttribute('aria-valuenow', String(all));
    const last = await days.getAttribute('aria-valuetext');
    expect(last).toMatch(/^\p{L}+ \d+(er)? \p{L}+ \d{4}\s: (\d+ vidéos?|aucune vidéo)$/u);
    await page.keyboard.press('ArrowLeft');
    await expect(days).toHaveAttribute('aria-valuenow', String(all - 7));
    expect((await days.getAttribute('aria-valuetext'))?.split(' ')[0]).toBe(last?.split(' ')[0]);
    await page.keyboard.press('ArrowUp');
    await expect(days).toHaveAttribute('aria-valuenow', String(all - 8));
    const [, csv] = await downloaded(page, () =>
      figure.getByRole('button', { name: /^Télécharger en CSV/ }).click(),
    );
    expect(csv.toString('utf8').trimEnd().split('\r\n')).toHaveLength(all + 1);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`fit a phone and pass the accessibility checks in the ${colorScheme} theme`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await onReport(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      const outside = await page.locator('svg[data-picture]').evaluateAll(drawings =>
        drawings.flatMap(drawing => {
          const { left, right } = drawing.getBoundingClientRect();
          return [...drawing.querySelectorAll('text')]
            .filter(text => {
              const box = text.getBoundingClientRect();
              return box.left < left - 1 || box.right > right + 1;
            })
            .map(text => text.textContent);
        }),
      );
      expect(outside).toEqual([]);
      const { violations } = await new AxeBuilder({ page }).include('figure').analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes.length}`)).toEqual([]);
    });
  }
});
