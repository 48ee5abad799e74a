import type { ReportData, ReportVideo } from '#domain/account-reports/report-data.ts';
import { REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import { seededRandom } from '#domain/statistics/seeded-random.ts';

/** Captions of kinds that have broken files: formulas, markup, pictures, other scripts, bidirectional controls. */
export const HOSTILE_CAPTIONS = [
  '=HYPERLINK("http://x";"y")',
  '+33 1 23 45 67 89',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(1+1)',
  '＝1+1',
  '<script>alert(1)</script> | **gras** _x_ `c` [l](javascript:alert(1))',
  'Comment plier un drap-housse 😀👍🏽 👩‍👩‍👧 #maison',
  'مرحبا بالعالم',
  'שלום \u202Egnp.exe\u202C été',
  '😀😀😀',
  'Ça va ? L’œuf « à point » : 3 €\u202F; no\u0301n \u0000\u0007\u200B\ufeff',
  'un\r\n# titre\r\n1. liste',
];

const DAY_MS = 86_400_000;
export const REPORT_MADE_AT = new Date('2026-11-21T09:00:00Z');
const daysAgo = (days: number) => new Date(REPORT_MADE_AT.getTime() - days * DAY_MS);

/** Data of an account whose captions are hostile, those with the best views most of all. */
export function hostileReportData(count: number): ReportData {
  const random = seededRandom(7);
  const videos = Array.from({ length: count }, (_, index): ReportVideo => {
    const views = Math.round(Math.exp(8 + 0.8 * random.normal()) * (index % 3 === 0 ? 2 : 1));
    return {
      id: `7${String(index).padStart(18, '0')}`,
      url: `https://www.tiktok.com/@lea.cuisine/video/7${String(index).padStart(18, '0')}`,
      caption: `${HOSTILE_CAPTIONS[index % HOSTILE_CAPTIONS.length] ?? ''}${index % 2 === 0 ? ' #pain' : ''}`,
      kind: 'video',
      durationSeconds: 12 + (index % 60),
      publishedAt: daysAgo(2 + index * 0.77),
      views,
      likes: Math.round(views * 0.06),
      comments: 6,
      shares: 2,
      source: 'display_api',
      precision: 'exact',
      observedAt: daysAgo(0.1),
    };
  });
  return {
    username: 'lea.cuisine',
    isDemo: false,
    timeZone: 'Europe/Paris',
    days: 30,
    madeAt: REPORT_MADE_AT,
    videos,
    knownVideos: count + 20,
    curve: REFERENCE_AGE_CURVE,
    followedVideos: 40,
    followers: Array.from({ length: 60 }, (_, index) => ({
      count: 5_000 + index * 10 - (index % 9 === 0 ? 30 : 0),
      precision: 'exact',
      observedAt: daysAgo(60 - index),
    })),
    experiments: [],
  };
}
