import type { ErrorCode, ErrorValues } from '#contract/wire/errors.ts';
import { isDemoHandle } from '#domain/accounts/handle.ts';
import type { VideoLink } from '#domain/video-analysis/input/tiktok-link.ts';
import { told } from '../../accounts/sync/find-sync-obstacle.ts';
import type { AppContext } from '#server/services/app-context.ts';

/** Why a public video cannot be read now; null: it can be tried. */
export async function findVideoObstacle(
  app: AppContext,
  { handle }: VideoLink,
): Promise<{ code: ErrorCode; values: ErrorValues } | null> {
  if (handle !== null && isDemoHandle(handle)) return null;
  return (await app.videoSource.isLiveAllowed()) ? null : told('not_consented', handle ?? '');
}
