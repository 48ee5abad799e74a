import { addDays, type LocalDate } from '#domain/time/local-days.ts';

/** 53 weeks cover every day of a year, whichever weekday it begins on. */
export const CALENDAR_WEEKS = 53;

export interface CalendarInput {
  /** Days with publications and their number; days not listed have none. */
  counts: readonly { date: LocalDate; count: number }[];
  /** The last day shown; its week is the last one. */
  to: LocalDate;
  /** First day with data: days before it are shown as unknown, not as « 0 ». Null: all days are known. */
  knownFrom: LocalDate | null;
  /** The last day with data; absent or null: all later days are known. */
  knownUntil?: LocalDate | null;
  /** 0 is Sunday. */
  firstWeekday: number;
  width: number;
}

export interface CalendarDay {
  date: LocalDate;
  /** Null where there is no data. */
  count: number | null;
  /** 0 for nothing, then 1 to 4. */
  level: number;
  x: number;
  y: number;
}

export interface CalendarGeometry {
  height: number;
  /** Side of a day's square, in pixels. */
  size: number;
  /** Oldest first, without gaps: a column is seven consecutive days. */
  days: CalendarDay[];
  /** Smallest counts of the levels 1 to 4. */
  levels: number[];
  months: { x: number; y: number; date: LocalDate }[];
  weekdays: { x: number; y: number; weekday: number }[];
}

const LABEL_ROOM = 30;
const MONTHS_ROOM = 20;
const BLOCK_GAP = 12;
/** Maximum width of a month's name, with a gap behind it. */
const MONTH_NAME = 32;
const SMALLEST = 14;
const LARGEST = 20;

function weekdayOf(date: LocalDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The smallest counts of four shades: 1, 2, 3 and 4, or quarters of the largest count where that is more. */
export function calendarLevels(largest: number): number[] {
  return largest <= 4 ? [1, 2, 3, 4] : [0, 1, 2, 3].map(quarter => Math.floor((quarter * largest) / 4) + 1);
}

/** The first day shown: the start of a week, so that 53 weeks end with the week of `to`. */
export function calendarStart(to: LocalDate, firstWeekday: number): LocalDate {
  const intoWeek = (weekdayOf(to) - firstWeekday + 7) % 7;
  return addDays(to, -intoWeek - 7 * (CALENDAR_WEEKS - 1));
}

/** One square per day, one column per week; where a year does not fit in one line it is split into several. */
export function calendarGeometry(input: CalendarInput): CalendarGeometry {
  const { to, knownFrom, knownUntil = null, firstWeekday, width } = input;
  const room = Math.max(7 * SMALLEST, width - LABEL_ROOM);
  const blocks = Math.ceil(CALENDAR_WEEKS / Math.floor(room / SMALLEST));
  const columns = Math.ceil(CALENDAR_WEEKS / blocks);
  const pitch = Math.min(LARGEST, Math.floor(room / columns));
  const blockHeight = MONTHS_ROOM + 7 * pitch + BLOCK_GAP;
  const placeOf = (index: number) => {
    const week = Math.floor(index / 7);
    const block = Math.floor(week / columns);
    return {
      x: LABEL_ROOM + (week % columns) * pitch,
      y: block * blockHeight + MONTHS_ROOM + (index % 7) * pitch,
    };
  };
  const counts = new Map(input.counts.map(({ date, count }) => [date, count]));
  const levels = calendarLevels(Math.max(0, ...counts.values()));
  const days: CalendarDay[] = [];
  for (let date = calendarStart(to, firstWeekday); date <= to; date = addDays(date, 1)) {
    const isUnknown = (knownFrom !== null && date < knownFrom) || (knownUntil !== null && date > knownUntil);
    const count = isUnknown ? null : (counts.get(date) ?? 0);
    const level = levels.filter(smallest => (count ?? 0) >= smallest).length;
    days.push({ date, count, level, ...placeOf(days.length) });
  }
  return {
    height: blocks * blockHeight - BLOCK_GAP,
    size: pitch - 2,
    days,
    levels,
    months: monthsOf(days, width),
    weekdays: Array.from({ length: blocks * 7 }, (_, index) => ({
      x: 0,
      y: Math.floor(index / 7) * blockHeight + MONTHS_ROOM + (index % 7) * pitch,
      weekday: (firstWeekday + index) % 7,
    })),
  };
}

/**
 * Month names stand above the first whole week of each month, if the previous name leaves space; at the end of a line
 * they are moved left as far as needed.
 */
function monthsOf(days: readonly CalendarDay[], width: number): CalendarGeometry['months'] {
  const months: CalendarGeometry['months'] = [];
  for (let index = 0; index < days.length; index += 7) {
    const day = days[index];
    if (day === undefined || (index > 0 && day.date.slice(8) > '07')) continue;
    const before = months.at(-1);
    if (before !== undefined && before.y === day.y && day.x - before.x < MONTH_NAME) {
      // The first column's month may be about to end: the next month's name takes precedence.
      if (months.length === 1) months.pop();
      else continue;
    }
    months.push({ x: Math.min(day.x, width - MONTH_NAME), y: day.y, date: day.date });
  }
  return months;
}

/** Index of the day at a point of the drawing, or the nearest in its column; −1 outside. */
export function calendarDayAt({ days, size }: CalendarGeometry, x: number, y: number): number {
  const pitch = size + 2;
  return days.findIndex(day => x >= day.x && x < day.x + pitch && y >= day.y && y < day.y + pitch);
}
