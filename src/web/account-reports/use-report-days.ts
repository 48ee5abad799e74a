import { startOfLocalDay, type LocalDate } from '#domain/periods/local-days.ts';
import { useFormats } from '#web/language/language.tsx';

/** Writes calendar days, which belong to no time zone, as the user writes dates. */
export function useReportDays() {
  const formats = useFormats();
  const at = (day: LocalDate) => startOfLocalDay(day, formats.timeZone);
  return {
    /** 20 nov. */
    short: (day: LocalDate) => formats.shortDate(at(day)),
    /** 20 novembre 2026 */
    long: (day: LocalDate) => formats.date(at(day)),
  };
}
