import { startOfLocalDay, type LocalDate } from '#domain/time/local-days.ts';
import { useFormats } from '#web/ui/language/language.tsx';

/** Formats calendar dates, which have no time zone, in the user's date format. */
export function useReportDays() {
  const formats = useFormats();
  const at = (day: LocalDate) => startOfLocalDay(day, formats.timeZone);
  const short = (day: LocalDate) => formats.shortDate(at(day));
  const long = (day: LocalDate) => formats.date(at(day));
  return {
    /** 20 nov. */
    short,
    /** 20 novembre 2026 */
    long,
    /** 3 nov. and 28 nov.; with the year where the years differ. */
    span: (from: LocalDate, to: LocalDate) => {
      const write = from.slice(0, 4) === to.slice(0, 4) ? short : long;
      return { from: write(from), to: write(to) };
    },
  };
}
