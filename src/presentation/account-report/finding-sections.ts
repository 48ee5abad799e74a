import type { Wire } from '#contract/wire/wire.ts';
import type { AccountReport } from '#domain/account-reports/report.ts';
import { daySpan } from '#presentation/sentences/day-span.ts';
import { calendarSentence } from '#presentation/sentences/calendar-sentence.ts';
import { rhythmSentences } from '#presentation/sentences/rhythm-sentences.ts';
import { fileDay } from '#presentation/sentences/reading-time.ts';
import { followersChangeTexts, latestFollowersText } from '#presentation/sentences/followers-text.ts';
import { refusalSentence, sharedRefusal } from '#presentation/sentences/refusal-sentence.ts';
import {
  familySentences,
  groupRow,
  groupSentence,
  slotRows,
} from '#presentation/sentences/claim-sentence.ts';
import { patternName } from '#presentation/sentences/pattern-name.ts';
import { note, paragraph, words, type Block, type Section, type Table } from '../document.ts';
import { inertText } from '#domain/text/inert-text.ts';
import { calendarChart, followersChart, rangesChart } from './report-charts.ts';
import { factor, whole } from '../cells.ts';
import { type ReportWords } from './texts.ts';

type Report = Wire<AccountReport>;
type Known<A> = Extract<A, { known: true }>;
type Posting = Known<NonNullable<Report['posting']>>;
type Lift = Posting['slots'][number];

/** One row per pattern: established or not, with its range; those without a number show the reason. */
function liftTable(
  caption: string,
  first: string,
  lifts: readonly Lift[],
  nameOf: (pattern: string) => string,
  said: (lift: Lift) => string,
  all: ReportWords,
): Table {
  const { say } = all;
  // Reports of the first method gave every pattern a central factor.
  const hasMiddle = lifts.some(lift => lift.known && lift.factor !== undefined);
  const end = (value: number | null | undefined) =>
    value === null || value === undefined ? words('') : factor(value, all);
  return {
    caption,
    columns: [
      { title: first, width: 3 },
      { title: say('columns.videos'), width: 1.4, isNumber: true },
      ...(hasMiddle ? [{ title: say('columns.change'), width: 1.4, isNumber: true }] : []),
      { title: say('columns.low'), width: 1.6, isNumber: true },
      { title: say('columns.high'), width: 1.6, isNumber: true },
      { title: say('columns.verdict'), width: 3.6 },
    ],
    rows: lifts.map(lift => [
      words(inertText(nameOf(lift.pattern))),
      whole(lift.n, all),
      ...(hasMiddle ? [end(lift.known ? lift.factor : null)] : []),
      end(lift.known ? lift.low : null),
      end(lift.known ? lift.high : null),
      words(said(lift)),
    ]),
  };
}

export function liftsSection({ lifts, method }: Report, all: ReportWords): Section {
  const { t, say, formats } = all;
  const levelOf = lifts.flatMap(({ result }) =>
    result.known ? result.lifts.flatMap(lift => (lift.known ? [lift.level] : [])) : [],
  );
  const refused = sharedRefusal(
    lifts.map(({ result }) => result),
    t,
  );
  const tables = refused === null ? lifts : [];
  const blocks = tables.flatMap(({ family, metric, leftOut, result }): Block[] => {
    const caption = t('reportFindings.lifts.chart', {
      family: t(`reportFindings.lifts.families.${family}`),
      metric: t(`reportFindings.lifts.metrics.${metric}`),
    });
    if (!result.known) return [{ kind: 'item', title: caption, lines: [refusalSentence(result, t)] }];
    if (result.lifts.length === 0) {
      return [{ kind: 'item', title: caption, lines: [t('advice.claims.unread')] }];
    }
    const nameOf = (pattern: string) => patternName(family, pattern, t);
    const named = (pattern: string) => ({ family, metric, pattern });
    const sentences = familySentences(result, { family, metric }, t, formats).map(inertText);
    return [
      {
        kind: 'table',
        table: liftTable(
          caption,
          say('columns.pattern'),
          result.lifts,
          nameOf,
          lift => inertText(verdictText(lift, result, named(lift.pattern), all)),
          all,
        ),
      },
      ...rangesChart(
        result.lifts.map(lift => groupRow(lift, result, named(lift.pattern), t, formats)),
        { caption, sentence: sentences.join(' ') },
        all,
      ),
      ...sentences.map(paragraph),
      ...(leftOut > 0 ? [note(t('reportFindings.lifts.leftOut', { count: leftOut }))] : []),
    ];
  });
  const [level] = levelOf;
  return {
    title: t('accountReports.report.sections.lifts'),
    blocks: [
      paragraph(t('reportFindings.lifts.text')),
      ...(refused === null ? blocks : [paragraph(refused)]),
      ...(level === undefined ? [] : [note(say('rangeNote', { level: formats.percent(100 * level, 0) }))]),
      // Reports of the first method do not meet the guarantee stated here.
      ...(method > 1 ? [note(t('advice.claims.rate'))] : []),
    ],
  };
}

