import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminUserDetails } from '#contract/admin/admin-users.ts';
import type { ErrorCode } from '#contract/wire/errors.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { BackLink } from '#web/ui/controls/back-link.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EntryList } from '#web/features/admin/parts/entry-list.tsx';
import { FRESH } from '#web/features/admin/parts/use-changes-announced.ts';
import { nameOf } from './user-name.ts';
import { UserAccessCard } from './user-access-card.tsx';
import { UserCreditCard } from './user-credit-card.tsx';
import { UserLedgerCard } from './user-ledger-card.tsx';
import { UserPlanCard } from './user-plan-card.tsx';
import { UserViewCard } from './user-view-card.tsx';
import { StateBadges } from './users-tab.tsx';

/** One user: all data, and all actions of an administrator. */
export function UserPage({ id }: { id: string }) {
  const t = useT();
  const query = useQuery({ ...orpc.admin.users.get.queryOptions({ input: { id } }), ...FRESH });
  return (
    <>
      <BackLink href={`${APP_PATHS.admin}/users`}>{t('admin.user.back')}</BackLink>
      <QueryPanel query={query} skeleton={<Skeleton className="h-96" />}>
        {details => (
          <>
            <header className="mb-5">
              <h2 className="text-xl wrap-anywhere sm:text-2xl">{nameOf(details.user)}</h2>
              <StateBadges user={details.user} />
            </header>
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <div className="grid gap-6">
                <IdentityCard details={details} />
                <UserPlanCard key={details.user.plan_type} user={details.user} />
                <AccountsCard accounts={details.accounts} />
                <UserAccessCard user={details.user} secondFactors={details.second_factors} />
              </div>
              <div className="grid gap-6">
                <UserCreditCard details={details} />
                <UserLedgerCard id={id} />
                <UserViewCard user={details.user} />
              </div>
            </div>
            <Card aria-labelledby="history-title" className="mt-6">
              <CardHeader id="history-title" title={t('admin.user.history')} />
              <EntryList entries={details.history} />
            </Card>
          </>
        )}
      </QueryPanel>
    </>
  );
}

function IdentityCard({ details: { user, second_factors: secondFactors } }: { details: AdminUserDetails }) {
  const t = useT();
  const formats = useFormats();
  const facts: [string, ReactNode][] = [
    [t('admin.user.name'), user.full_name],
    [t('admin.user.username'), user.username],
    [t('admin.user.handle'), user.tiktok_handle && `@${user.tiktok_handle}`],
    [t('admin.user.since'), formats.dateTime(user.created_at)],
    [
      t('admin.user.confirmed'),
      user.confirmed_at === null ? t('admin.user.notConfirmed') : formats.dateTime(user.confirmed_at),
    ],
    [
      t('admin.user.lastSignIn'),
      user.last_sign_in_at === null ? t('admin.never') : formats.dateTime(user.last_sign_in_at),
    ],
    [t('admin.user.sessions'), formats.number(user.sessions)],
    [t('admin.user.secondFactors'), formats.number(secondFactors)],
  ];
  return (
    <Card aria-labelledby="identity-title">
      <CardHeader id="identity-title" title={t('admin.user.identity')} />
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr] sm:items-baseline">
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="break-words max-sm:mb-1.5">{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

function AccountsCard({ accounts }: { accounts: AdminUserDetails['accounts'] }) {
  const t = useT();
  const say = useErrorText();
  const formats = useFormats();
  return (
    <Card aria-labelledby="user-accounts-title">
      <CardHeader id="user-accounts-title" title={t('admin.user.accounts')} />
      {accounts.length === 0 && <p className="text-muted">{t('admin.user.noAccounts')}</p>}
      <ul>
        {accounts.map(account => (
          <li key={account.username} className="border-b border-line py-2.5 last:border-0">
            <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
              {`@${account.username}`}
              {account.is_primary && <Badge tone="calm">{t('admin.user.primary')}</Badge>}
            </p>
            <p className="text-sm text-muted">
              {account.last_synced_at === null
                ? t('admin.user.neverSynced')
                : t('admin.user.syncedAt', { when: formats.dateTime(account.last_synced_at) })}
            </p>
            {account.last_sync_error !== null && (
              <p className="mt-1 text-sm">
                {say.code(account.last_sync_error as ErrorCode, {
                  handle: account.username,
                  found: '?',
                  needed: '?',
                })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
