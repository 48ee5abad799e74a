import { expect, test } from 'vitest';
import { analysisInput, mediaFacts, videoToAnalyse } from '#test/scenes/generated-video.ts';
import { analyseVideo } from './analyse-video.ts';
import { compareAnalyses, sideBySide } from './compare-analyses.ts';

const plain = analyseVideo(analysisInput());

test('an analysis does not differ from itself', () => {
  expect(compareAnalyses(plain, plain)).toMatchObject({ isEmpty: true, isSameMethod: true, figures: [] });
});

test('more views, a corrected class and a file given are told', () => {
  const counts = videoToAnalyse().counts;
  const later = analyseVideo(
    analysisInput({
      video: videoToAnalyse({
        counts: counts && { ...counts, views: 9_000 },
        hookCorrection: { kind: 'test', correctedAt: new Date('2026-11-20T09:00:00Z') },
      }),
      mediaFacts: mediaFacts(),
    }),
  );
  const difference = compareAnalyses(plain, later);
  expect(difference).toMatchObject({
    isEmpty: false,
    hookClass: { earlier: 'question', later: 'test' },
    nowAssessed: ['pictures', 'sound', 'speech', 'screen_texts'],
    noLongerAssessed: [],
  });
  expect(difference.figures).toContainEqual({ figure: 'views', earlier: 5_000, later: 9_000, change: 4_000 });
  expect(difference.goneAdvice.map(({ id }) => id)).toContain('give_file');
  const back = compareAnalyses(later, plain);
  expect(back.newAdvice.map(({ id }) => id)).toEqual(difference.goneAdvice.map(({ id }) => id));
});

test('what one of both does not know has no difference', () => {
  const unknown = analyseVideo(analysisInput({ video: videoToAnalyse({ counts: null }) }));
  expect(compareAnalyses(plain, unknown).figures).toContainEqual({
    figure: 'views',
    earlier: 5_000,
    later: null,
    change: null,
  });
});

test('different videos stand beside each other; figures that none knows are left out', () => {
  const other = analyseVideo(analysisInput({ video: videoToAnalyse({ caption: 'Top 5 pains' }) }));
  const { figures, hookClasses } = sideBySide([plain, other, { ...plain, hook: null }]);
  expect(hookClasses).toEqual(['question', 'list', null]);
  expect(figures.find(({ figure }) => figure === 'views')?.values).toEqual([5_000, 5_000, 5_000]);
  expect(figures.map(({ figure }) => figure)).not.toContain('loudness');
});
