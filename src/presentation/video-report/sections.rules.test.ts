import { describe, expect, test } from 'vitest';
import type { VideoReport } from '#contract/video-reports.ts';
import type { Language } from '#contract/wire/languages.ts';
import { lockAnalysis, openAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import { LANGUAGE_FORMATS } from '#domain/profile/format-choice.ts';
import { analyseVideo } from '#domain/video-analysis/analyse-video.ts';
import { analysedVideo, CANARIES } from '#test/scenes/analysed-video.ts';
import { analysisInput, mediaFacts, videoToAnalyse } from '#test/scenes/generated-video.ts';
import { HOSTILE_CAPTIONS } from '#test/scenes/hostile-report.ts';
import { pdfOutline } from '#test/harness/read-pdf.ts';
import { lettersOf, openPdf } from '#server/platform/files/documents/pdf-page.ts';
import type { ReportDocument } from '../document.ts';
import { toMarkdown } from '#server/platform/files/documents/to-markdown.ts';
import { toPdf } from '#server/platform/files/documents/to-pdf.ts';
import { videoSections } from './sections.ts';
import { videoWords } from './texts.ts';

const REPORT = {
  row: { title: 'Pourquoi la pâte lève', username: CANARIES.handle, version: 2 },
  sha256: 'c0ffee',
  note: 'À revoir\nlundi',
} as VideoReport;

async function documentOf(language: Language, analysis = openAnalysis(analysedVideo()), report = REPORT) {
  return videoSections(report, analysis, await videoWords(language, 'Europe/Paris', LANGUAGE_FORMATS));
}

const textsOf = (document: ReportDocument): string[] => [
  document.title,
  ...document.subtitle,
  ...document.sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap(block => {
      if (block.kind === 'table') {
        const { caption, columns, rows } = block.table;
        return [caption ?? '', ...columns.map(column => column.title), ...rows.flat().map(cell => cell.text)];
      }
      if (block.kind === 'chart') return [block.alt];
      return block.kind === 'item' ? [block.title, ...block.lines] : [block.text];
    }),
  ]),
];

describe.each(['fr', 'en'] as const)('a report of a video in %s', language => {
  test('is said in whole sentences, with nothing left to fill in', async () => {
    const document = await documentOf(language);
    const wrong = textsOf(document).filter(text =>
      /\{\w+\}|\b(?:undefined|null|NaN|Infinity)\b|\b(?:videoAnalysis|videoAdvice|advice|charts|dashboard|hooks|ui|accountReports)\.\w/.test(
        text,
      ),
    );
    expect(wrong).toEqual([]);
    expect(document.sections).toHaveLength(11);
    expect(document.sections.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
  });

  test('loses none of its own words in the letters of a PDF', async () => {
    const letters = lettersOf(openPdf({ title: 't', language }), 'illisible');
    for (const text of textsOf(await documentOf(language))) expect(letters.print(text)).toBe(text);
  });

  test('is a PDF with a language, headings in order, header cells and charts that are read aloud', async () => {
    const outline = await pdfOutline(await toPdf(await documentOf(language)));
    expect(outline.language).toBe(language);
    expect(outline.headings[0]).toEqual(['H1', expect.stringContaining('Pourquoi la pâte lève')]);
    expect(outline.headings.slice(1).map(([level]) => level)).toEqual(Array.from({ length: 11 }, () => 'H2'));
    expect(outline.headerCells).toBeGreaterThan(8);
    expect(outline.figures.length).toBeGreaterThanOrEqual(2);
    expect(outline.figures.filter(alt => alt.length < 20)).toEqual([]);
  });
});

test('what a plan does not open is in no file', async () => {
  const locked = await documentOf('fr', lockAnalysis(analysedVideo()));
  expect(locked.sections).toHaveLength(8);
  expect(toMarkdown(locked)).not.toContain(CANARIES.said);
});

test.each(HOSTILE_CAPTIONS)('a hostile caption opens nothing: %s', async caption => {
  const report = { ...REPORT, row: { ...REPORT.row, title: caption } };
  const document = await documentOf('fr', openAnalysis(analysedVideo({ caption })), report);
  const text = toMarkdown(document).replace(/\\[\\`*_[\]{}<>#|~!+=-]/g, '');
  expect(text).not.toMatch(/<(?:script|img)|\]\((?!<https:\/\/)/);
  expect(textsOf(document).filter(one => /[\p{Cc}\u200B\u202A-\u202E\uFEFF]/u.test(one))).toEqual([]);
});

test('a PDF holds what it has letters for, and says that it leaves out what it has none for', async () => {
  const caption = HOSTILE_CAPTIONS.join(' ');
  const report = { ...REPORT, row: { ...REPORT.row, title: caption } };
  const { text } = await pdfOutline(
    await toPdf(await documentOf('fr', openAnalysis(analysedVideo({ caption })), report)),
  );
  expect(text).toMatch(/L’œuf «\sà point\s»/);
  expect(text).toContain('Les émojis et les écritures autres que latine');
  expect(text).not.toMatch(/[\u0600-\u06FF\u0590-\u05FF]|\p{Extended_Pictographic}/u);
});

test('a file of which nobody says whose it is is not said to be somebody else’s', async () => {
  const brought = { id: null, url: null, publishedAt: null, counts: null };
  const of = (username: string | null) =>
    analyseVideo(
      analysisInput({ video: videoToAnalyse({ ...brought, username }), mediaFacts: mediaFacts() }),
    );
  const said = async (analysis: ReturnType<typeof of>) =>
    textsOf(await documentOf('fr', openAnalysis(analysis))).filter(text => text.includes('n’est pas de @'));
  expect(await said(of(null))).toEqual([]);
  expect(await said(of('lea'))).toEqual([]);
  expect(await said(of('tom'))).toHaveLength(1);
  // As it stands in analyses that were made before.
  const stored = of(null);
  expect(await said({ ...stored, video: { ...stored.video, isOwn: false } })).toEqual([]);
});
