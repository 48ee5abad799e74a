import type { VideoReading } from './reading.ts';

function knownCounts(reading: VideoReading): number {
  return [reading.views, reading.likes, reading.comments, reading.shares, reading.saves].filter(
    count => count !== null,
  ).length;
}

/**
 * Of two measurements of the same video, the one to keep: the more complete, then the later, then the higher views,
 * because public counts only grow. A tie keeps `a`.
 */
export function betterReading(a: VideoReading, b: VideoReading): VideoReading {
  const difference =
    knownCounts(b) - knownCounts(a) ||
    b.observedAt.getTime() - a.observedAt.getTime() ||
    (b.views ?? -1) - (a.views ?? -1);
  return difference > 0 ? b : a;
}

/** One measurement per video, newest publication first (pinned ones are sorted by date too), and the number dropped. */
export function withoutDuplicates(readings: readonly VideoReading[]): {
  readings: VideoReading[];
  duplicates: number;
} {
  const best = new Map<string, VideoReading>();
  for (const reading of readings) {
    const known = best.get(reading.id);
    best.set(reading.id, known === undefined ? reading : betterReading(known, reading));
  }
  return {
    readings: [...best.values()].sort(newestFirst),
    duplicates: readings.length - best.size,
  };
}

function newestFirst(a: VideoReading, b: VideoReading): number {
  return b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}
