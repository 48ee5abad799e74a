import type { Queryable } from '../../platform/db/database.ts';

interface NamedRow {
  id: string;
  author_username: string;
  description: string;
  url: string;
  created_at: Date;
  view_count: number | null;
}

export function listVideosByIds(db: Queryable, userId: string, ids: readonly string[]): Promise<NamedRow[]> {
  return db.rows<NamedRow>({
    name: 'list-videos-by-ids',
    text: `select id, author_username, description, url, created_at, view_count from tiktok_videos
           where user_id = $1 and id = any ($2) order by created_at desc, id desc`,
    values: [userId, ids],
  });
}
