import { shareOfOthers } from '#domain/metrics/share-of-others.ts';
import { whyNoSplit } from '#domain/account-reports/report-headline.ts';
import { bestAndWorst } from '#domain/account-reports/best-and-worst.ts';
import type { AccountReport } from '#domain/account-reports/report.ts';
import type { Wire } from '#contract/wire/wire.ts';
import { CHANGE_PARTS } from '#domain/statistics/change-split.ts';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { changeWords } from '#presentation/sentences/change-texts.ts';
import { newestOnly, newestWords, notCompared } from '#presentation/sentences/not-compared.ts';
import { periodSentences, spreadText } from '#presentation/sentences/period-sentence.ts';
import { note, paragraph, words, type Block, type Cell, type Section } from '../document.ts';
import { inertText } from '#domain/text/inert-text.ts';
import type { Split } from '#domain/chart/split-geometry.ts';
import { isMerged, markUnproven, shownParts, splitSentence } from '#presentation/sentences/split-sentence.ts';
import { splitChart } from './report-charts.ts';
import { day, factor, middle, percent, signed, whole } from '../cells.ts';
import { type ReportWords } from './texts.ts';

type Report = Wire<AccountReport>;
type Known<A> = Extract<A, { known: true }>;
type Median = Report['medians'][number];

/** The headline of the report and the sentences shown with it. */
export function headlines(report: Report, all: ReportWords): string[] {
  const { sentence, period } = report;
  const { t, formats, day } = all;
  if (sentence === undefined) return [headlineOfFirstMethod(report, all)];
  const span = t('periodSentence.spans.dates', { from: day(period.firstDay), to: day(period.lastDay) });
  const exact = { ...formats, compact: (value: number) => formats.number(value) };
  const { lead, others, aside } = periodSentences(
    sentence,
    { span, day: instant => formats.date(instant) },
    t,
    exact,
  );
  const free = sentence.counted.videos === 0 ? [t('periodSentence.free')] : [];
  return [lead, ...others, ...newestOnly(report, t, formats), ...free, ...(aside === null ? [] : [aside])];
}

function headlineOfFirstMethod({ split, data, period }: Report, { t, formats, day }: ReportWords): string {
  const { earlier, later, change } = split ?? { earlier: 0, later: 0, change: 0 };
  const span = { from: day(period.firstDay), to: day(period.lastDay) };
  if (data.inPeriod === 0) {
    if (data.inComparison === 0) return t('reportFindings.headline.nothing', span);
    return t('reportFindings.headline.none', {
      ...span,
      count: data.inComparison,
      views: formats.number(earlier),
    });
  }
  const said = { ...span, count: data.inPeriod, views: formats.number(later) };
  if (data.inComparison === 0 || earlier === 0) return t('reportFindings.headline.first', said);
  const before = t('reportFindings.headline.before', { count: data.inComparison });
  if (change === 0) return t('reportFindings.headline.same', { ...said, before });
  const share = formats.percent((100 * Math.abs(change)) / earlier, 0);
  return t(change > 0 ? 'reportFindings.headline.more' : 'reportFindings.headline.less', {
    ...said,
    before,
    percent: share,
  });
}

/** Both totals, and the components that add up to their difference. */
export function changeSection(report: Report, all: ReportWords): Section {
  const { period, comparison } = report;
  const split = report.split === null ? null : markUnproven<Split>(report.split, report.sentence);
  const { t, say, day } = all;
  const span = ({ firstDay, lastDay }: Report['period']) =>
    t('reportFindings.change.earlier', { from: day(firstDay), to: day(lastDay) });
  const row = (name: string, views: number, dates = ''): Cell[] => [
    words(name),
    words(dates),
    whole(views, all),
  ];
  const title = t('accountReports.report.sections.change');
  const why = whyNoSplit(report);
  if (split === null || why !== null) {
    const until = all.formats.date(report.sentence?.counted.endedAt ?? period.until);
    return {
      title,
      blocks: [
        paragraph(
          t(`reportFindings.change.${why ?? 'unknown'}`, {
            until,
            ...newestWords(report.data, report.data.newestSince ?? period.until, all.formats),
          }),
        ),
      ],
    };
  }
  const { parts } = shownParts(split);
  const part = (name: (typeof CHANGE_PARTS)[number]): Cell[] => {
    const views = parts[name];
    return [
      words(name === 'outliers' && isMerged(split) ? t('charts.split.bars.perVideo') : say(`parts.${name}`)),
      words(''),
      { text: signed(views, all), value: views, format: 'whole' },
    ];
  };
  return {
    title,
    blocks: [
      ...(split.one === undefined ? [] : [paragraph(splitSentence(split, t, all.formats))]),
      splitChart(split, all),
      {
        kind: 'table',
        table: {
          caption: t('reportFindings.change.chart'),
          columns: [
            { title: say('columns.part'), width: 3 },
            { title: say('columns.period'), width: 4 },
            { title: say('columns.views'), width: 2, isNumber: true },
          ],
          rows: [
            row(say('parts.earlier'), split.earlier, span(comparison)),
            ...CHANGE_PARTS.filter(name => name !== 'typical' || !isMerged(split)).map(part),
            row(say('parts.later'), split.later, span(period)),
          ],
        },
      },
      note(say('splitNote')),
    ],
  };
}

