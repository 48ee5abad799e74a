import { REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import { seededRandom } from '#domain/statistics/seeded-random.ts';
import { DAY_MS } from '#domain/time/day-ms.ts';
import type { ReportData, ReportVideo } from '#domain/account-reports/report-data.ts';

export const MADE_AT = new Date('2026-11-21T09:00:00Z');
export const daysAgo = (days: number) => new Date(MADE_AT.getTime() - days * DAY_MS);

/**
 * One video every `everyDays` days, counting back from two days ago; those tagged `#pain` have `lift` times the views.
 */
export function videos(count: number, { everyDays = 1.3, lift = 1, seed = 7 } = {}): ReportVideo[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const publishedAt = daysAgo(2 + index * everyDays);
    const tagged = index % 3 === 0;
    const views = Math.round(Math.exp(8 + 0.3 * random.normal()) * (tagged ? lift : 1));
    return {
      id: `7${String(index).padStart(18, '0')}`,
      url: `https://www.tiktok.com/@lea/video/7${index}`,
      caption: tagged ? 'Le pain du jour #pain' : 'Le pain du jour #cuisine',
      kind: 'video',
      durationSeconds: index % 2 === 0 ? 12 : 45,
      publishedAt,
      views,
      likes: Math.round(views * 0.06),
      comments: Math.round(views * 0.004),
      shares: Math.round(views * 0.003),
      source: 'display_api',
      precision: 'exact',
      observedAt: daysAgo(0.1),
    };
  });
}

export function data(changes: Partial<ReportData> = {}): ReportData {
  const list = changes.videos ?? videos(120);
  return {
    username: 'lea',
    isDemo: false,
    timeZone: 'Europe/Paris',
    days: 30,
    madeAt: MADE_AT,
    videos: list,
    knownVideos: list.length,
    curve: REFERENCE_AGE_CURVE,
    followedVideos: 40,
    followers: Array.from({ length: 60 }, (_, index) => ({
      count: 5_000 + index * 10,
      precision: 'exact',
      observedAt: daysAgo(60 - index),
    })),
    experiments: [],
    ...changes,
  };
}
