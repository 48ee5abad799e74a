import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { DEFAULT_PERIOD_DAYS, parsePeriodDays, type PeriodDays } from '#domain/time/period.ts';
import { comparedIds } from './compared-ids.ts';

/** The comparison is stored in the URL, along with the account and period of the panel. */
export interface ComparisonChoice {
  /** The reference first. */
  ids: string[];
  periodDays: PeriodDays;
  setIds: (ids: readonly string[]) => void;
  setPeriod: (days: PeriodDays) => void;
}

export function useComparisonChoice(accounts: readonly LinkedAccount[]): ComparisonChoice {
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
    ids: comparedIds(accounts, search.get('compared')),
    periodDays: parsePeriodDays(search.get('comparedDays')) ?? DEFAULT_PERIOD_DAYS,
    setIds: ids => set('compared', ids.join(',')),
    setPeriod: days => set('comparedDays', String(days)),
  };
}
