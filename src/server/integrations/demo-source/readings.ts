import { DAY_MS } from '#domain/time/day-ms.ts';
import type { ProfileReading, VideoReading } from '#domain/sources/reading.ts';
import { careerShare, publicationsUntil, type Publication } from './calendar.ts';
import type { DemoCreator } from './creator.ts';
import { growthShare } from './growth-share.ts';
import { REFERENCE_INSTANT } from './reference-instant.ts';

/** A video is pinned from this age on, and is later replaced by newer ones. */
const PINNED_FROM_AGE_DAYS = 31;
const PINNED_UNTIL_AGE_DAYS = 95;
/** Share of followers that comes from the account's views rather than from steady growth. */
const FOLLOWERS_FROM_VIEWS = 0.25;

function countsAt({ publishedAt, finalViews, pace, rates }: Publication, at: Date) {
  const ageDays = (at.getTime() - publishedAt.getTime()) / DAY_MS;
  const views = Math.floor(finalViews * growthShare(ageDays / pace));
  return {
    views,
    likes: Math.floor(views * rates.likes),
    comments: Math.floor(views * rates.comments),
    shares: Math.floor(views * rates.shares),
    saves: Math.floor(views * rates.saves),
  };
}

function totalsAt(creator: DemoCreator, at: Date) {
  const publications = publicationsUntil(creator, at);
  let views = 0;
  let likes = 0;
  for (const published of publications) {
    const counts = countsAt(published, at);
    views += counts.views;
    likes += counts.likes;
  }
  return { videos: publications.length, views, likes };
}

const viewsAtReference = new Map<string, number>();

function referenceViews(creator: DemoCreator): number {
  const known = viewsAtReference.get(creator.handle);
  if (known !== undefined) return known;
  const { views } = totalsAt(creator, REFERENCE_INSTANT);
  viewsAtReference.set(creator.handle, views);
  return views;
}

/** The account at an instant. Followers, likes and videos only ever grow. */
export function profileAt(creator: DemoCreator, at: Date): ProfileReading {
  const { videos, views, likes } = totalsAt(creator, at);
  const bySelf = (1 - FOLLOWERS_FROM_VIEWS) * careerShare(creator, at.getTime());
  const byViews = (FOLLOWERS_FROM_VIEWS * views) / referenceViews(creator);
  return {
    handle: creator.handle,
    displayName: creator.displayName,
    verified: creator.verified,
    privateAccount: false,
    followers: Math.floor(creator.followers * (bySelf + byViews)),
    following: creator.following,
    likes,
    videos,
    externalId: null,
    source: 'demo',
    precision: 'exact',
    observedAt: at,
    warnings: [],
  };
}

function pinnedIds(creator: DemoCreator, publications: readonly Publication[], at: Date): Set<string> {
  const from = at.getTime() - PINNED_UNTIL_AGE_DAYS * DAY_MS;
  const to = at.getTime() - PINNED_FROM_AGE_DAYS * DAY_MS;
  return new Set(
    publications
      .filter(({ publishedAt }) => publishedAt.getTime() >= from && publishedAt.getTime() <= to)
      .sort((a, b) => b.finalViews - a.finalViews)
      .slice(0, creator.pinned)
      .map(({ id }) => id),
  );
}

/** One video of a creator at an instant not before its publication. */
export function videoAt(
  { handle }: DemoCreator,
  published: Publication,
  at: Date,
  pinned: boolean,
): VideoReading {
  const { id, kind, description, publishedAt, durationSeconds } = published;
  return {
    id,
    handle,
    url: `https://www.tiktok.com/@${handle}/video/${id}`,
    description,
    publishedAt,
    publishedAtFrom: 'source',
    ...countsAt(published, at),
    durationSeconds,
    kind,
    pinned,
    source: 'demo',
    precision: 'exact',
    observedAt: at,
    warnings: [],
  };
}

/** The newest videos of a creator at an instant, newest first: all of them, or at most `limit`. */
export function videosAt(creator: DemoCreator, at: Date, limit = Number.POSITIVE_INFINITY): VideoReading[] {
  const publications = publicationsUntil(creator, at);
  const pinned = pinnedIds(creator, publications, at);
  return publications
    .slice(Math.max(0, publications.length - limit))
    .reverse()
    .map(published => videoAt(creator, published, at, pinned.has(published.id)));
}
