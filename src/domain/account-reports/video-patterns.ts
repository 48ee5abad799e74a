import { hookKind, type HookKind } from '#domain/hooks/hook-kind.ts';
import { openingWords } from '#domain/hooks/opening-words.ts';
import { durationBand, hashtagsOf, type PatternFamily } from '#domain/statistics/video-traits.ts';
import type { ReportVideo } from './report-data.ts';

/** The class of a video's hook: a person's where there is one, else that of the caption's first words. */
export function hookOf({ caption, hook }: Pick<ReportVideo, 'caption' | 'hook'>): HookKind | null {
  if (hook !== undefined && hook !== null) return hook;
  const opening = openingWords(caption);
  return opening === null ? null : hookKind(opening);
}

/** What a video shows of one family of patterns. */
export function patternsOf(video: ReportVideo, family: PatternFamily): string[] {
  if (family === 'hashtag') return hashtagsOf(video.caption);
  if (family === 'format') return [video.kind];
  const pattern = family === 'duration' ? durationBand(video.durationSeconds) : hookOf(video);
  return pattern === null ? [] : [pattern];
}
