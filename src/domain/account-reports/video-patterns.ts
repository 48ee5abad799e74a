import { hookKind, type HookKind } from '#domain/videos/hook-kind.ts';
import { openingWords } from '#domain/videos/opening-words.ts';
import { durationBand, hashtagsOf, type PatternFamily } from '#domain/statistics/video-traits.ts';
import type { ReportVideo } from './report-data.ts';

/** The class of a video's hook: the user's correction if there is one, else the class of the caption's first words. */
export function hookOf({ caption, hook }: Pick<ReportVideo, 'caption' | 'hook'>): HookKind | null {
  if (hook !== undefined && hook !== null) return hook;
  const opening = openingWords(caption);
  return opening === null ? null : hookKind(opening);
}

/** A caption with more of them tags everything; counted per video, they also bound the work of a report. */
const MOST_TAGS_COUNTED = 30;

/** Patterns of a video that do not depend on when it was posted. */
export function patternsOf(
  video: Pick<ReportVideo, 'caption' | 'hook' | 'kind' | 'durationSeconds'>,
): Record<Exclude<PatternFamily, 'day_part' | 'weekday'>, string[]> {
  const one = (pattern: string | null) => (pattern === null ? [] : [pattern]);
  return {
    hook: one(hookOf(video)),
    hashtag: hashtagsOf(video.caption).slice(0, MOST_TAGS_COUNTED),
    duration: one(durationBand(video.durationSeconds)),
    format: [video.kind],
  };
}
