import { expect, test } from 'vitest';
import { dayConflicts, videoConflicts } from './import-conflicts.ts';
import type { VideoReading } from '#domain/sources/reading.ts';

const at = (text: string) => new Date(text);
const FROM_FILE = { timeFrom: 'file', replacesNewer: false } as const;

test('a day’s value that differs is named with the one that stands, and which of them stays', () => {
  const standing = [
    { day: '2026-11-01', metric: 'likes' as const, value: 5, observedAt: at('2026-11-10T00:00:00Z') },
    { day: '2026-11-01', metric: 'comments' as const, value: 2, observedAt: at('2026-11-10T00:00:00Z') },
  ];
  const figures = [
    { day: '2026-11-01', metric: 'likes' as const, value: 7 },
    { day: '2026-11-01', metric: 'comments' as const, value: 2 },
    { day: '2026-11-02', metric: 'likes' as const, value: 9 },
  ];
  const conflict = { of: '2026-11-01', title: null, field: 'likes', standing: 5, value: 7 };
  // The new file ends on the 2nd; the one before covers more days.
  expect(dayConflicts(standing, figures)).toEqual([{ ...conflict, replaces: false }]);
  const longer = [...figures, { day: '2026-11-09', metric: 'likes' as const, value: 1 }];
  expect(dayConflicts(standing, longer)).toEqual([{ ...conflict, replaces: true }]);
  expect(dayConflicts([], figures)).toEqual([]);
});

test('a video’s count that differs is named; one that either does not know is no conflict', () => {
  const reading = {
    id: '1',
    description: 'Une vidéo',
    views: 100,
    likes: null,
    comments: 3,
    shares: 4,
    saves: 5,
    precision: 'exact',
    observedAt: at('2026-11-10T00:00:00Z'),
  } as VideoReading;
  const standing = { ...reading, views: 90, likes: 8, shares: null, observedAt: at('2026-11-09T00:00:00Z') };
  const conflict = { of: '1', title: 'Une vidéo', field: 'video_views', standing: 90, value: 100 };
  expect(videoConflicts([standing], [reading], FROM_FILE)).toEqual([{ ...conflict, replaces: true }]);
  const later = { ...standing, observedAt: at('2026-11-11T00:00:00Z') };
  expect(videoConflicts([later], [reading], FROM_FILE)).toEqual([{ ...conflict, replaces: false }]);
});
