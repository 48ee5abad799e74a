import { useQuery } from '@tanstack/react-query';
import { PLANS } from '#domain/plans/plan-table.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';

/** What ends with the paid plan, shown before the click that cancels it. */
export function WhatStops() {
  const t = useT();
  const schedules = useQuery(orpc.reportSchedules.list.queryOptions()).data?.items;
  const accounts = useQuery(orpc.billing.accounts.queryOptions()).data?.items.length ?? 0;
  const count = PLANS.freemium.limits.accounts;
  return (
    <div className="grid gap-2 text-sm">
      {/* Shown unless it is known that there is none. */}
      {schedules?.length !== 0 && <p>{t('billing.stops.reports')}</p>}
      {accounts > count && <p>{t('billing.stops.accounts', { count, accounts })}</p>}
    </div>
  );
}
