import { expect, test } from 'vitest';
import { weekTicks } from './week-ticks.ts';

const days = (ticks: Date[], timeZone: string) =>
  ticks.map(tick => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(tick));
const FROM = new Date('2026-10-20T12:00:00Z');
const TO = new Date('2026-11-10T12:00:00Z');

test.each([
  [1, ['2026-10-26', '2026-11-02', '2026-11-09']],
  [0, ['2026-10-25', '2026-11-01', '2026-11-08']],
  [6, ['2026-10-24', '2026-10-31', '2026-11-07']],
])(
  'weeks that begin on weekday %i are told by their first days, over the change of the clocks too',
  (first, expected) => {
    for (const timeZone of ['Europe/Paris', 'Asia/Tokyo', 'America/New_York']) {
      expect(days(weekTicks(FROM, TO, timeZone, first), timeZone)).toEqual(expected);
    }
  },
);

test('a week that began before the first instant is not told', () => {
  const monday = new Date('2026-11-09T12:00:00Z');
  expect(weekTicks(monday, TO, 'Europe/Paris', 1)).toEqual([]);
});
