import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { DEFAULT_PERIOD_DAYS, parsePeriodDays, type PeriodDays } from '#domain/time/period.ts';

/** The current view is stored in the URL: a link shows the same to everybody. */
export interface View {
  /** As requested; the reader checks whether the user may see it. */
  accountId: string | null;
  periodDays: PeriodDays;
  setAccount: (accountId: string) => void;
  setPeriod: (days: PeriodDays) => void;
}

export function useView(): View {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (name: string, value: string) =>
      setSearch(
        before => {
          const next = new URLSearchParams(before);
          next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return {
    accountId: search.get('accountId'),
    periodDays: parsePeriodDays(search.get('periodDays')) ?? DEFAULT_PERIOD_DAYS,
    setAccount: useCallback(accountId => set('accountId', accountId), [set]),
    setPeriod: useCallback(days => set('periodDays', String(days)), [set]),
  };
}
