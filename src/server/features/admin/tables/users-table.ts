import type { AdminUser } from '#contract/admin/admin-users.ts';
import { USER_STATES } from '#domain/admin/user-states.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import { PLAN_TYPES } from '#domain/plans/plan-table.ts';
import type { ExportWords } from '../../exports/export-words.ts';
import { begun, everyPage, prepared, type PreparedTable } from '../../exports/prepared-table.ts';
import { fieldColumn } from '../../exports/tables/field-column.ts';
import { yesNo } from '../../exports/tables/yes-no.ts';
import { listUsers } from '../users/list-users.ts';
import { PAGE_ROWS, type AdminTableOrder } from './admin-table-order.ts';

/** Users of this server, newest first. */
export async function usersTable({ context, words, input }: AdminTableOrder): Promise<PreparedTable> {
  const state = USER_STATES.find(one => one === input.state) ?? 'all';
  const pages = await begun(
    everyPage(cursor => listUsers(context.app, { search: input.search, state, cursor, limit: PAGE_ROWS })),
  );
  return prepared([words.say('files.users')], {
    title: words.say('tables.users'),
    columns: userColumns(words),
    pages,
  });
}

function userColumns(words: ExportWords): FileColumn<AdminUser>[] {
  const { say, t } = words;
  return [
    fieldColumn('text', 'id', say('columns.id')),
    fieldColumn('text', 'email', say('columns.email')),
    fieldColumn('text', 'full_name', say('columns.fullName')),
    fieldColumn('text', 'username', say('columns.username')),
    fieldColumn('text', 'tiktok_handle', say('columns.handle')),
    {
      key: 'plan_type',
      title: t('admin.users.columns.plan'),
      kind: 'choice',
      names: Object.fromEntries(PLAN_TYPES.map(plan => [plan, t(`shell.plans.${plan}`)])),
      value: user => user.plan_type,
    },
    yesNo(words, 'is_admin', say('columns.admin'), user => user.is_admin),
    fieldColumn('whole', 'video_analyses', say('columns.videoAnalyses')),
    fieldColumn('whole', 'account_analyses', say('columns.accountAnalyses')),
    fieldColumn('whole', 'linked_accounts', t('admin.users.columns.accounts')),
    fieldColumn('whole', 'sessions', t('admin.users.columns.sessions')),
    fieldColumn('instant', 'created_at', say('columns.created')),
    fieldColumn('instant', 'confirmed_at', say('columns.confirmed')),
    fieldColumn('instant', 'locked_at', say('columns.locked')),
    fieldColumn('instant', 'last_sign_in_at', t('admin.users.columns.lastSignIn')),
    fieldColumn('instant', 'last_synced_at', t('admin.users.columns.lastSync')),
  ];
}
