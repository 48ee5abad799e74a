import { captionOf } from './captions.ts';
import type { DemoCreator } from './creator.ts';
import { REFERENCE_INSTANT } from './reference-instant.ts';
import { bits, normal, pick, seedOf, uniform } from './seeded-random.ts';

/** What never changes of a video: when it appears, what it says and how far it will go. */
export interface Publication {
  id: string;
  publishedAt: Date;
  description: string;
  kind: 'video' | 'slideshow';
  durationSeconds: number | null;
  finalViews: number;
  /** Slow burners, above 1, take longer to get there. */
  pace: number;
  /** Per view. */
  rates: { likes: number; comments: number; shares: number; saves: number };
}

/** Salts of `seeded`; those of captions are below 100. */
const SALT = {
  moment: 100,
  second: 102,
  idBits: 103,
  views: 104,
  pace: 105,
  engagement: 106,
  comments: 107,
  shares: 108,
  saves: 109,
  kind: 110,
  duration: 111,
} as const;

const DAY_MS = 86_400_000;
/** Real accounts: 0.46 to 0.77 inside one account. */
const VIEWS_SD_LOG10 = 0.55;

/** Size of the account at an instant, as a part of its size at the reference instant: 0 before it began. */
export function careerShare({ since, growthExponent }: DemoCreator, atMs: number): number {
  const begun = Date.parse(since);
  const age = Math.max(0, atMs - begun) / (REFERENCE_INSTANT.getTime() - begun);
  return age ** growthExponent;
}

function isPaused({ rhythm: { pause } }: DemoCreator, atMs: number): boolean {
  if (pause === undefined) return false;
  const cycle = pause.everyDays * DAY_MS;
  const intoCycle = (((atMs - Date.parse(pause.from)) % cycle) + cycle) % cycle;
  return intoCycle < pause.lastsDays * DAY_MS;
}

function publishedAtMs({ since, rhythm }: DemoCreator, seed: number, index: number): number {
  const stretch = Math.floor(index / rhythm.videos);
  const part = ((index % rhythm.videos) + uniform(seed, index, SALT.moment)) / rhythm.videos;
  const moment = part * rhythm.days;
  const day = stretch * rhythm.days + Math.floor(moment);
  // Two videos of one day take different parts of it.
  const hour = pick(rhythm.hours, moment % 1);
  const second = Math.floor(uniform(seed, index, SALT.second) * 3_600);
  return Date.parse(since) + day * DAY_MS + (hour * 3_600 + second) * 1_000;
}

function publication(creator: DemoCreator, seed: number, index: number, atMs: number): Publication {
  const { text, lift } = captionOf(creator, seed, index);
  const engagement = (creator.medianEngagement / 100) * Math.exp(0.4 * normal(seed, index, SALT.engagement));
  const capped = Math.min(Math.max(engagement, 0.008), 0.35);
  const comments = 0.015 + 0.025 * uniform(seed, index, SALT.comments);
  const shares = 0.02 + 0.05 * uniform(seed, index, SALT.shares);
  const isSlideshow = uniform(seed, index, SALT.kind) < creator.slideshows;
  const seconds = creator.medianDurationSeconds * Math.exp(0.45 * normal(seed, index, SALT.duration));
  const typicalViews = creator.medianViews * careerShare(creator, atMs) ** 0.7;
  const spread = 10 ** (VIEWS_SD_LOG10 * normal(seed, index, SALT.views));
  return {
    // Like TikTok's: the publication second in the upper 32 bits.
    id: ((BigInt(atMs / 1_000) << 32n) | BigInt(bits(seed, index, SALT.idBits))).toString(),
    publishedAt: new Date(atMs),
    description: text,
    kind: isSlideshow ? 'slideshow' : 'video',
    durationSeconds: isSlideshow ? null : Math.round(Math.min(Math.max(seconds, 5), 600)),
    finalViews: Math.round(typicalViews * spread * lift) + 12,
    pace: Math.exp(0.25 * Math.max(-2, Math.min(2, normal(seed, index, SALT.pace)))),
    rates: {
      likes: capped * (1 - comments - shares),
      comments: capped * comments,
      shares: capped * shares,
      saves: capped * (0.03 + 0.12 * uniform(seed, index, SALT.saves)),
    },
  };
}

const calendars = new Map<string, { untilMs: number; publications: Publication[] }>();

function calendarUntil(creator: DemoCreator, untilMs: number): Publication[] {
  const seed = seedOf(creator.handle);
  const publications: Publication[] = [];
  const stretches = Math.ceil((untilMs - Date.parse(creator.since)) / (creator.rhythm.days * DAY_MS)) + 1;
  for (let index = 0; index < stretches * creator.rhythm.videos; index += 1) {
    const atMs = publishedAtMs(creator, seed, index);
    if (!isPaused(creator, atMs)) publications.push(publication(creator, seed, index, atMs));
  }
  return publications.sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime());
}

/**
 * Everything a creator has published up to `now`, oldest first. The calendar is fixed for all time:
 * a later `now` adds to it and changes nothing of what was there.
 */
export function publicationsUntil(creator: DemoCreator, now: Date): Publication[] {
  let calendar = calendars.get(creator.handle);
  if (calendar === undefined || calendar.untilMs < now.getTime()) {
    // Whole years at a time: kept, because it only depends on the creator.
    const untilMs = Date.UTC(now.getUTCFullYear() + 1, 0);
    calendar = { untilMs, publications: calendarUntil(creator, untilMs) };
    calendars.set(creator.handle, calendar);
  }
  return calendar.publications.slice(0, countUntil(calendar.publications, now));
}

/** How many of `publications`, oldest first, are not after `now`: found by halving. */
function countUntil(publications: readonly Publication[], now: Date): number {
  let known = 0;
  let beyond = publications.length;
  while (known < beyond) {
    const middle = (known + beyond) >> 1;
    const published = publications[middle];
    if (published !== undefined && published.publishedAt <= now) known = middle + 1;
    else beyond = middle;
  }
  return known;
}
