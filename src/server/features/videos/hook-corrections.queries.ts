import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { Queryable } from '../../platform/db/database.ts';

/** A hook class given by a user. */
interface KeptCorrection {
  kind: HookKind;
  corrected_at: Date;
}

/** The corrected video, as in `video_analyses`: `video:<id>` or `file:<sha256>`. */
interface Corrected {
  userId: string;
  target: string;
}

export function findHookCorrection(
  db: Queryable,
  { userId, target }: Corrected,
): Promise<KeptCorrection | undefined> {
  return db.row<KeptCorrection>({
    name: 'find-hook-correction',
    text: 'select kind, corrected_at from hook_corrections where user_id = $1 and target = $2',
    values: [userId, target],
  });
}

/** The caption by which a user's video is classified; locks the row, so that corrections are serialised. */
export async function lockCaption(
  db: Queryable,
  userId: string,
  videoId: string,
): Promise<string | undefined> {
  const row = await db.row<{ description: string }>({
    name: 'lock-video-caption',
    text: 'select description from tiktok_videos where user_id = $1 and id = $2 for no key update',
    values: [userId, videoId],
  });
  return row?.description;
}

/** The same class again changes nothing. */
export function keepHookCorrection(
  db: Queryable,
  { userId, target, kind, now }: Corrected & { kind: HookKind; now: Date },
): Promise<number> {
  return db.run({
    name: 'keep-hook-correction',
    text: `insert into hook_corrections (user_id, target, kind, corrected_at) values ($1, $2, $3, $4)
           on conflict (user_id, target) do update set kind = excluded.kind, corrected_at = excluded.corrected_at
           where hook_corrections.kind <> excluded.kind`,
    values: [userId, target, kind, now],
  });
}

export function deleteHookCorrection(db: Queryable, { userId, target }: Corrected): Promise<number> {
  return db.run({
    name: 'forget-hook-correction',
    text: 'delete from hook_corrections where user_id = $1 and target = $2',
    values: [userId, target],
  });
}
