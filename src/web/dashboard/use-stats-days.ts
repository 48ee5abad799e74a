import { useSearchParams } from 'wouter';
import { DASHBOARD_DEFAULT_DAYS, parsePeriodDays, type PeriodDays } from '#domain/periods/period.ts';

/** Spec §9: 30 days unless the address says otherwise. */
export function useStatsDays(): [PeriodDays, (days: PeriodDays) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    parsePeriodDays(search.get('statsDays')) ?? DASHBOARD_DEFAULT_DAYS,
    days =>
      setSearch(
        before => {
          const next = new URLSearchParams(before);
          next.set('statsDays', String(days));
          return next;
        },
        { replace: true },
      ),
  ];
}
