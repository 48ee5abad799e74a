import { calendarGeometry, type CalendarDay, type CalendarInput } from '#domain/chart/calendar-geometry.ts';
import type { CalendarNames } from '#i18n/language/calendar-names.ts';
import { box, type Drawing, type Mark } from './marks.ts';

/** Shades by number of publications: they differ in lightness, not in hue. */
const SHADES = [0, 0.3, 0.52, 0.76, 1];
const FONT = 14;
/** Wide enough for one year in a single row. */
const WIDTH = 780;

/** A square per day, a column per week; days without data are a dot. */
export function calendarDrawing(input: Omit<CalendarInput, 'width'>, names: CalendarNames): Drawing {
  const { height, size, days, months, weekdays } = calendarGeometry({ ...input, width: WIDTH });
  const marks: Mark[] = [
    ...months.map(({ x, y, date }): Mark => ({
      kind: 'text',
      at: [x, y - 6],
      text: names.month(date),
      size: FONT,
      paint: 'quiet',
    })),
    ...weekdays.flatMap(({ x, y, weekday }, index): Mark[] =>
      index % 7 < 6 && (index % 7) % 2 === 0
        ? [
            {
              kind: 'text',
              at: [x, y + size / 2 + 4],
              text: names.weekday(weekday),
              size: FONT,
              paint: 'quiet',
            },
          ]
        : [],
    ),
    ...days.flatMap(day => dayMarks(day, size)),
  ];
  return { width: WIDTH, height, marks };
}

function dayMarks({ x, y, count, level }: CalendarDay, size: number): Mark[] {
  const path = box(x + 0.5, y + 0.5, size - 1, size - 1);
  if (count === null)
    return [{ kind: 'shape', path: box(x + size / 2 - 1, y + size / 2 - 1, 2, 2), fill: 'line' }];
  if (level === 0) return [{ kind: 'shape', path, fill: 'shade' }];
  return [
    { kind: 'shape', path, fill: 'accent', opacity: SHADES[level] ?? 1 },
    { kind: 'shape', path, stroke: 'accent', width: 0.75 },
  ];
}
