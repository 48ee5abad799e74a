import type { SourceId, VideoReading } from '#domain/sources/reading.ts';
import {
  fileReplacesStored,
  whyHeld,
  type FileTrust,
  type StoredReading,
  type WhyHeld,
} from '#domain/sources/stored-reading.ts';

const COUNTS = ['views', 'likes', 'comments', 'shares', 'saves'] as const;

export interface ComparedVideo extends StoredReading {
  id: string;
  source: SourceId;
}

/** How many of a file's videos are new, have newer differing counts, or nothing newer. */
export interface Comparison {
  added: number;
  updated: number;
  unchanged: number;
  /** Of the unchanged: those whose later measurement has the same counts. */
  reread: number;
  /** Of the unchanged: those whose differing counts are not applied, by reason. */
  held: Record<WhyHeld, number>;
}

export const NOTHING_HELD = { falling: 0, undated: 0, newer: 0, same: 0, rounded: 0 } as const;

type Held = Comparison['held'];

export function compareVideos(
  standing: readonly ComparedVideo[],
  videos: readonly VideoReading[],
  trust: FileTrust,
): Comparison {
  const known = new Map(standing.map(video => [video.id, video]));
  const comparison = { added: 0, updated: 0, unchanged: 0, reread: 0, held: { ...NOTHING_HELD } as Held };
  for (const video of videos) {
    const before = known.get(video.id);
    if (before === undefined) comparison.added += 1;
    else if (!bringsOtherCounts(before, video)) {
      comparison.unchanged += 1;
      if (fileReplacesStored(before, video, trust)) comparison.reread += 1;
    } else if (fileReplacesStored(before, video, trust)) comparison.updated += 1;
    else {
      comparison.unchanged += 1;
      if (video.views === null && before.views !== null) continue;
      comparison.held[whyHeld(before, video)] += 1;
    }
  }
  return comparison;
}

function bringsOtherCounts(before: ComparedVideo, video: VideoReading): boolean {
  return COUNTS.some(count => video[count] !== null && video[count] !== before[count]);
}
