import { expect, test } from 'vitest';
import { analysedVideo, CANARIES } from '#test/scenes/analysed-video.ts';
import { lockAnalysis, openAnalysis } from './lock-analysis.ts';

const whole = analysedVideo();
const locked = lockAnalysis(whole);

test('without a lock the whole analysis is there', () => {
  const open = openAnalysis(whole);
  expect(open).toMatchObject(JSON.parse(JSON.stringify(whole)) as object);
  expect(open.locked).toEqual([]);
});

test('the summary, the standing, the class of the hook and the first items stay', () => {
  expect(locked.summary).toEqual(whole.summary);
  expect(locked.against).toEqual(whole.against);
  expect(locked.notAssessed).toEqual(whole.notAssessed);
  expect(locked.hookClass).toBe(openAnalysis(whole).hookClass);
  expect(locked.recommendations).toEqual(whole.recommendations.slice(0, 1));
  expect(locked.hashtags.suggestions).toEqual(whole.hashtags.suggestions.slice(0, 1));
});

test('of the rest nothing is left but what there is, counted', () => {
  expect(locked).toMatchObject({ hook: null, engagement: null, strategy: null });
  const text = JSON.stringify({ ...locked, video: null });
  expect(text).not.toContain(CANARIES.said);
  for (const word of ['wordsPerMinute', 'visibleCharacters', 'perThousandViews', 'keywords']) {
    expect(text).not.toContain(`"${word}":`);
  }
  const counts = Object.fromEntries(
    locked.locked.flatMap(({ contains }) => contains.map(({ what, count }) => [what, count])),
  );
  expect(counts['recommendations']).toBe(whole.recommendations.length - 1);
  const { caption } = whole.strategy;
  expect(counts['keywords']).toBe(caption.absent === null ? caption.keywords.length || undefined : undefined);
  expect(Object.values(counts).every(count => count > 0)).toBe(true);
});
