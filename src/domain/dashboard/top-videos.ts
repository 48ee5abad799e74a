import { firstCharacters } from '#domain/text/cut-text.ts';
import { knownEngagement } from '#domain/metrics/engagement.ts';
import { readingProvenance, type Provenance } from '#domain/metrics/provenance.ts';
import type { DashboardVideo } from './daily-evolution.ts';

/** Spec §9: how many videos the dashboard loads with their texts: the most viewed of the selection. */
export const DASHBOARD_VIDEOS = 50;
/** Spec §9: the dashboard shows the five videos with most views, 50 characters of description each. */
const TOP_VIDEOS = 5;
export const TOP_VIDEO_CHARACTERS = 50;

/** Spec §3: placeholder for an author without a name. */
const UNKNOWN_AUTHOR = 'Inconnu';

/** Spec §3, top video. */
interface TopVideo {
  videoId: string;
  description: string;
  views: number;
  likes: number | null;
  comments: number | null;
  shares: number | null;
  author: string;
  /** ISO instant. */
  publishDate: string;
  /** Percent; null where a count is missing. */
  engagement: number | null;
  /** Provenance of its views; its other figures were measured with them. */
  provenance: Provenance;
}

/**
 * The most viewed of the given videos, in descending order, newer ones first among equals. Videos with unknown views
 * are excluded.
 */
export function topVideos(videos: readonly DashboardVideo[], limit = TOP_VIDEOS): TopVideo[] {
  return videos
    .filter(video => video.views !== null)
    .sort((a, b) => (b.views ?? 0) - (a.views ?? 0) || b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, limit)
    .map(video => ({
      videoId: video.id,
      description: firstCharacters(video.description, TOP_VIDEO_CHARACTERS),
      views: video.views ?? 0,
      likes: video.likes,
      comments: video.comments,
      shares: video.shares,
      author: video.author?.trim() || UNKNOWN_AUTHOR,
      publishDate: video.publishedAt.toISOString(),
      engagement: knownEngagement(video),
      provenance: readingProvenance(video.views, video),
    }));
}
