import { useMemo } from 'react';
import {
  calendarDayAt,
  calendarGeometry,
  calendarStart,
  type CalendarDay,
  type CalendarGeometry,
} from '#domain/chart/calendar-geometry.ts';
import { MOVES_IN_WEEKS } from '#domain/chart/moves.ts';
import type { LocalDate } from '#domain/time/local-days.ts';
import { calendarNames, type CalendarNames } from '#i18n/language/calendar-names.ts';
import { useFormats, useLanguage, useT } from '#web/ui/language/language.tsx';
import { CalendarDrawing, CalendarLegend } from './calendar-drawing.tsx';
import type { ChartAbout, ChartData } from './chart-data.ts';
import { calendarSentence } from '#presentation/sentences/calendar-sentence.ts';
import type { KnownDays } from '#domain/account-reports/known-calendar.ts';
import { ChartExplorer } from './chart-explorer.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { TooltipBox } from './tooltip-box.tsx';
import { useWidth } from './use-width.ts';

/** Videos published on each day of the 53 weeks that end with the week of `to`. */
export function CalendarChart({
  title,
  counts,
  to,
  knownFrom,
  knownUntil = null,
  about,
}: {
  title: string;
  /** Days with videos, in the account's or user's time zone; the others had none. */
  counts: readonly { date: LocalDate; count: number }[];
  to: LocalDate;
  /** Days before are unknown, and marked so. Null: all are known. */
  knownFrom: LocalDate | null;
  /** Days after are unknown. */
  knownUntil?: LocalDate | null | undefined;
  about: ChartAbout;
}) {
  const { t, language } = useLanguage();
  const { firstWeekday } = useFormats();
  const names = useMemo(() => calendarNames(language), [language]);
  const [frame, width] = useWidth();
  const geometry = useMemo(
    () => calendarGeometry({ counts, to, knownFrom, knownUntil, firstWeekday, width }),
    [counts, to, knownFrom, knownUntil, firstWeekday, width],
  );
  const { days } = geometry;
  const countText = (day: CalendarDay) =>
    day.count === null
      ? t('charts.calendar.unknown')
      : day.count === 0
        ? t('charts.calendar.noVideo')
        : t('charts.calendar.videos', { count: day.count });

  return (
    <ChartFrame
      name="calendar"
      title={title}
      sentence={useSentence(counts, {
        from: calendarStart(to, firstWeekday),
        to,
        knownFrom,
        knownUntil,
      })}
      about={about}
      data={useCalendarData(geometry, names)}
      notes={<CalendarLegend geometry={geometry} />}
    >
      <div ref={frame} className="relative w-full" style={{ height: geometry.height }}>
        {width > 0 && (
          <>
            <svg
              data-picture
              width={width}
              height={geometry.height}
              viewBox={`0 0 ${width} ${geometry.height}`}
              aria-hidden
              className="absolute inset-0 block max-w-full"
            >
              <CalendarDrawing geometry={geometry} names={names} />
            </svg>
            <ChartExplorer
              label={t('charts.calendar.explore')}
              moves={MOVES_IN_WEEKS}
              count={days.length}
              indexAt={(x, y) => calendarDayAt(geometry, x, y)}
              valueText={index => {
                const day = days[index];
                return day === undefined
                  ? ''
                  : t('charts.point', { place: names.day(day.date), values: countText(day) });
              }}
            >
              {index => {
                const day = days[index];
                return day === undefined ? null : (
                  <PointedDay
                    day={day}
                    geometry={geometry}
                    width={width}
                    names={names}
                    text={countText(day)}
                  />
                );
              }}
            </ChartExplorer>
          </>
        )}
      </div>
    </ChartFrame>
  );
}

function PointedDay({
  day,
  geometry,
  width,
  names,
  text,
}: {
  day: CalendarDay;
  geometry: CalendarGeometry;
  width: number;
  names: CalendarNames;
  text: string;
}) {
  const t = useT();
  const { size, height } = geometry;
  return (
    <>
      <svg width={width} height={height} aria-hidden className="pointer-events-none absolute inset-0 block">
        <rect
          x={day.x - 1.5}
          y={day.y - 1.5}
          width={size + 3}
          height={size + 3}
          rx={4}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2"
        />
      </svg>
      <TooltipBox
        x={day.x + size / 2}
        top={day.y + size + 8}
        width={width}
        title={names.day(day.date)}
        facts={[{ key: 'count', term: t('charts.calendar.published'), value: text }]}
      />
    </>
  );
}

function useSentence(
  counts: readonly { date: LocalDate; count: number }[],
  span: { from: LocalDate; to: LocalDate } & KnownDays,
): string {
  const t = useT();
  const formats = useFormats();
  const shown = counts.filter(({ date }) => date >= span.from && date <= span.to);
  return calendarSentence(
    shown.map(({ count }) => count),
    span,
    t,
    formats,
  );
}

/** Only days with videos: three hundred empty rows would hide them. The file has every day. */
function useCalendarData({ days }: CalendarGeometry, names: CalendarNames): ChartData<CalendarDay> {
  const t = useT();
  const formats = useFormats();
  return {
    rows: days,
    rowKey: day => day.date,
    newestFirst: true,
    inTable: day => (day.count ?? 0) > 0,
    columns: [
      {
        key: 'day',
        header: t('charts.calendar.day'),
        rowHeader: true,
        value: day => day.date,
        text: day => names.day(day.date),
      },
      {
        key: 'count',
        header: t('charts.calendar.published'),
        numeric: true,
        value: day => day.count,
        text: day => (day.count === null ? t('charts.unknown') : formats.number(day.count)),
      },
    ],
  };
}
