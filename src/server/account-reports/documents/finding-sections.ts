import type { Wire } from '#contract/wire.ts';
import type { AccountReport } from '#domain/account-reports/report.ts';
import { CALENDAR_WEEKS } from '#domain/account-reports/posting-calendar.ts';
import { latestFollowersText } from '#i18n/followers-text.ts';
import { refusalSentence } from '#i18n/advice-sentence.ts';
import { patternName } from '#i18n/pattern-name.ts';
import {
  note,
  paragraph,
  words,
  type Block,
  type Section,
  type Table,
} from '../../files/documents/report-document.ts';
import { inertText } from '../../files/inert-text.ts';
import { calendarChart, followersChart, rangesChart } from './report-charts.ts';
import { factor, signed, whole } from '../../files/documents/cells.ts';
import { type ReportWords } from './report-words.ts';

type Report = Wire<AccountReport>;
type Known<A> = Extract<A, { known: true }>;
type Lift = Known<Report['posting']>['slots'][number];

/** A row a pattern: found or not, with its range; those without a number say why. */
function liftTable(
  caption: string,
  first: string,
  lifts: readonly Lift[],
  nameOf: (pattern: string) => string,
  total: number,
  all: ReportWords,
): Table {
  const { t, say } = all;
  return {
    caption,
    columns: [
      { title: first, width: 3 },
      { title: say('columns.videos'), width: 1.4, isNumber: true },
      { title: say('columns.change'), width: 1.4, isNumber: true },
      { title: say('columns.low'), width: 1.6, isNumber: true },
      { title: say('columns.high'), width: 1.6, isNumber: true },
      { title: say('columns.verdict'), width: 3.6 },
    ],
    rows: lifts.map(lift => [
      words(inertText(nameOf(lift.pattern))),
      whole(lift.n, all),
      ...(lift.known
        ? [factor(lift.factor, all), factor(lift.low, all), factor(lift.high, all)]
        : [words(''), words(''), words('')]),
      words(
        lift.known
          ? t(`charts.ranges.verdicts.${lift.verdict}`)
          : // Videos with the pattern, or those without it where they are fewer.
            refusalSentence({ ...lift, n: Math.min(lift.n, total - lift.n) }, t),
      ),
    ]),
  };
}

function quoted(name: string, { language }: ReportWords): string {
  return language === 'fr' ? `«\u00A0${name}\u00A0»` : `“${name}”`;
}

export function liftsSection({ lifts }: Report, all: ReportWords): Section {
  const { t, say, formats } = all;
  const levelOf = lifts.flatMap(({ result }) =>
    result.known ? result.lifts.flatMap(lift => (lift.known ? [lift.level] : [])) : [],
  );
  const blocks = lifts.flatMap(({ family, metric, leftOut, result }): Block[] => {
    const caption = t('reportFindings.lifts.chart', {
      family: t(`reportFindings.lifts.families.${family}`),
      metric: t(`reportFindings.lifts.metrics.${metric}`),
    });
    if (!result.known) return [{ kind: 'item', title: caption, lines: [refusalSentence(result, t)] }];
    if (result.lifts.length === 0) {
      return [{ kind: 'item', title: caption, lines: [t('reportFindings.lifts.none')] }];
    }
    const nameOf = (pattern: string) => patternName(family, pattern, t);
    const found = result.lifts.filter(lift => lift.known && lift.verdict !== 'unclear');
    const verdict =
      result.tested === 0
        ? t('reportFindings.lifts.untested')
        : found.length === 0
          ? t('reportFindings.lifts.unclear')
          : t('reportFindings.lifts.found', {
              count: found.length,
              tested: result.tested,
              names: formats.list(found.map(({ pattern }) => quoted(inertText(nameOf(pattern)), all))),
            });
    return [
      {
        kind: 'table',
        table: liftTable(caption, say('columns.pattern'), result.lifts, nameOf, result.n, all),
      },
      ...rangesChart(result.lifts, { caption, nameOf, sentence: verdict }, all),
      paragraph(verdict),
      ...(leftOut > 0 ? [note(t('reportFindings.lifts.leftOut', { count: leftOut }))] : []),
    ];
  });
  const [level] = levelOf;
  return {
    title: t('accountReports.report.sections.lifts'),
    blocks: [
      paragraph(t('reportFindings.lifts.text')),
      ...blocks,
      ...(level === undefined ? [] : [note(say('rangeNote', { level: formats.percent(100 * level, 0) }))]),
    ],
  };
}