function medianCells(metric: Median['metric'], answer: Median['period'], all: ReportWords): Cell[] {
  if (!answer.known) return [words(refusalSentence(answer, all.t)), words(''), words('')];
  const cell = (value: number) => (metric === 'engagement' ? percent(value, all) : middle(value, all));
  return [cell(answer.median), cell(answer.low), cell(answer.high)];
}

export function mediansSection(report: Report, all: ReportWords): Section {
  const { medians, method, spread } = report;
  const { t, say } = all;
  const untold = notCompared(report, t, all.formats);
  const apart = spread?.known === true ? spreadText(spread, t, all.formats) : null;
  const rows = medians.flatMap(({ metric, period, comparison }) =>
    (
      [
        [say('parts.later'), period],
        [say('parts.earlier'), comparison],
      ] as const
    ).map(([when, answer]) => [
      words(t(`reportFindings.metrics.${metric}`)),
      words(when),
      ...(untold !== null && answer === comparison
        ? [words(untold.before), words(''), words('')]
        : medianCells(metric, answer, all)),
      answer.known ? whole(answer.n, all) : words(''),
    ]),
  );
  const changes = medians.flatMap(one =>
    one.change === null || untold !== null ? [] : [paragraph(changeText(one, one.change, method, all))],
  );
  return {
    title: t('accountReports.report.sections.medians'),
    blocks: [
      paragraph(say('mediansText')),
      {
        kind: 'table',
        table: {
          caption: t('reportFindings.medians.caption'),
          columns: [
            { title: t('reportFindings.medians.metric'), width: 2.4 },
            { title: say('columns.period'), width: 2.8 },
            { title: say('columns.median'), width: 2.4, isNumber: true },
            { title: say('columns.low'), width: 1.8, isNumber: true },
            { title: say('columns.high'), width: 1.8, isNumber: true },
            { title: say('columns.videos'), width: 1.4, isNumber: true },
          ],
          rows,
        },
      },
      ...(untold === null ? changes : [paragraph(untold.change)]),
      ...(apart === null ? [] : [paragraph(apart)]),
      note(t('reportFindings.medians.note')),
    ],
  };
}

function changeText(
  medians: Median,
  change: NonNullable<Median['change']>,
  method: number,
  all: ReportWords,
) {
  const { t, formats } = all;
  const name = t('reportFindings.medians.changeFigure', {
    metric: t(`reportFindings.metrics.${medians.metric}`),
  });
  if (!change.known) return all.say('named', { name, text: refusalSentence(change, t) });
  const { factor, lines } = changeWords(change, medians, method, t, formats);
  return all.say('named', { name, text: [factor, ...lines].join(', ') });
}

export function bestAndWorstSection({ standing }: Report, all: ReportWords): Section {
  const { t, say } = all;
  const title = t('accountReports.report.sections.standing');
  if (!standing.known) return { title, blocks: [paragraph(refusalSentence(standing, t))] };
  if (standing.best.length === 0) return { title, blocks: [paragraph(t('reportFindings.standing.none'))] };
  const { best, worst } = bestAndWorst(standing);
  const table = (caption: string, videos: Known<Report['standing']>['best']): Block[] =>
    videos.length === 0
      ? []
      : [
          {
            kind: 'table',
            table: {
              caption,
              columns: [
                { title: say('columns.video'), width: 4.4 },
                { title: say('columns.published'), width: 2.8 },
                { title: say('columns.views'), width: 1.6, isNumber: true },
                { title: say('columns.engagement'), width: 1.9, isNumber: true },
                { title: say('columns.factor'), width: 1.7, isNumber: true },
                { title: say('columns.percentile'), width: 1.5, isNumber: true },
              ],
              rows: videos.map(video => videoRow(video, standing.n, all)),
            },
          },
        ];
  return {
    title,
    blocks: [
      paragraph(t('reportFindings.standing.text', { count: standing.n })),
      ...table(t('reportFindings.standing.best'), best),
      ...table(t('reportFindings.standing.worst'), worst),
    ],
  };
}

function videoRow(video: Known<Report['standing']>['best'][number], n: number, all: ReportWords): Cell[] {
  const caption = inertText(video.caption);
  const better = Math.floor(shareOfOthers(video.percentile, n));
  return [
    { text: caption === '' ? all.say('noCaption') : caption, link: video.url },
    day(video.publishedAt, all),
    whole(video.views, all),
    percent(video.engagement, all),
    factor(video.factor, all),
    { text: all.formats.percent(better, 0), value: better, format: 'percent' },
  ];
}
