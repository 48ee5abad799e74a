import type { OwnVideo } from '#domain/video-analysis/findings/analysis-input.ts';
import { contentWords, roughStem } from './text-words.ts';

interface CaptionNeighbour {
  video: OwnVideo;
  /** Cosine similarity of the captions' words, weighted by rarity: 0 nothing in common, 1 the same words. */
  likeness: number;
}

/** Below this similarity, captions share words by chance. */
const LEAST_LIKENESS = 0.15;
const MOST_NEIGHBOURS = 10;

function stemsOf(caption: string): string[] {
  return [...new Set(contentWords(caption).map(roughStem))];
}

/** The creator's videos with similar captions, the most similar first. */
export function captionNeighbours(caption: string, videos: readonly OwnVideo[]): CaptionNeighbour[] {
  const words = new Set(stemsOf(caption));
  if (words.size === 0) return [];
  const others = videos.map(video => ({ video, stems: stemsOf(video.caption) }));
  const seen = new Map<string, number>();
  for (const { stems } of others) for (const stem of stems) seen.set(stem, (seen.get(stem) ?? 0) + 1);
  const weight = (stem: string) => Math.log(1 + (1 + videos.length) / (1 + (seen.get(stem) ?? 0)));
  const norm = (stems: Iterable<string>) => {
    let sum = 0;
    for (const stem of stems) sum += weight(stem) ** 2;
    return Math.sqrt(sum);
  };
  const own = norm(words);
  return others
    .flatMap(({ video, stems }): CaptionNeighbour[] => {
      const shared = stems.filter(stem => words.has(stem));
      if (shared.length === 0) return [];
      const likeness = norm(shared) ** 2 / (own * norm(stems));
      return likeness >= LEAST_LIKENESS ? [{ video, likeness }] : [];
    })
    .sort((a, b) => b.likeness - a.likeness || (a.video.id < b.video.id ? -1 : 1))
    .slice(0, MOST_NEIGHBOURS);
}
