/** Quarters of a day, by starting hour. */
export const DAY_PARTS = ['night', 'morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const SHORT_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const WEEK_PARTS = ['weekday', 'weekend'] as const;
type WeekPart = (typeof WEEK_PARTS)[number];

/** One of eight slots, used for posting times by reports of method 1 and older analyses. */
export type PostingSlot = `${WeekPart}_${DayPart}`;
export const POSTING_SLOTS: readonly PostingSlot[] = WEEK_PARTS.flatMap(week =>
  DAY_PARTS.map(part => `${week}_${part}` as const),
);

/** Night from 0, morning from 6, afternoon from 12, evening from 18 o'clock. */
export const HOURS_A_PART = 6;

/** Returns a function giving the hour, 0 to 23, and the weekday of instants in an IANA time zone. */
export function postingMomentIn(timeZone: string): (instant: Date) => { hour: number; weekday: Weekday } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return instant => {
    let hour = 0;
    let day = 0;
    for (const { type, value } of format.formatToParts(instant)) {
      if (type === 'hour') hour = Number(value);
      if (type === 'weekday') day = SHORT_NAMES.indexOf(value);
    }
    return { hour, weekday: WEEKDAYS[day] ?? 'monday' };
  };
}

/** Returns a function giving the part of the day and the weekday, as `postingMomentIn`. */
export function postingDayIn(timeZone: string): (instant: Date) => { dayPart: DayPart; weekday: Weekday } {
  const momentOf = postingMomentIn(timeZone);
  return instant => {
    const { hour, weekday } = momentOf(instant);
    return { dayPart: DAY_PARTS[Math.floor(hour / HOURS_A_PART)] ?? 'night', weekday };
  };
}
