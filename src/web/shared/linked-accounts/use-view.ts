import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { DEFAULT_PERIOD_DAYS, parsePeriodDays, type PeriodDays } from '#domain/time/period.ts';

/** What is being looked at stands in the address: a link shows the same thing to whoever opens it. */
export interface View {
  /** As asked for; whether the user may see it is decided by who reads it. */
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
