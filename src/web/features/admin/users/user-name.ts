import type { AdminUser } from '#contract/admin/admin-users.ts';

export function nameOf(user: AdminUser): string {
  return user.email ?? user.username ?? user.full_name ?? user.id;
}
