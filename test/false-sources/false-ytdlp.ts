import { idAt, listEntry, listing, playlist, type Entry } from '#test/sources/ytdlp-output.ts';
import { NO_COUNTS, NO_DATES, PAGE, type Lie } from './false-answers.ts';

const OF = 3;
const entries = (handle: string, changes: Entry = {}) =>
  Array.from({ length: OF }, (_, index) => listEntry(handle, index, changes));
const counting = (count: unknown): Entry => ({
  view_count: count,
  like_count: count,
  repost_count: count,
  comment_count: count,
  save_count: count,
});

export const ytdlpTruth = (handle: string): string => JSON.stringify(listing(handle, OF));

/** What yt-dlp would print for each lie. */
export function ytdlpLies(handle: string): Record<Lie, string> {
  const list = (of: unknown[]) => JSON.stringify(playlist(handle, of));
  const counted = (lie: keyof typeof NO_COUNTS) => list(entries(handle, counting(NO_COUNTS[lie])));
  // The last video's id encodes the same date, so the video itself is impossible.
  const dated = (seconds: number) =>
    list([
      ...entries(handle, { timestamp: seconds }),
      listEntry(handle, 0, { id: idAt(seconds), timestamp: seconds }),
    ]);
  return {
    'an empty list though the profile counts videos': list([]),
    'another author': JSON.stringify(listing('un.autre', OF)),
    'counts below zero': counted('counts below zero'),
    'counts that are no numbers': counted('counts that are no numbers'),
    'counts past all counting': counted('counts past all counting'),
    'a date to come': dated(NO_DATES['a date to come']),
    'a date before the platform': dated(NO_DATES['a date before the platform']),
    'the same video twice': list(entries(handle).flatMap(entry => [entry, entry])),
    'half a JSON': ytdlpTruth(handle).slice(0, 900),
    'HTML instead of JSON': PAGE,
    'an error told as a success': 'null\n',
  };
}
