import { apifyItem, apifyItems, authorMeta, type Item } from '#test/sources/apify-items.ts';
import { idAt } from '#test/sources/ytdlp-output.ts';
import { NO_COUNTS, NO_DATES, PAGE, type Lie } from './false-answers.ts';

const OF = 3;
const items = (handle: string, changes: Item = {}) =>
  Array.from({ length: OF }, (_, index) => apifyItem(handle, index, changes));

export const apifyTruth = (handle: string): string => JSON.stringify(apifyItems(handle, OF));

/** What Apify's data set would hold for each lie. */
export function apifyLies(handle: string): Record<Lie, string> {
  const counted = (lie: keyof typeof NO_COUNTS) => {
    const count = NO_COUNTS[lie];
    return JSON.stringify(
      items(handle, {
        playCount: count,
        diggCount: count,
        shareCount: count,
        commentCount: count,
        collectCount: count,
        authorMeta: authorMeta(handle, { fans: count, heart: count, video: count, following: count }),
      }),
    );
  };
  const dated = (seconds: number) => {
    const lying = { createTime: seconds, createTimeISO: new Date(seconds * 1000).toISOString() };
    return JSON.stringify([...items(handle, lying), apifyItem(handle, 0, { id: idAt(seconds), ...lying })]);
  };
  return {
    'an empty list though the profile counts videos': '[]',
    'another author': JSON.stringify(apifyItems('un.autre', OF)),
    'counts below zero': counted('counts below zero'),
    'counts that are no numbers': counted('counts that are no numbers'),
    'counts past all counting': counted('counts past all counting'),
    'a date to come': dated(NO_DATES['a date to come']),
    'a date before the platform': dated(NO_DATES['a date before the platform']),
    'the same video twice': JSON.stringify(items(handle).flatMap(item => [item, item])),
    'half a JSON': apifyTruth(handle).slice(0, 900),
    'HTML instead of JSON': PAGE,
    'an error told as a success': JSON.stringify({
      error: { type: 'run-failed', message: 'The run has failed.' },
    }),
  };
}