export function postingSection({ posting, timeZone }: Report, all: ReportWords): Section {
  const { t, say, formats } = all;
  const title = t('accountReports.report.sections.posting');
  if (!posting.known) return { title, blocks: [paragraph(refusalSentence(posting, t))] };
  const slotName = (slot: string) => t(`advice.slots.${slot as (typeof posting.untried)[number]}`);
  const sentence = t(`reportFindings.posting.${posting.effect}`, {
    percent: formats.percent(100 * posting.p, 1),
  });
  return {
    title,
    blocks: [
      paragraph(sentence),
      {
        kind: 'table',
        table: liftTable(
          t('reportFindings.posting.chart'),
          say('columns.slot'),
          posting.slots,
          slotName,
          posting.n,
          all,
        ),
      },
      ...rangesChart(
        posting.slots,
        { caption: t('reportFindings.posting.chart'), nameOf: slotName, sentence },
        all,
      ),
      ...(posting.untried.length === 0
        ? []
        : [
            paragraph(
              t('reportFindings.posting.untried', { slots: formats.list(posting.untried.map(slotName)) }),
            ),
          ]),
      note(t('reportFindings.posting.zone', { zone: timeZone })),
    ],
  };
}

export function calendarSection(report: Report, all: ReportWords): Section {
  const { calendar } = report;
  const { t } = all;
  const title = t('accountReports.report.sections.calendar');
  const count = calendar.videos.reduce((sum, videos) => sum + videos, 0);
  if (count === 0) return { title, blocks: [paragraph(t('charts.calendar.none'))] };
  const sentence = t('charts.calendar.sentence', {
    count,
    days: calendar.activeDays,
    most: Math.max(...calendar.videos),
  });
  const blocks = [
    paragraph(sentence),
    calendarChart(report, sentence, all),
    paragraph(
      `${t('reportFindings.calendar.weeks', { count: calendar.activeWeeks, weeks: CALENDAR_WEEKS })}.`,
    ),
  ];
  if (calendar.longestPause !== null) {
    blocks.push(paragraph(t('reportFindings.calendar.pause', { count: calendar.longestPause })));
  }
  return { title, blocks };
}

export function followersSection({ followers, latestFollowers }: Report, all: ReportWords): Section {
  const { t, formats } = all;
  const title = t('accountReports.report.sections.followers');
  if (!followers.known) {
    const latest = latestFollowers ? [paragraph(latestFollowersText(latestFollowers, t, formats))] : [];
    return { title, blocks: [...latest, paragraph(refusalSentence(followers, t))] };
  }
  const { total, falls, gaps, readings } = followers;
  const span = { from: formats.date(total.from), to: formats.date(total.to) };
  const blocks: Block[] = [];
  if (total.kind === 'exact' && total.change === 0) {
    blocks.push(paragraph(t('reportFindings.followers.same', span)));
  } else if (total.kind === 'exact') {
    blocks.push(
      paragraph(t('reportFindings.followers.exact', { ...span, change: signed(total.change, all) })),
    );
  } else if (total.kind === 'rounded') {
    const said = { ...span, change: signed(total.change, all), step: formats.number(total.step) };
    blocks.push(paragraph(t('reportFindings.followers.rounded', said)));
  } else if (total.reason === 'below_rounding_step') {
    const step = formats.number(total.step);
    blocks.push(paragraph(t('reportFindings.followers.refusals.below_rounding_step', { step })));
  } else {
    blocks.push(paragraph(t(`reportFindings.followers.refusals.${total.reason}`)));
  }
  const [first, last] = [readings[0], readings.at(-1)];
  if (first !== undefined && last !== undefined) {
    const ends = {
      from: formats.date(first.at),
      to: formats.date(last.at),
      first: formats.number(first.count),
      last: formats.number(last.count),
    };
    const sentence = t('charts.growth.sentence', { ...ends, count: readings.length });
    blocks.push(paragraph(sentence), followersChart(readings, sentence, all));
  }
  if (falls > 0) blocks.push(note(all.say('falls', { count: falls })));
  if (gaps > 0) blocks.push(note(all.say('gaps', { count: gaps })));
  return { title, blocks };
}
