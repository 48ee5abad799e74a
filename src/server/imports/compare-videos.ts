import type { VideoReading } from '#domain/sources/measured.ts';
import {
  falls,
  fileReplacesStanding,
  type FileTrust,
  type StandingReading,
} from '#domain/sources/standing-reading.ts';

const COUNTS = ['views', 'likes', 'comments', 'shares', 'saves'] as const;

export interface StandingVideo extends StandingReading {
  id: string;
}

/** How many of a file's videos are new, bring newer counts that differ, or say nothing newer. */
export interface Comparison {
  added: number;
  updated: number;
  unchanged: number;
  /** Of the unchanged: those whose known counts are newer than the file's, or would fall. */
  held: number;
  falling: number;
}

export function compareVideos(
  standing: readonly StandingVideo[],
  videos: readonly VideoReading[],
  trust: FileTrust,
): Comparison {
  const known = new Map(standing.map(video => [video.id, video]));
  const comparison = { added: 0, updated: 0, unchanged: 0, held: 0, falling: 0 };
  for (const video of videos) {
    const before = known.get(video.id);
    if (before === undefined) comparison.added += 1;
    else if (!bringsOtherCounts(before, video)) comparison.unchanged += 1;
    else if (fileReplacesStanding(before, video, trust)) comparison.updated += 1;
    else {
      comparison.unchanged += 1;
      if (video.views === null && before.views !== null) continue;
      comparison.held += 1;
      if (falls(before, video)) comparison.falling += 1;
    }
  }
  return comparison;
}

function bringsOtherCounts(before: StandingVideo, video: VideoReading): boolean {
  return COUNTS.some(count => video[count] !== null && video[count] !== before[count]);
}
