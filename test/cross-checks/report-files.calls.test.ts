import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { accountReport } from '#contract/account-reports/account-report.ts';
import type { ReportFormat } from '#domain/exports/report-formats.ts';
import { createFormats } from '#i18n/language/formats.ts';
import { answer, createTestApp, type TestUser, type TestApp } from '#test/harness/context.ts';
import { storeAccount, storedVideo, storeSnapshots, storeVideos } from '#test/scenes/stored-videos.ts';
import { figureIn, readMarkdown, readPdf, readXlsx, type ReadReport } from './report-files.ts';

type Report = z.infer<typeof accountReport>;
/** The figures of a row of a table, from left to right; null: the cell holds none. */
type Row = (number | null)[];

const NOW = new Date('2026-11-21T09:30:00Z');
const DAY_MS = 86_400_000;
const formats = createFormats('fr', 'Europe/Paris');
const FORMATS = ['pdf', 'xlsx', 'md'] as const satisfies ReportFormat[];
const OPENINGS = ['Pourquoi ce café ?', '3 erreurs au café', 'Mon café du matin', 'Regarde ce café'];

/** Views spread as those of a real account, with an occasional hit. */
const video = (author: string, number: number, daysAgo: number) =>
  storedVideo(number, {
    author,
    description: `${OPENINGS[number % 4] ?? ''} ${number % 3 === 0 ? '#latte' : '#espresso'}`,
    publishedAt: new Date(NOW.getTime() - daysAgo * DAY_MS - (number % 5) * 3_600_000),
    views: Math.round(900 * Math.exp(1.1 * Math.sin(number * 2.3)) * (number % 17 === 4 ? 9 : 1)),
    likes: number % 13 === 6 ? null : 40 + ((number * 37) % 90),
    comments: 3 + (number % 7),
    shares: 1 + (number % 4),
    observedAt: new Date(NOW.getTime() - 3_600_000),
    precision: 'exact',
  });

const ACCOUNTS = {
  'with the whole period before': { handle: 'cafe.entier', videos: 70, everyDays: 2.2 },
  'with a period before known in part': { handle: 'cafe.recent', videos: 20, everyDays: 2.2 },
} as const;
const NAMES = Object.keys(ACCOUNTS) as (keyof typeof ACCOUNTS)[];

let testApp: TestApp;
let user: TestUser;
const reports = new Map<string, { report: Report; files: Record<(typeof FORMATS)[number], ReadReport> }>();
const of = (name: string) => {
  const found = reports.get(name);
  if (found === undefined) throw new Error(name);
  return found;
};

beforeAll(async () => {
  testApp = await createTestApp({ now: NOW, workers: 0 });
  user = await testApp.createUser({ plan: 'business_pro' });
  for (const [at, name] of NAMES.entries()) {
    const { handle, videos, everyDays } = ACCOUNTS[name];
    const accountId = await storeAccount(testApp, user, handle, { isPrimary: at === 0 });
    await storeVideos(
      testApp,
      user,
      Array.from({ length: videos }, (_, n) => video(handle, 500 * at + n, 1.5 + everyDays * n)),
    );
    await storeSnapshots(
      testApp,
      user,
      [40, 12, 1].map((daysAgo, n) => ({
        username: handle,
        observedAt: new Date(NOW.getTime() - daysAgo * DAY_MS),
        followers: 12_000 + 431 * n,
        engagementRate: null,
        precision: 'exact' as const,
      })),
    );
    const { id } = await answer<{ id: string }>(
      testApp.request('/account-analyses', { method: 'POST', as: user, json: { accountId, days: 30 } }),
    );
    const file = async (format: ReportFormat) =>
      Buffer.from(
        await (
          await testApp.request(`/account-reports/${id}/export?format=${format}`, { as: user })
        ).arrayBuffer(),
      );
    reports.set(name, {
      report: JSON.parse((await file('json')).toString()) as Report,
      files: {
        pdf: await readPdf(await file('pdf')),
        xlsx: readXlsx(await file('xlsx')),
        md: readMarkdown((await file('md')).toString()),
      },
    });
  }
});
afterAll(() => testApp.close());

/** Where each section's figures stand: its columns, and what the report as JSON has for each row. */
const TABLES: Record<string, { columns: number[]; rows: (report: Report) => Row[] }> = {
  'Ce qui a changé': {
    columns: [2],
    rows: ({ split, sentence }) => {
      if (split === null) return [];
      const { volume, typical, outliers, age } = split.parts;
      // A change of the usual video that is not demonstrated has no number of its own.
      const isShown = sentence === undefined || ['rises', 'falls'].includes(sentence.usual.kind);
      const parts = isShown ? [volume, typical, outliers, age] : [volume, typical + outliers, age];
      return [split.earlier, ...parts, split.later].map(views => [views]);
    },
  },
  'Vos médianes': {
    columns: [2, 3, 4, 5],
    rows: ({ medians }) =>
      medians.flatMap(({ period, comparison }) =>
        [period, comparison].map(one =>
          one.known ? [one.median, one.low, one.high, one.n] : [null, null, null, null],
        ),
      ),
  },
  'Meilleures et moins bonnes vidéos': {
    columns: [2, 3, 4, 5],
    rows: ({ standing }) => {
      if (!standing.known) return [];
      const others = standing.n - 1;
      return [
        ...standing.best.filter(({ factor }) => factor > 1),
        ...standing.worst.filter(({ factor }) => factor < 1),
      ].map(({ views, engagement, factor, percentile }) => [
        views,
        engagement,
        factor,
        // The percentile counts the video itself as half; the file states the share of the other videos.
        Math.floor((100 * ((standing.n * percentile) / 100 - 0.5)) / others + 1e-9),
      ]);
    },
  },
  'Ce qui marche chez vous': {
    columns: [1, 2, 3],
    rows: ({ lifts }) =>
      lifts.flatMap(({ result }) =>
        result.known
          ? result.lifts.map((lift): Row => [
              lift.n,
              lift.known ? lift.low : null,
              lift.known ? lift.high : null,
            ])
          : [],
      ),
  },
  'Face aux chiffres publiés': {
    columns: [4, 5],
    rows: ({ benchmark: { own, published } }) =>
      published.map(({ percent, statistic }) => [
        percent,
        own.known && statistic === 'median' ? own.median - percent : null,
      ]),
  },
};

