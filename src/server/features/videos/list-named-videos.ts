import type { NamedVideo } from '#contract/videos.ts';
import { isDemoHandle, type Handle } from '#domain/accounts/handle.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { listVideosByIds } from './named-videos.queries.ts';

/** The user's videos with these ids, newest first: the evidence of a finding. Unknown ids are left out. */
export async function listNamedVideos(
  app: AppContext,
  { userId }: Caller,
  { ids }: { ids: string },
): Promise<{ items: NamedVideo[] }> {
  const rows = await listVideosByIds(app.db.tenant(userId), userId, [...new Set(ids.split(','))]);
  return {
    items: rows.map(({ author_username: handle, created_at, ...video }) => ({
      ...video,
      url: isDemoHandle(handle as Handle) ? null : video.url,
      created_at: created_at.toISOString(),
    })),
  };
}
