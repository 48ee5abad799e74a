import type { Language } from '#contract/wire/languages.ts';
import type { Queryable } from '../../platform/db/database.ts';

export function findReader(
  db: Queryable,
  userId: string,
): Promise<{ email: string; language: Language; timeZone: string } | undefined> {
  return db.row({
    name: 'find-mail-reader',
    text: `select u.email, p.language, p.time_zone as "timeZone" from auth.users u join profiles p on p.user_id = u.id where u.id = $1`,
    values: [userId],
  });
}