/** « Fait mieux », or another verdict on a pattern, for the last column. */
function verdictText(
  lift: Lift,
  table: Parameters<typeof groupSentence>[1],
  name: Parameters<typeof groupSentence>[2],
  { t, formats }: ReportWords,
): string {
  if (lift.known && (lift.factor !== undefined || lift.low !== null || lift.high !== null)) {
    const { verdict } = lift;
    return t(`charts.ranges.verdicts.${verdict === 'sign' ? 'unclear' : verdict}`);
  }
  return groupSentence(lift, table, name, t, formats);
}

/** Only reports of the first method have eight posting slots. */
export function postingSections({ posting, timeZone }: Report, all: ReportWords): Section[] {
  return posting === undefined ? [] : [postingSection(posting, timeZone, all)];
}

function postingSection(
  posting: NonNullable<Report['posting']>,
  timeZone: string,
  all: ReportWords,
): Section {
  const { t, say, formats } = all;
  const title = t('accountReports.report.sections.posting');
  if (!posting.known) return { title, blocks: [paragraph(refusalSentence(posting, t))] };
  const slotName = (slot: string) => t(`advice.slots.${slot as Posting['untried'][number]}`);
  const verdictOf = (lift: Lift) =>
    lift.known
      ? t(`charts.ranges.verdicts.${lift.verdict === 'sign' ? 'unclear' : lift.verdict}`)
      : refusalSentence({ ...lift, n: Math.min(lift.n, posting.n - lift.n) }, t);
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
          verdictOf,
          all,
        ),
      },
      ...rangesChart(
        slotRows(posting.slots, slotName, t),
        { caption: t('reportFindings.posting.chart'), sentence },
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
  const sentence = calendarSentence(
    calendar.videos,
    { ...calendar, from: calendar.firstDay, to: report.period.lastDay },
    t,
    all.formats,
  );
  if (calendar.activeDays === 0) return { title, blocks: [paragraph(sentence)] };
  const blocks = [
    paragraph(sentence),
    calendarChart(report, sentence, all),
    ...rhythmSentences(calendar, report.period.lastDay, t).map(text => paragraph(text)),
  ];
  return { title, blocks };
}

export function followersSection({ followers, latestFollowers }: Report, all: ReportWords): Section {
  const { t, formats } = all;
  const title = t('accountReports.report.sections.followers');
  if (!followers.known) {
    const latest = latestFollowers ? [paragraph(latestFollowersText(latestFollowers, t, formats))] : [];
    return { title, blocks: [...latest, paragraph(refusalSentence(followers, t))] };
  }
  const { falls, gaps, readings } = followers;
  const blocks: Block[] = followersChangeTexts(followers, t, formats).map(text => paragraph(text));
  const [first, last] = [readings[0], readings.at(-1)];
  if (first !== undefined && last !== undefined) {
    const ends = {
      span: daySpan(fileDay(first.at, formats), fileDay(last.at, formats), t),
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