describe.each(NAMES)('a report %s', name => {
  test.each(FORMATS)('says in every table of its %s what its JSON says', format => {
    const { report, files } = of(name);
    let compared = 0;
    for (const [heading, { columns, rows }] of Object.entries(TABLES)) {
      const table = files[format].rows.filter(row => heading.startsWith(row.heading));
      // In a workbook a link has a column of its own for its URL, next to its text.
      const url = table[0]?.cells.indexOf('URL') ?? -1;
      const bodies = table
        .map(({ cells }) => (url === -1 ? cells : cells.toSpliced(url, 1)))
        .filter(cells => !columns.every(at => /^\p{L}/u.test(cells[at] ?? '')));
      const wanted = rows(report);
      expect(
        bodies.map(cells => cells.join(' | ')),
        heading,
      ).toHaveLength(wanted.length);
      for (const [index, figures] of wanted.entries()) {
        const cells = bodies[index] ?? [];
        for (const [place, figure] of figures.entries()) {
          const cell = cells[columns[place] ?? 0] ?? '';
          const read = figureIn(cell);
          const where = `${heading}: « ${cells.join(' | ')} », ${figure}`;
          if (figure === null) expect(read, where).toBeNull();
          else {
            expect(Math.abs((read?.value ?? NaN) - figure), where).toBeLessThanOrEqual(read?.within ?? 0);
            if (format === 'xlsx') expect(Number(cell), where).toBeCloseTo(figure, 9);
            compared++;
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(name === NAMES[0] ? 100 : 50);
  });

  test('says the same sentences in all its files', () => {
    const { files } = of(name);
    for (const sentence of files.md.sentences) {
      expect(files.xlsx.sentences).toContain(sentence);
      expect(files.pdf.sentences).toContain(sentence);
    }
    expect(files.md.sentences.length).toBeGreaterThan(20);
  });

  test('says in those sentences the figures of its JSON', () => {
    const { report, files } = of(name);
    const said = files.md.sentences.join('\n');
    const has = (text: string) => expect(said).toContain(text.replace(/[\s\u00a0\u202f]+/gu, ''));
    const { counted } = report.sentence ?? {};
    has(`${counted?.videos} vidéos`);
    has(`${formats.number(counted?.views ?? NaN)} vues`);
    has(
      `Engagement moyen : ${formats.percent(report.benchmark.mean?.mean ?? NaN)}, moyenne des ${report.benchmark.mean?.n} vidéos`,
    );
    const { own } = report.benchmark;
    if (!own.known) throw new Error('Twenty videos have a median');
    has(`${formats.percent(own.median)} (`);
    for (const bound of [own.low, own.high]) has(formats.percent(bound));
    has(`${report.calendar.activeWeeks} semaines actives`);
    if (!report.followers.known) throw new Error('Three readings are a growth');
    for (const reading of [report.followers.readings[0], report.followers.readings.at(-1)])
      has(formats.number(reading?.count ?? NaN));
    for (const format of FORMATS) {
      const basis = files[format].rows.find(({ cells }) => /en\s+tout, dont/u.test(cells[1] ?? ''))?.cells[1];
      const { videos, inPeriod, inComparison } = report.data;
      expect(basis?.match(/\d+/gu)?.map(Number)).toEqual([videos, inPeriod, inComparison]);
    }
  });
});

test('of a period before that is known in part nothing is compared, in any file', () => {
  const { report, files } = of('with a period before known in part');
  expect(report).toMatchObject({
    split: null,
    sentence: { counted: { isBeforeUnknown: true, percent: null } },
  });
  for (const { change, comparison } of report.medians)
    expect([change?.known ?? false, comparison.known]).toEqual([false, false]);
  for (const format of FORMATS) {
    const partly = files[format].rows.filter(({ cells }) =>
      /vidéos?\s+connues?,\s*période\s+incomplète/u.test(cells[2] ?? ''),
    );
    expect(partly, format).toHaveLength(report.medians.length);
    expect(files[format].sentences.join('\n')).toContain('rienn’estcomparé');
  }
  const whole = of('with the whole period before').report;
  expect(whole.split).not.toBeNull();
  expect(whole.medians.every(({ comparison }) => comparison.known)).toBe(true);
});
