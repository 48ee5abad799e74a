/** Quarters of a day, by the hour that they begin at. */
export const DAY_PARTS = ['night', 'morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

export const WEEK_PARTS = ['weekday', 'weekend'] as const;
export type WeekPart = (typeof WEEK_PARTS)[number];

/** One of eight: few enough that an account's videos can say something of each. */
export type PostingSlot = `${WeekPart}_${DayPart}`;
export const POSTING_SLOTS: readonly PostingSlot[] = WEEK_PARTS.flatMap(week =>
  DAY_PARTS.map(part => `${week}_${part}` as const),
);

/** Night from 0, morning from 6, afternoon from 12, evening from 18 o'clock. */
export const HOURS_A_PART = 6;

/** Tells the slot that instants fall into on the clocks of one IANA time zone, changes of the clocks included. */
export function postingSlotIn(timeZone: string): (instant: Date) => PostingSlot {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return instant => {
    let hour = 0;
    let week: WeekPart = 'weekday';
    for (const { type, value } of format.formatToParts(instant)) {
      if (type === 'hour') hour = Number(value);
      if (type === 'weekday' && (value === 'Sat' || value === 'Sun')) week = 'weekend';
    }
    return `${week}_${DAY_PARTS[Math.floor(hour / HOURS_A_PART)] ?? 'night'}`;
  };
}
