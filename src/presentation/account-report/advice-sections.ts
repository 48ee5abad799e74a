import { beside, ratePerView } from '#domain/statistics/benchmarks.ts';
import { readingSpan } from '#presentation/sentences/reading-span.ts';
import type { ReportSummary } from '#contract/account-reports/account-reports.ts';
import type { Wire } from '#contract/wire/wire.ts';
import type { AccountReport } from '#domain/account-reports/report.ts';
import type { ReportVideo } from '#domain/account-reports/report-data.ts';
import { hasLeads } from '#domain/advice/pattern-rules.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { adviceSentences, refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { healthSentence } from '#presentation/sentences/health-sentence.ts';
import { precisionLine, sourceLines } from '#presentation/sentences/source-lines.ts';
import { paragraph, words, type Block, type Cell, type Section } from '../document.ts';
import { inertText } from '#domain/text/inert-text.ts';
import { percent, signed } from '../cells.ts';
import { type ReportWords } from './texts.ts';

type Report = Wire<AccountReport>;

/** Facts about a report in addition to its content. */
export interface ReportBasis extends Pick<ReportSummary, 'version' | 'sha256'> {
  /** The owner's note. */
  note: string;
  videos: readonly Pick<ReportVideo, 'id' | 'caption' | 'publishedAt'>[];
}

/** Up to this many videos behind a recommendation are named; the rest are counted. */
const MOST_NAMED = 3;
const CAPTION_CHARACTERS = 80;

/** Published benchmarks next to the account's figures: source, year and formula. */
export function benchmarkSection({ benchmark }: Report, all: ReportWords): Section {
  const { t, say, formats } = all;
  const { own, published } = benchmark;
  const ownText = own.known
    ? say('named', {
        name: t('reportFindings.benchmark.own'),
        text: `${formats.percent(own.median)} (${t('reportFindings.benchmark.ownRange', {
          low: formats.percent(own.low),
          high: formats.percent(own.high),
          count: own.n,
        })})`,
      })
    : refusalSentence(own, t);
  // As on the screen: the account's figure against the benchmark, and a median only against a median.
  const difference = (one: (typeof published)[number]): Cell => {
    if (!own.known || one.statistic !== 'median') return words('');
    const points = beside(ratePerView(own.median), one).difference;
    const text = say('points', { count: Math.abs(points), change: signed(points, all, 2) });
    return { text, value: points, format: 'decimal' };
  };
  return {
    title: t('accountReports.report.sections.benchmark'),
    blocks: [
      paragraph(t('reportFindings.benchmark.text')),
      ...(benchmark.mean === undefined || benchmark.mean.mean === null
        ? []
        : [
            paragraph(
              t('reportFindings.benchmark.mean', {
                percent: formats.percent(benchmark.mean.mean),
                count: benchmark.mean.n,
              }),
            ),
          ]),
      paragraph(ownText),
      {
        kind: 'table',
        table: {
          caption: null,
          columns: [
            { title: say('columns.publisher'), width: 2.6 },
            { title: say('columns.year'), width: 1 },
            { title: say('columns.population'), width: 2.2 },
            { title: say('columns.formula'), width: 4 },
            { title: say('columns.figure'), width: 2.4 },
            { title: say('columns.difference'), width: 1.8, isNumber: true },
          ],
          rows: published.map(one => [
            { text: one.publisher, link: one.address },
            words(String(one.year)),
            words(t(`dashboard.engagement.populations.${one.population}`)),
            words(t(`dashboard.engagement.formulas.${one.formula}`)),
            {
              ...percent(one.percent, all),
              text: t('dashboard.engagement.published', {
                percent: formats.percent(one.percent),
                statistic: t(`dashboard.engagement.statistics.${one.statistic}`),
              }),
            },
            difference(one),
          ]),
        },
      },
    ],
  };
}

function items(list: Report['advice'], { videos }: ReportBasis, all: ReportWords): Block[] {
  const { t, say, formats } = all;
  const nameOf = (id: string) => {
    const video = videos.find(one => one.id === id);
    if (video === undefined) return id;
    const [title, date] = [inertText(video.caption), formats.date(video.publishedAt)];
    if (title === '') return t('dashboard.why.videoOf', { date });
    return t('dashboard.why.videoNamed', { title: cutText(title, CAPTION_CHARACTERS), date });
  };
  return list.map(one => {
    const { title, because, unless } = adviceSentences(one, t, formats);
    const count = one.evidence.videoIds.length;
    const lines = [say('because', { text: because }), say('unless', { text: unless })];
    const named = count <= MOST_NAMED ? one.evidence.videoIds.map(nameOf) : [];
    return {
      kind: 'item',
      title: inertText(title),
      lines: [...lines.map(inertText), ...(count > 0 ? [say('rests', { count })] : []), ...named],
    };
  });
}

export function adviceSection({ advice }: Report, basis: ReportBasis, all: ReportWords): Section {
  const { t } = all;
  return {
    title: t('accountReports.report.sections.advice'),
    blocks:
      advice.length === 0
        ? [paragraph(t('accountReports.advice.none'))]
        : [paragraph(t('accountReports.advice.text')), ...items(advice, basis, all)],
  };
}

export function experimentsSection(
  { nextExperiments, lifts }: Report,
  basis: ReportBasis,
  all: ReportWords,
): Section {
  const { t } = all;
  return {
    title: t('accountReports.report.sections.experiments'),
    blocks:
      nextExperiments.length === 0
        ? [paragraph(t(`accountReports.experiments.${hasLeads(lifts) ? 'tooLarge' : 'none'}`))]
        : [paragraph(t('accountReports.experiments.text')), ...items(nextExperiments, basis, all)],
  };
}

export function healthSection({ health }: Report, { t }: ReportWords): Section {
  return {
    title: t('accountReports.report.sections.health'),
    blocks:
      health.length === 0
        ? [paragraph(t('reportFindings.health.good'))]
        : health.map(one => paragraph(healthSentence(one, t))),
  };
}

/** The basis of the report: videos, sources, times, method, and the hash of its bytes. */
export function basisSection(report: Report, { sha256 }: ReportBasis, all: ReportWords): Section {
  const { t, say, formats } = all;
  const { data } = report;
  const rows: [string, string][] = [
    [
      t('accountReports.basis.videos'),
      t('accountReports.basis.videosText', {
        videos: data.videos,
        inPeriod: data.inPeriod,
        inComparison: data.inComparison,
      }),
    ],
    ...sourceLines(data.sources, t).map((line): [string, string] => [
      t('accountReports.basis.sources'),
      line,
    ]),
    [t('ui.provenance.precision'), precisionLine(report.health, t)],
  ];
  const observed = readingSpan(data, t, formats);
  if (observed !== null) rows.push([t('accountReports.basis.observed'), observed]);
  rows.push(
    [t('accountReports.basis.zone'), report.timeZone],
    [t('accountReports.basis.method'), t('accountReports.basis.methodText', { method: report.method })],
    [t('accountReports.basis.hash'), sha256],
  );
  return {
    title: t('accountReports.report.sections.basis'),
    blocks: [
      paragraph(t('accountReports.basis.text')),
      {
        kind: 'table',
        table: {
          caption: null,
          columns: [
            { title: say('columns.what'), width: 1.4 },
            { title: say('columns.answer'), width: 5 },
          ],
          rows: rows.map(row => row.map(words)),
        },
      },
    ],
  };
}
