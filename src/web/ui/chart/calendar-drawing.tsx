import { memo } from 'react';
import type { CalendarGeometry } from '#domain/chart/calendar-geometry.ts';
import type { CalendarNames } from '#i18n/language/calendar-names.ts';
import { useT } from '#web/ui/language/language.tsx';

/** Shades of teal by number of videos: they differ in lightness, not in hue. */
const SHADES = ['0', '0.3', '0.52', '0.76', '1'];

/** One square per day. Empty ones are outlined, unknown ones are a dot. */
export const CalendarDrawing = memo(function CalendarDrawing({
  geometry,
  names,
}: {
  geometry: CalendarGeometry;
  names: CalendarNames;
}) {
  const { days, size, months, weekdays } = geometry;
  return (
    <>
      {months.map(({ x, y, date }) => (
        <text key={date} x={x} y={y - 6} className="fill-muted text-[11px]">
          {names.month(date)}
        </text>
      ))}
      {weekdays.map(
        ({ x, y, weekday }, index) =>
          index % 7 < 6 &&
          (index % 7) % 2 === 0 && (
            <text key={y} x={x} y={y + size / 2 + 4} className="fill-muted text-[11px]">
              {names.weekday(weekday)}
            </text>
          ),
      )}
      {days.map(day => (
        <DaySquare
          key={day.date}
          x={day.x}
          y={day.y}
          size={size}
          level={day.count === null ? null : day.level}
        />
      ))}
    </>
  );
});

function DaySquare({ x, y, size, level }: { x: number; y: number; size: number; level: number | null }) {
  if (level === null)
    return <circle cx={x + size / 2} cy={y + size / 2} r={1.5} fill="var(--line-strong)" opacity="0.6" />;
  const isEmpty = level === 0;
  return (
    <rect
      x={x + 0.5}
      y={y + 0.5}
      width={size - 1}
      height={size - 1}
      rx={3}
      fill={isEmpty ? 'var(--sunken)' : 'var(--calm)'}
      fillOpacity={isEmpty ? '1' : SHADES[level]}
      stroke={isEmpty ? 'var(--line)' : 'var(--calm)'}
    />
  );
}

export function CalendarLegend({ geometry }: { geometry: CalendarGeometry }) {
  const t = useT();
  const { levels, days } = geometry;
  const entries = levels.map((low, index) => {
    const next = levels[index + 1];
    const text =
      next === undefined
        ? t('charts.calendar.andMore', { low })
        : next - low === 1
          ? String(low)
          : t('charts.calendar.between', { low, high: next - 1 });
    return { level: index + 1, text };
  });
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
      <Entry level={0} text={t('charts.calendar.noVideo')} />
      {entries.map(({ level, text }) => (
        <Entry key={level} level={level} text={text} />
      ))}
      {days.some(({ count }) => count === null) && <Entry level={null} text={t('charts.calendar.before')} />}
    </ul>
  );
}

function Entry({ level, text }: { level: number | null; text: string }) {
  return (
    <li data-legend className="flex items-center gap-1.5">
      <svg width={14} height={14} aria-hidden className="shrink-0">
        <DaySquare x={0} y={0} size={14} level={level} />
      </svg>
      {text}
    </li>
  );
}
