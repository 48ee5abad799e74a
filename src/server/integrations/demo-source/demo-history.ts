import { DAY_MS } from '#domain/time/day-ms.ts';
import type { ProfileReading, VideoReading } from '#domain/sources/reading.ts';
import { SourceError } from '../video-source/video-source.ts';
import { publicationsUntil } from './calendar.ts';
import type { DemoCreator } from './creator.ts';
import { findDemoCreator } from './demo-creators.ts';
import { profileAt, videoAt, videosAt } from './readings.ts';

const HOUR_MS = 3_600_000;

const BACKFILL_DAYS = 60;
/** The fixed hour (UTC) of each past day's measurement, so that two backfills give the same values. */
const DAILY_READING_HOUR = 4;
/** Ages at which a video is measured. */
const VIDEO_READING_AGES_HOURS = [1, 6, 24, 72, 168, 336, 720];

export function getDemoCreator(handle: string): DemoCreator {
  const creator = findDemoCreator(handle);
  if (creator === undefined) throw new SourceError('demo', 'not_found', `no demo creator @${handle}`);
  return creator;
}

/** A creator as of earlier instants, with its `limit` newest videos at each; instants after `now` are left out. */
export function demoHistory(
  handle: string,
  now: Date,
  at: readonly Date[],
  limit = Number.POSITIVE_INFINITY,
): { at: Date; profile: ProfileReading; videos: VideoReading[] }[] {
  const creator = getDemoCreator(handle);
  return at
    .filter(instant => instant <= now)
    .map(instant => ({
      at: instant,
      profile: profileAt(creator, instant),
      videos: videosAt(creator, instant, limit),
    }));
}

/**
 * The measurements that a link made 60 days ago would have collected until `now`, oldest first: the account once a day,
 * and each video of these days at 1 h, 6 h, 1 d, 3 d, 7 d, 14 d and 30 d.
 */
export function backfill(
  handle: string,
  now: Date,
): { profiles: ProfileReading[]; videoSnapshots: VideoReading[] } {
  const creator = getDemoCreator(handle);
  const since = now.getTime() - BACKFILL_DAYS * DAY_MS;
  const profiles: ProfileReading[] = [];
  const firstDay = Math.floor(since / DAY_MS) * DAY_MS + DAILY_READING_HOUR * HOUR_MS;
  for (let at = firstDay; at <= now.getTime(); at += DAY_MS) {
    if (at >= since) profiles.push(profileAt(creator, new Date(at)));
  }
  const videoSnapshots = publicationsUntil(creator, now)
    .filter(({ publishedAt }) => publishedAt.getTime() >= since)
    .flatMap(published =>
      VIDEO_READING_AGES_HOURS.map(hours => new Date(published.publishedAt.getTime() + hours * HOUR_MS))
        .filter(at => at <= now)
        // Younger than any pinned video.
        .map(at => videoAt(creator, published, at, false)),
    )
    .sort((a, b) => a.observedAt.getTime() - b.observedAt.getTime());
  return { profiles, videoSnapshots };
}
