import type { Wire } from '#contract/wire/wire.ts';
import type { AccountReport } from '#domain/account-reports/report.ts';
import type { RangeRow } from '#domain/chart/range-rows-geometry.ts';
import type { Split, SplitBar } from '#domain/chart/split-geometry.ts';
import { addDays } from '#domain/time/local-days.ts';
import { isMerged, shownParts, splitSentence } from '#presentation/sentences/split-sentence.ts';
import { claimRangeText } from '#presentation/sentences/claim-sentence.ts';
import { calendarNames } from '#i18n/language/calendar-names.ts';
import { calendarDrawing } from '../charts/calendar-marks.ts';
import { growthDrawing } from '../charts/growth-marks.ts';
import { rangesDrawing } from '../charts/range-marks.ts';
import { splitDrawing } from '../charts/split-marks.ts';
import type { Block } from '../document.ts';
import { inertText } from '#domain/text/inert-text.ts';
import { signed } from '../cells.ts';
import { rangeText, type ReportWords } from './texts.ts';

/** Chart rows that fit on one page, even with two-line names. */
const MOST_RANGE_ROWS = 16;

type Report = Wire<AccountReport>;
type Known<A> = Extract<A, { known: true }>;

/** The components of the change in views as a waterfall chart. */
export function splitChart(split: Split, all: ReportWords): Block {
  const { t, say, formats } = all;
  const alt = splitSentence(split, t, formats);
  const isTotal = (bar: SplitBar) => bar === 'earlier' || bar === 'later';
  const drawing = splitDrawing(shownParts(split), {
    label: bar =>
      isTotal(bar)
        ? say(`parts.${bar}`)
        : t(`charts.split.bars.${bar === 'outliers' && isMerged(split) ? 'perVideo' : bar}`),
    value: ({ id, value }) => (isTotal(id) ? formats.number(value) : signed(value, all)),
    tick: value => formats.compact(value).replace(/[,.]0(?=[KM])/, ''),
  });
  return { kind: 'chart', alt, drawing };
}

/** Patterns or slots with their ranges; empty when no range is known: a table gives the reasons. */
export function rangesChart(
  rows: readonly RangeRow[],
  { caption, sentence }: { caption: string; sentence: string },
  all: ReportWords,
): Block[] {
  if (!rows.some(({ known }) => known)) return [];
  const { t, formats } = all;
  const figures = (row: RangeRow) => {
    if (!row.known) return '';
    const { factor, low, high } = row;
    return factor === null || low === null || high === null
      ? claimRangeText(low, high, t, formats)
      : rangeText({ factor, low, high }, all);
  };
  const words = {
    figures,
    tick: (factor: number) => `×${formats.number(factor, factor >= 1 ? 0 : factor >= 0.5 ? 1 : 2)}`,
  };
  const inert = rows.map((row): RangeRow =>
    row.known
      ? { ...row, label: inertText(row.label) }
      : { ...row, label: inertText(row.label), refusal: inertText(row.refusal) },
  );
  const alt = all.say('named', { name: caption, text: sentence });
  return inPages(inert).map(part => ({ kind: 'chart', alt, drawing: rangesDrawing(part, words, inert) }));
}

/** A chart does not span pages: rows are distributed over full pages, without a last page of only a few rows. */
function inPages(rows: readonly RangeRow[]): RangeRow[][] {
  const pages = Math.ceil(rows.length / MOST_RANGE_ROWS);
  const each = Math.ceil(rows.length / pages);
  return Array.from({ length: pages }, (_, page) => rows.slice(page * each, (page + 1) * each));
}

/** Publication calendar over 53 weeks. */
export function calendarChart({ calendar, period, health }: Report, alt: string, all: ReportWords): Block {
  const counts = calendar.videos.flatMap((count, index) =>
    count > 0 ? [{ date: addDays(calendar.firstDay, index), count }] : [],
  );
  // When older videos were left out, days before the first one may not have been empty.
  const isCut = health.some(({ kind }) => kind === 'older_left_out');
  const drawing = calendarDrawing(
    {
      counts,
      to: period.lastDay,
      knownFrom: calendar.knownFrom ?? (isCut ? (counts[0]?.date ?? null) : null),
      knownUntil: calendar.knownUntil ?? null,
      firstWeekday: all.formats.firstWeekday,
    },
    calendarNames(all.language),
  );
  return { kind: 'chart', alt, drawing };
}

/** Followers over both periods. */
export function followersChart(
  readings: Known<Report['followers']>['readings'],
  alt: string,
  all: ReportWords,
): Block {
  return { kind: 'chart', alt, drawing: growthDrawing(readings, all.formats) };
}
