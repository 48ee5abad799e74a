import type { Language } from '#contract/wire/languages.ts';
import type { FormatChoice } from '#domain/profile/format-choice.ts';
import type { PlanType } from '#domain/plans/plan-table.ts';
import type { Queryable } from '../../platform/db/database.ts';

interface ProfileRow extends FormatChoice {
  full_name: string | null;
  username: string | null;
  tiktok_handle: string | null;
  plan_type: PlanType;
  language: Language;
  time_zone: string;
  is_admin: boolean;
  deletion_due_at: Date | null;
  unread_notifications: number;
}

export function findProfile(db: Queryable, userId: string): Promise<ProfileRow | undefined> {
  return db.row<ProfileRow>({
    name: 'find-profile',
    text: `select full_name, username, tiktok_handle, plan_type, language, time_zone, number_format, date_format,
                  week_start, (select due_at from account_deletions d where d.user_id = p.user_id) as deletion_due_at,
                  (select count(*) from notifications n where n.user_id = p.user_id and n.read_at is null)
                    as unread_notifications,
                  exists (select from user_roles r where r.user_id = p.user_id and r.role = 'admin') as is_admin
           from profiles p where user_id = $1`,
    values: [userId],
  });
}

export interface ProfileChange {
  full_name?: string | null | undefined;
  username?: string | undefined;
  language?: Language | undefined;
  time_zone?: string | undefined;
  number_format?: FormatChoice['number_format'] | undefined;
  date_format?: FormatChoice['date_format'] | undefined;
  week_start?: FormatChoice['week_start'] | undefined;
}

export function updateProfile(db: Queryable, userId: string, change: ProfileChange): Promise<number> {
  return db.run({
    name: 'update-profile',
    text: `update profiles
           set full_name = case when $2 then $3 else full_name end,
               username = coalesce($4, username),
               language = coalesce($5, language),
               time_zone = coalesce($6, time_zone),
               number_format = coalesce($7, number_format),
               date_format = coalesce($8, date_format),
               week_start = coalesce($9, week_start),
               updated_at = now()
           where user_id = $1`,
    values: [
      userId,
      change.full_name !== undefined,
      change.full_name ?? null,
      change.username ?? null,
      change.language ?? null,
      change.time_zone ?? null,
      change.number_format ?? null,
      change.date_format ?? null,
      change.week_start ?? null,
    ],
  });
}
