import { DAY_MS } from '#domain/time/day-ms.ts';
import { expect, test } from 'vitest';
import type { ReportVideo } from '#domain/account-reports/report-data.ts';
import { REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import { seededRandom } from '#domain/statistics/seeded-random.ts';
import { ownWinners, supportedLifts } from './own-winners.ts';

const END = Date.UTC(2026, 10, 21);

/** Every third caption is a question; `better` times the views go to these. */
function videosOf(n: number, better: number): ReportVideo[] {
  const random = seededRandom(11);
  return Array.from({ length: n }, (_, index): ReportVideo => {
    const asks = index % 3 === 0;
    return {
      id: `${index}`,
      url: `https://example.org/${index}`,
      caption: asks ? 'Pourquoi le levain colle ?' : 'Le levain du dimanche.',
      kind: 'video',
      durationSeconds: 30,
      publishedAt: new Date(END - (400 - index) * DAY_MS),
      views: Math.round(1_000 * (asks ? better : 1) * Math.exp(0.2 * random.normal())),
      likes: null,
      comments: null,
      shares: null,
      source: 'demo',
      precision: 'exact',
      observedAt: new Date(END),
    };
  });
}
const ask = (videos: readonly ReportVideo[]) => ownWinners(videos, REFERENCE_AGE_CURVE, 'Europe/Paris');

test('under twenty measured videos nothing is said', () => {
  expect(ask(videosOf(19, 3))).toEqual({ known: false, reason: 'too_few_videos', n: 19, needed: 20 });
  expect(supportedLifts(ask(videosOf(19, 3)))).toEqual({});
});

test('an opening that goes with more views among one’s own videos is supported, with its videos', () => {
  const answer = ask(videosOf(60, 2));
  expect(answer.known && answer.supported).toEqual(['question']);
  const [first] = answer.known ? answer.patterns : [];
  expect(first).toMatchObject({ hookClass: 'question', verdict: 'winner', n: 20, without: 40 });
  expect(first?.low).toBeGreaterThan(1);
  expect(first?.videos).toHaveLength(5);
  expect(supportedLifts(answer)['question']).toBeGreaterThan(0.3);
});

test('where openings make no difference nothing is supported, and nothing is added to a score', () => {
  const answer = ask(videosOf(60, 1));
  expect(answer.known && answer.supported).toEqual([]);
  expect(supportedLifts(answer)).toEqual({});
});

test('a class that a person gave counts instead of the recognised one', () => {
  const corrected = videosOf(60, 2).map(video =>
    video.caption.includes('?') ? { ...video, hook: 'story' as const } : video,
  );
  const answer = ask(corrected);
  expect(answer.known && answer.supported).toEqual(['story']);
});
