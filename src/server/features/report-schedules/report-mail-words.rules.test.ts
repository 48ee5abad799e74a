import { DAY_MS } from '#domain/time/day-ms.ts';
import { expect, test } from 'vitest';
import type { Language } from '#contract/wire/languages.ts';
import { buildReport } from '#domain/account-reports/build-report.ts';
import { REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import { fill } from '#i18n/language/translate.ts';
import { reportMailWords } from './write-report-mail.ts';

const MADE_AT = new Date('2026-11-21T09:00:00Z');
const daysAgo = (days: number) => new Date(MADE_AT.getTime() - days * DAY_MS);

/** Sixty videos, one a day, read for the last time `age` days ago. */
function textOf(language: Language, { age, isWhole }: { age: number; isWhole: boolean }): string {
  const videos = Array.from({ length: isWhole ? 60 : 20 }, (_, index) => ({
    id: `7${String(index).padStart(18, '0')}`,
    url: `https://www.tiktok.com/@lea/video/7${index}`,
    caption: 'Le pain du jour',
    kind: 'video' as const,
    durationSeconds: 30,
    publishedAt: daysAgo(age + 0.5 + index),
    views: 1_000 + 37 * index,
    likes: 60,
    comments: 4,
    shares: 3,
    source: 'display_api' as const,
    precision: 'exact' as const,
    observedAt: daysAgo(age),
  }));
  const report = buildReport({
    username: 'lea',
    isDemo: false,
    timeZone: 'Europe/Paris',
    days: 14,
    madeAt: MADE_AT,
    videos,
    knownVideos: videos.length,
    isWhole,
    curve: REFERENCE_AGE_CURVE,
    followedVideos: 40,
    followers: [],
    experiments: [],
  });
  const ending = { path: '/', oneClickPath: '/' };
  const wire = JSON.parse(JSON.stringify(report)) as Parameters<typeof reportMailWords>[0];
  const { text, values } = reportMailWords(wire, { language, hasDocument: false, path: '/', ending });
  return [text]
    .flat()
    .map(one => fill(one, values, language))
    .join(' ');
}

test('a mail calls the period before unknown only where it is', () => {
  const old = textOf('fr', { age: 4, isWhole: true });
  expect(old).toContain('rien n’est comparé');
  expect(old).toMatch(/Leurs vues\s:\s[\d\s]+\./);
  expect(old).not.toContain('inconnues');
  const english = textOf('en', { age: 4, isWhole: true });
  expect(english).toContain('nothing is compared');
  expect(english).not.toContain('unknown');
  expect(textOf('fr', { age: 0.1, isWhole: false })).toContain(
    'Celles de la période d’avant sont inconnues.',
  );
  expect(textOf('fr', { age: 0.1, isWhole: true })).toContain('pendant la période d’avant');
});
