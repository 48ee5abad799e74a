import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AdminUser } from '#contract/admin/admin-users.ts';
import { USER_STATES } from '#domain/admin/user-states.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { PlanBadge } from '#web/shared/quotas/plan-badge.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { Table, type Column } from '#web/ui/content/table.tsx';
import { AdminTableExport } from '#web/features/admin/parts/admin-table-export.tsx';
import { PagedPanel } from '#web/features/admin/parts/paged-panel.tsx';
import { SearchField } from '#web/features/admin/parts/search-field.tsx';
import { SimulationCard } from './simulation-card.tsx';
import { FRESH } from '#web/features/admin/parts/use-changes-announced.ts';
import { useAddress } from '#web/features/admin/parts/use-filters-in-address.ts';

/** The users of this server: searched by email address, name or handle. */
export function UsersTab() {
  const t = useT();
  const { get, set } = useAddress();
  const [search, state] = [get('q'), USER_STATES.find(one => one === get('state')) ?? 'all'];
  const query = useInfiniteQuery({
    ...orpc.admin.users.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        state,
        ...(search ? { search } : {}),
        ...(cursor ? { cursor } : {}),
      }),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
  return (
    <div className="grid gap-6">
      <Card aria-label={t('admin.users.title')}>
        <div className="mb-5 flex flex-wrap items-end gap-4">
          <SearchField
            label={t('admin.users.search')}
            hint={t('admin.users.searchHint')}
            value={search}
            onSearch={q => set({ q })}
            className="w-full sm:w-80"
          />
          <Segmented
            label={t('admin.users.state')}
            value={state}
            segments={USER_STATES.map(value => ({ value, label: t(`admin.users.states.${value}`) }))}
            onChange={next => set({ state: next === 'all' ? '' : next })}
          />
          <span className="ms-auto">
            <AdminTableExport table="users" filter={{ search, state }} />
          </span>
        </div>
        <PagedPanel
          query={query}
          empty={<EmptyState title={t('admin.users.none')} text={t('admin.users.noneText')} />}
        >
          {items => <UserTable users={items} />}
        </PagedPanel>
      </Card>
      <SimulationCard />
    </div>
  );
}

function UserTable({ users }: { users: AdminUser[] }) {
  const t = useT();
  const formats = useFormats();
  const moment = (at: string | null) =>
    at === null ? (
      <span className="text-muted">{t('admin.never')}</span>
    ) : (
      <time dateTime={at} title={formats.dateTime(at)} className="whitespace-nowrap">
        {formats.shortDate(at)} {formats.time(at)}
      </time>
    );
  const columns: Column<AdminUser>[] = [
    {
      key: 'user',
      header: t('admin.users.columns.user'),
      rowHeader: true,
      cell: user => <Who user={user} />,
    },
    {
      key: 'plan',
      stacked: { isWhole: true },
      header: t('admin.users.columns.plan'),
      cell: user => <PlanBadge plan={user.plan_type} isAdmin={false} />,
    },
    {
      key: 'usage',
      stacked: { isWhole: true },
      header: t('admin.users.columns.usage'),
      cell: user => {
        const used = { videos: user.video_analyses, accounts: user.account_analyses };
        return (
          <span className="whitespace-nowrap tabular-nums" title={t('admin.users.usageTitle', used)}>
            {t('admin.users.usage', used)}
          </span>
        );
      },
    },
    {
      key: 'accounts',
      stacked: { isWhole: true },
      header: t('admin.users.columns.accounts'),
      numeric: true,
      cell: user => formats.number(user.linked_accounts),
    },
    {
      key: 'sync',
      stacked: { isWhole: true },
      header: t('admin.users.columns.lastSync'),
      cell: user => moment(user.last_synced_at),
    },
    {
      key: 'signIn',
      stacked: { isWhole: true },
      header: t('admin.users.columns.lastSignIn'),
      cell: user => moment(user.last_sign_in_at),
    },
    {
      key: 'sessions',
      stacked: { isWhole: true },
      header: t('admin.users.columns.sessions'),
      numeric: true,
      cell: user => formats.number(user.sessions),
    },
  ];
  return (
    <Table
      caption={t('admin.users.caption')}
      hideCaption
      stacks
      columns={columns}
      rows={users}
      rowKey={user => user.id}
    />
  );
}

function Who({ user }: { user: AdminUser }) {
  const t = useT();
  const names = [user.full_name ?? user.username, user.tiktok_handle && `@${user.tiktok_handle}`];
  return (
    <div className="sm:min-w-52">
      <a href={`${APP_PATHS.admin}/users/${user.id}`} className="link reach font-semibold wrap-anywhere">
        {user.email ?? user.username ?? t('admin.users.noEmail')}
      </a>
      <p className="text-sm font-normal text-muted">{names.filter(Boolean).join(' · ')}</p>
      <StateBadges user={user} />
    </div>
  );
}

/** Unusual states of a user. */
export function StateBadges({ user }: { user: AdminUser }) {
  const t = useT();
  if (!user.is_admin && user.locked_at === null && user.confirmed_at !== null) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-1.5">
      {user.is_admin && <PlanBadge plan={user.plan_type} isAdmin />}
      {user.locked_at !== null && <Badge tone="bad">{t('admin.users.locked')}</Badge>}
      {user.confirmed_at === null && <Badge tone="warn">{t('admin.users.unconfirmed')}</Badge>}
    </p>
  );
}
