import type { ErrorCode } from '#contract/wire/errors.ts';
import type { Handle } from '#domain/accounts/handle.ts';
import { recogniseInput, type InputRefusal } from '#domain/video-analysis/input/recognise-input.ts';
import { canonicalVideoUrl, videoLink, type VideoLink } from '#domain/video-analysis/input/tiktok-link.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { ShortLinkProblem } from '#server/integrations/video-source/short-link.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { findOwnVideo, type StoredVideo } from '../queries/analysis-data.queries.ts';
import { findUpload, type UploadRow } from '../queries/uploads.queries.ts';

/** The requested analysis target: one of text, videoId and uploadId. */
export interface TargetInput {
  text?: string | undefined;
  videoId?: string | undefined;
  uploadId?: string | undefined;
}

export type Target =
  | { kind: 'video'; link: VideoLink; url: string; own: StoredVideo | null }
  | { kind: 'file'; upload: UploadRow }
  /** An account itself is not analysed here: one of its videos must be selected. */
  | { kind: 'account'; handle: Handle };

const REFUSALS: Record<InputRefusal, ErrorCode> = {
  tiktokPage: 'analysis_no_video',
  videoIdImpossible: 'analysis_no_video',
  credentials: 'analysis_unsafe_link',
  port: 'analysis_unsafe_link',
  scheme: 'analysis_unsafe_link',
  imitation: 'analysis_unsafe_link',
  noHandle: 'analysis_no_video',
  handleTooLong: 'analysis_no_video',
  noLink: 'analysis_no_video',
  tooLong: 'analysis_no_video',
};

const SHORT_LINK_REFUSALS: Record<ShortLinkProblem, ErrorCode> = {
  not_a_short_link: 'short_link_dead',
  forbidden_address: 'short_link_forbidden',
  forbidden_network: 'short_link_forbidden',
  leads_nowhere: 'short_link_dead',
  too_many_redirects: 'short_link_dead',
  answer_too_large: 'short_link_unreachable',
  rate_limited: 'short_link_unreachable',
  unavailable: 'short_link_unreachable',
  unknown_host: 'short_link_unreachable',
  network: 'short_link_unreachable',
  timeout: 'short_link_unreachable',
  stopped: 'short_link_unreachable',
};

/** The target, or why nothing can be analysed. Only a TikTok short link causes an external request. */
export async function findTarget(
  app: AppContext,
  userId: string,
  { text, videoId, uploadId }: TargetInput,
): Promise<Target> {
  const db = app.db.tenant(userId);
  const now = app.clock.now();
  if (uploadId !== undefined) {
    const upload = await findUpload(db, userId, uploadId);
    if (upload?.kind !== 'video') throw new AppError('upload_not_found');
    return { kind: 'file', upload };
  }
  if (videoId !== undefined) {
    const own = await findOwnVideo(db, userId, videoId);
    if (own === undefined) throw new AppError('analysis_video_unknown');
    return ofOwn(own, now);
  }
  const link = await linkIn(app, text ?? '', now);
  if (link.kind === 'account') return { kind: 'account', handle: link.handle };
  const own = await findOwnVideo(db, userId, link.id);
  return own === undefined
    ? { kind: 'video', link, url: canonicalVideoUrl(link), own: null }
    : ofOwn(own, now);
}

function ofOwn(own: StoredVideo, now: Date): Target {
  const isSlideshow = own.kind === 'slideshow';
  const read = videoLink(own.id, isSlideshow, own.username as Handle, now);
  const link: VideoLink =
    read.kind === 'video'
      ? read
      : {
          kind: 'video',
          id: own.id,
          isSlideshow,
          handle: own.username as Handle,
          publishedAt: own.published_at,
        };
  return { kind: 'video', link, url: own.url, own };
}

async function linkIn(
  app: AppContext,
  text: string,
  now: Date,
): Promise<VideoLink | { kind: 'account'; handle: Handle }> {
  const found = recogniseInput(text, now);
  switch (found.kind) {
    case 'video':
    case 'account':
      return found;
    case 'shortLink': {
      if (!(await app.videoSource.isLiveAllowed())) throw new AppError('short_link_not_consented');
      const resolved = await app.videoFiles.resolveShortLink(found.url, {
        signal: new AbortController().signal,
        now: () => app.clock.now(),
      });
      if (resolved.ok) return resolved.link;
      app.log.info({ problem: resolved.problem }, 'a short link was not resolved');
      throw new AppError(SHORT_LINK_REFUSALS[resolved.problem]);
    }
    case 'several':
      throw new AppError('analysis_several_links', { count: found.found.length });
    case 'otherPlatform':
      throw new AppError('analysis_other_platform', { platform: found.platform ?? found.host });
    case 'refused':
      throw new AppError(REFUSALS[found.reason]);
    case 'nothing':
      throw new AppError('analysis_no_video');
  }
}
