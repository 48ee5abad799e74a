import type { AdminUser } from '#contract/admin/admin-users.ts';

/** How a user is named where a name is needed. */
export function nameOf(user: AdminUser): string {
  return user.email ?? user.username ?? user.full_name ?? user.id;
}
