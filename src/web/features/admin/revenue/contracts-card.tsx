import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ContractLine } from '#contract/admin/admin-revenue.ts';
import { CONTRACT_STATES } from '#domain/billing/revenue.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Badge, type Tone } from '#web/ui/content/badge.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Field, Select } from '#web/ui/controls/field.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AdminTableExport } from '#web/features/admin/parts/admin-table-export.tsx';
import { PagedPanel } from '#web/features/admin/parts/paged-panel.tsx';
import { useAddress } from '#web/features/admin/parts/use-filters-in-address.ts';
import { FRESH } from '#web/features/admin/parts/use-changes-announced.ts';

const TONES: Record<ContractLine['state'], Tone> = {
  active: 'good',
  leaving: 'warn',
  unpaid: 'bad',
  paused: 'neutral',
  over: 'neutral',
};

/** Every contract of every user; cancelled and unpaid ones can be filtered. */
export function ContractsCard() {
  const t = useT();
  const { get, set } = useAddress();
  const state = CONTRACT_STATES.find(one => one === get('state'));
  const query = useInfiniteQuery({
    ...orpc.admin.money.contracts.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...(state && { state }), ...(cursor && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
  return (
    <Card aria-labelledby="contracts-title">
      <CardHeader
        id="contracts-title"
        title={t('adminMoney.contracts')}
        actions={
          <>
            <AdminTableExport table="contracts" filter={{ state: state ?? '' }} />
            <Field label={t('adminMoney.show')} className="grid-flow-col items-center">
              {wiring => (
                <Select
                  {...wiring}
                  value={state ?? ''}
                  onChange={event => set({ state: event.target.value })}
                >
                  <option value="">{t('adminMoney.allContracts')}</option>
                  {CONTRACT_STATES.map(one => (
                    <option key={one} value={one}>
                      {t(`adminMoney.states.${one}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </>
        }
      />
      <PagedPanel
        query={query}
        skeleton={<Skeleton className="h-40" />}
        empty={<p className="text-muted">{t('adminMoney.noContracts')}</p>}
      >
        {items => (
          <ul>
            {items.map(contract => (
              <Contract key={contract.id} contract={contract} />
            ))}
          </ul>
        )}
      </PagedPanel>
    </Card>
  );
}

function Contract({ contract }: { contract: ContractLine }) {
  const t = useT();
  const formats = useFormats();
  const { state, plan, interval, next_plan: next } = contract;
  const price = formats.money(contract.amount_cents, contract.currency.toUpperCase());
  const until = formats.date(contract.ended_at ?? contract.period_end);
  return (
    <li className="border-b border-line py-3 last:border-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <a className="link font-medium wrap-anywhere" href={`${APP_PATHS.admin}/users/${contract.user_id}`}>
          {contract.email ?? t('admin.users.noEmail')}
        </a>
        <Badge tone={TONES[state]}>{t(`adminMoney.states.${state}`)}</Badge>
      </p>
      <p className="text-sm text-muted">
        {t(`adminMoney.terms.${interval}`, { plan: t(`shell.plans.${plan}`), price })}
        {' · '}
        {t(`adminMoney.dates.${state}`, { date: until })}
        {next !== null && state === 'active' && (
          <>
            {' · '}
            {t('adminMoney.becomes', { plan: t(`shell.plans.${next}`) })}
          </>
        )}
      </p>
    </li>
  );
}
