import { expect, test } from 'vitest';
import { buildReport } from '#domain/account-reports/build-report.ts';
import { reportViews } from '#domain/account-reports/report-headline.ts';
import type { ReportData } from '#domain/account-reports/report-data.ts';
import { LANGUAGE_FORMATS } from '#domain/profile/format-choice.ts';
import { toMarkdown } from '#server/platform/files/documents/to-markdown.ts';
import { hostileReportData } from '#test/scenes/hostile-report.ts';
import { reportSections } from './sections.ts';
import { reportWords } from './texts.ts';

const HUNDRED = hostileReportData(100);

/** A report on the newest videos, and its file. */
async function reportOf(count: number, changes: Partial<ReportData> = {}) {
  const videos = (changes.videos ?? HUNDRED.videos).slice(0, count);
  const data = { ...HUNDRED, ...changes, videos, knownVideos: videos.length };
  const words = await reportWords('fr', data.timeZone, LANGUAGE_FORMATS);
  const report = buildReport(data);
  const wire = JSON.parse(JSON.stringify(report)) as Parameters<typeof reportSections>[0];
  const document = reportSections(wire, { version: 1, sha256: 'c0ffee', note: '', videos }, words);
  return { report, document, text: toMarkdown(document).replaceAll(/[\u00A0\u202F]/g, ' ') };
}

test('with no video before there is no change in views, and none is taken apart', async () => {
  const { report, document, text } = await reportOf(5, { isWhole: true });
  expect(report.data).toMatchObject({ inPeriod: 5, inComparison: 0 });
  expect(reportViews(report).change).toBeNull();
  expect(text).toContain('Aucune vidéo dans la période d’avant : il n’y a pas de changement à décomposer.');
  expect(text).not.toMatch(/De 0 à|surtout du fait/);
  const change = document.sections.find(({ title }) => title === 'Ce qui a changé');
  expect(change?.blocks.map(({ kind }) => kind)).toEqual(['text']);
});

test('a period before that is known in part says how many of its videos are known, and why it is not compared', async () => {
  const { report, text } = await reportOf(45, { isWhole: false });
  const { inComparison } = report.data;
  expect(inComparison).toBeGreaterThan(0);
  expect(text).toContain(`| Période d’avant | ${inComparison} vidéos connues, période incomplète |`);
  expect(text).toContain('Non comparé : la période d’avant n’est pas connue en entier');
  expect(text).not.toMatch(/(?<!\d)0 vidéo/u);
});

test('a period that is known only to its middle says until when', async () => {
  const observedAt = new Date(HUNDRED.madeAt.getTime() - 10 * 86_400_000);
  const videos = HUNDRED.videos
    .filter(({ publishedAt }) => publishedAt < observedAt)
    .map(video => ({ ...video, observedAt }));
  const { text } = await reportOf(90, { isWhole: false, videos });
  expect(text).toMatch(/Non comparé : cette période n’est connue que jusqu’au \d{1,2} \S+ 2026/);
  expect(text).toMatch(/Cette période n’est connue que jusqu’au .+ : le changement n’est donc pas décomposé/);
});

test('the days of videos are dates that a spreadsheet sorts', async () => {
  const { report, document } = await reportOf(100);
  const [row] = document.sections.flatMap(({ blocks }) =>
    blocks.flatMap(block =>
      block.kind === 'table' && block.table.caption === 'Les meilleures' ? block.table.rows : [],
    ),
  );
  const best = report.standing.known ? report.standing.best[0]?.publishedAt : undefined;
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone: HUNDRED.timeZone }).format(best);
  expect(row?.[1]).toMatchObject({
    format: 'day',
    value: Date.parse(local) / 86_400_000 + 25_569,
    text: expect.stringMatching(/2026$/) as string,
  });
});
