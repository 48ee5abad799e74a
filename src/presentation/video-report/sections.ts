import { readingSpan } from '#presentation/sentences/reading-span.ts';
import { sourceLines } from '#presentation/sentences/source-lines.ts';
import { shownPrecision } from '#domain/sources/reading.ts';
import { readingTime } from '#presentation/sentences/reading-time.ts';
import type { VideoReport } from '#contract/video-reports.ts';
import { cutText } from '#domain/text/cut-text.ts';
import type { ShownAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import { ownBasisText, summarySentences } from '#presentation/sentences/video-analysis-sentence.ts';
import { percent, whole } from '../cells.ts';
import { words as plain, written, type Cell, type ReportDocument, type Section } from '../document.ts';
import { inertText } from '#domain/text/inert-text.ts';
import { hashtagsSection, notAssessedSection, recommendationsSection } from './advice-sections.ts';
import { engagementSection } from './engagement-section.ts';
import { hookSection } from './hook-section.ts';
import { said } from './quotes.ts';
import { percentileSection } from './percentile-section.ts';
import { strategySection } from './strategy-section.ts';
import type { VideoWords } from './texts.ts';

/** A longer caption is given in full below. */
const TITLE_CHARACTERS = 90;

/** All sections of a video report, in the order of its page. */
export function videoSections(report: VideoReport, analysis: ShownAnalysis, all: VideoWords): ReportDocument {
  const { t, say, formats, language } = all;
  const { row } = report;
  const caption = inertText(row.title);
  const title = cutText(caption, TITLE_CHARACTERS) || say('untitled');
  const number = row.version ?? 1;
  const notes = written(report.note);
  const { hook, engagement, strategy } = analysis;
  return {
    language,
    title: say('title', { title, version: number }),
    subtitle: [
      ...(caption.length > TITLE_CHARACTERS ? [caption] : []),
      ...(row.username === null ? [] : [`@${row.username}`]),
      t('videoAnalysis.basis.method', {
        method: analysis.method,
        date: formats.dateTime(analysis.madeAt),
      }),
      say('zone', { zone: formats.timeZone }),
      ...(analysis.video.isDemo ? [t('videoAnalysis.basis.demo')] : []),
    ],
    sections: [
      {
        title: t('videoAnalysis.summary.title'),
        blocks: summarySentences(analysis, t, formats).map(said),
      },
      ...(notes.length === 0 ? [] : [{ title: say('notes'), blocks: notes }]),
      figuresSection(analysis, all),
      percentileSection(analysis, all),
      ...(hook === null ? [] : [hookSection(hook, all)]),
      ...(engagement === null ? [] : [engagementSection(analysis, engagement, all)]),
      ...(strategy === null ? [] : [strategySection(strategy, hook?.pace, all)]),
      recommendationsSection(analysis, all),
      hashtagsSection(analysis, all),
      notAssessedSection(analysis, all),
      basisSection(report, analysis, all),
    ],
    print: {
      footer: say('footer', { version: number, page: '{page}', pages: '{pages}' }),
      unwritten: say('unwritten'),
      omitted: say('omitted'),
    },
  };
}

/** Measured values of the video, with their source. */
function figuresSection({ video }: ShownAnalysis, all: VideoWords): Section {
  const { t, say, headings, formats } = all;
  const counts = [
    ['view_count', video.views],
    ['like_count', video.likes],
    ['comment_count', video.comments],
    ['share_count', video.shares],
    ['save_count', video.saves],
  ] as const;
  const unknown = t('charts.unknown');
  const rows: Cell[][] = [
    ...counts.map(([key, value]): Cell[] => [
      plain(headings(`columns.${key}`)),
      value === null ? plain(unknown) : whole(value, all),
    ]),
    [
      plain(headings('columns.engagement')),
      video.engagement === null ? plain(unknown) : percent(video.engagement, all),
    ],
    [
      plain(headings('columns.published')),
      plain(video.publishedAt === null ? unknown : formats.dateTime(video.publishedAt)),
    ],
    [
      plain(headings('columns.observed')),
      plain(video.observedAt === null ? unknown : readingTime(video.observedAt, [video.source], formats)),
    ],
    [
      plain(headings('columns.source')),
      plain(video.source === null ? unknown : t(`ui.provenance.sources.${video.source}`)),
    ],
    [
      plain(headings('columns.precision')),
      plain(
        video.precision === null
          ? unknown
          : t(`charts.precisions.${shownPrecision({ ...video, precision: video.precision })}`),
      ),
    ],
    ...(video.url === null || video.isDemo
      ? []
      : [[plain(headings('columns.url')), { text: video.url, link: video.url }]]),
  ];
  return {
    title: say('figures'),
    blocks: [
      {
        kind: 'table',
        table: {
          caption: null,
          columns: [
            { title: headings('columns.figure'), width: 2 },
            { title: headings('columns.value'), width: 4 },
          ],
          rows,
        },
      },
    ],
  };
}

/** The basis of the analysis: method, given files, compared creator, and its hash. */
function basisSection(
  { sha256 }: VideoReport,
  { basis, against }: ShownAnalysis,
  { t, say, formats }: VideoWords,
): Section {
  const observed = readingSpan(basis, t, formats);
  const lines = [
    ownBasisText({ basis, against }, t),
    ...sourceLines(basis.sources, t),
    ...(observed === null ? [] : [observed]),
    ...(basis.hasFile ? [t('videoAnalysis.basis.file')] : []),
    ...(basis.transcript === null ? [] : [t(`videoAnalysis.basis.transcripts.${basis.transcript}`)]),
    ...(sha256 === null ? [] : [say('named', { name: t('accountReports.basis.hash'), text: sha256 })]),
  ];
  return { title: t('videoAnalysis.basis.title'), blocks: lines.map(said) };
}
