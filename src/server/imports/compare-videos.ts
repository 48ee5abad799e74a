import type { VideoReading } from '#domain/sources/measured.ts';

const COUNTS = ['views', 'likes', 'comments', 'shares', 'saves'] as const;

export type StandingCounts = { id: string } & Record<(typeof COUNTS)[number], number | null>;

/** Which of a file's videos are new, which bring other counts, which say what is known already. */
export function compareVideos(standing: readonly StandingCounts[], videos: readonly VideoReading[]) {
  const known = new Map(standing.map(video => [video.id, video]));
  const added: VideoReading[] = [];
  const updated: VideoReading[] = [];
  const unchanged: VideoReading[] = [];
  for (const video of videos) {
    const before = known.get(video.id);
    if (before === undefined) added.push(video);
    else if (COUNTS.some(count => video[count] !== null && video[count] !== before[count]))
      updated.push(video);
    else unchanged.push(video);
  }
  return { added, updated, unchanged };
}
