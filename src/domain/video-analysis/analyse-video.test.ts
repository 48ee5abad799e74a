import { describe, expect, test } from 'vitest';
import {
  analysisInput,
  anyInput,
  mediaFacts,
  ownVideo,
  videoToAnalyse,
} from '#test/scenes/generated-video.ts';
import { GROUP_FLOOR, GROUP_FLOOR_IN_ALL } from '#domain/statistics/group-claims.ts';
import { MEDIAN_FLOOR } from '#domain/statistics/median-interval.ts';
import { SCORE_FLOOR } from '#domain/statistics/outliers.ts';
import { processorMs } from '#test/harness/processor-time.ts';
import { analyseVideo } from './analyse-video.ts';
import type { OwnVideo } from './findings/analysis-input.ts';
import type { VideoAnalysis } from './video-analysis.ts';

const characters = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Every number is finite, and a JSON round trip changes nothing. */
function expectPlain(analysis: VideoAnalysis): void {
  const text = JSON.stringify(analysis, (key, value: unknown) => {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${key} is ${value}`);
    if (value === undefined) throw new Error(`${key} is undefined`);
    return value;
  });
  expect(JSON.parse(text)).toEqual(analysis);
  expect(text.isWellFormed()).toBe(true);
}

/** No claim rests on less than its minimum sample. */
function expectFloors({
  against,
  hook,
  strategy,
  engagement,
  hashtags,
  basis,
  summary,
}: VideoAnalysis): void {
  for (const found of [against.views, against.engagement]) {
    if (found.absent !== null) continue;
    for (const one of [found.allLengths, found.sameLength]) {
      if (one?.known !== true) continue;
      expect(one.n).toBeGreaterThanOrEqual(SCORE_FLOOR);
      expect(one.low).toBeLessThanOrEqual(one.percentile);
      expect(one.high).toBeGreaterThanOrEqual(one.percentile);
      expect(one.low).toBeGreaterThanOrEqual(0);
      expect(one.high).toBeLessThanOrEqual(100);
    }
  }
  const lifts = [
    hook.ownLift,
    strategy.format.lift,
    ...strategy.hashtags.map(({ lift }) => lift),
    ...hashtags.suggestions.map(({ lift }) => lift),
    ...(strategy.length.absent === null ? [strategy.length.lift] : []),
  ];
  for (const lift of lifts) {
    if (lift?.known !== true) continue;
    expect(Math.min(lift.n, lift.without)).toBeGreaterThanOrEqual(GROUP_FLOOR);
    expect(lift.n + lift.without).toBeGreaterThanOrEqual(GROUP_FLOOR_IN_ALL);
  }
  if (engagement.mix.absent === null) {
    for (const { own } of engagement.mix.parts)
      if (own?.known === true) expect(own.n).toBeGreaterThanOrEqual(SCORE_FLOOR);
  }
  if (basis.medianEngagement.known) expect(basis.medianEngagement.n).toBeGreaterThanOrEqual(MEDIAN_FLOOR);
  const known = against.views.absent === null && against.views.allLengths.known;
  if (!known) expect(summary.headline.id).not.toMatch(/^views_/);
}

describe('whatever is given', () => {
  test('every number is finite, no claim stands under its floor, and the advice is short', () => {
    for (let seed = 1; seed <= 80; seed++) {
      const analysis = analyseVideo(anyInput(seed));
      expectPlain(analysis);
      expectFloors(analysis);
      const { recommendations, hashtags, strategy, video } = analysis;
      if (strategy.caption.absent === null) {
        expect(strategy.caption.characters).toBe([...characters.segment(video.caption)].length);
      }
      expect(recommendations.length).toBeLessThanOrEqual(5);
      expect(new Set(recommendations.map(({ id }) => id)).size).toBe(recommendations.length);
      expect(hashtags.suggestions.length).toBeLessThanOrEqual(5);
      expect(new Set(hashtags.suggestions.map(({ tag }) => tag)).size).toBe(hashtags.suggestions.length);
    }
  });

  test('the same input gives the same bytes, in whatever order the own videos come', () => {
    for (const seed of [3, 17, 99]) {
      const input = anyInput(seed, 60);
      const said = JSON.stringify(analyseVideo(input));
      expect(JSON.stringify(analyseVideo(anyInput(seed, 60)))).toBe(said);
      const turned = { ...input, ownVideos: input.ownVideos.toReversed() };
      expect(JSON.stringify(analyseVideo(turned))).toBe(said);
    }
  });

  test('five thousand own videos: the newest thousand are compared with, and it takes no time', () => {
    const started = processorMs();
    const analysis = analyseVideo(anyInput(8, 5_000));
    expectPlain(analysis);
    expect(analysis.basis).toMatchObject({ ownVideos: 1_000, leftOut: 4_000 });
    expect(processorMs() - started).toBeLessThan(10_000);
  });
});

describe('with nothing to compare with', () => {
  test('no own video: a sentence instead of a number, everywhere', () => {
    const analysis = analyseVideo(analysisInput({ ownVideos: [], ownUsername: null }));
    expectFloors(analysis);
    expect(analysis.summary.headline).toEqual({ id: 'too_few_own', values: { count: 0, needed: 10 } });
    expect(analysis.against.views).toMatchObject({ allLengths: { known: false, n: 0, needed: 10 } });
    expect(analysis.hook.ownLift).toMatchObject({ known: false, n: 0, needed: 20 });
    expect(analysis.recommendations.map(({ id }) => id)).toContain('measure_more');
  });

  test('one own video, the very one: it is not compared with itself', () => {
    const only = ownVideo(0, { id: '7512345678901234567' });
    const analysis = analyseVideo(analysisInput({ ownVideos: [only] }));
    expect(analysis.basis.ownVideos).toBe(0);
    expect(analysis.against.views).toMatchObject({ allLengths: { known: false, n: 0 } });
  });

  test('no counts, no date, no caption, no file: all of it is said not to be assessed', () => {
    const video = videoToAnalyse({ counts: null, publishedAt: null, caption: '', durationSeconds: null });
    const analysis = analyseVideo(analysisInput({ video }));
    expect(analysis.summary.headline.id).toBe('no_counts');
    expect(analysis.hook.class).toEqual({ absent: 'no_words' });
    expect(analysis.notAssessed).toEqual([
      { part: 'pictures', reason: 'no_file' },
      { part: 'sound', reason: 'no_file' },
      { part: 'speech', reason: 'no_file' },
      { part: 'screen_texts', reason: 'no_file' },
      { part: 'words_said', reason: 'no_transcript' },
      { part: 'caption', reason: 'no_words' },
      { part: 'views', reason: 'counts_unknown' },
      { part: 'engagement', reason: 'counts_unknown' },
      { part: 'emotion', reason: 'not_measurable' },
      { part: 'trend', reason: 'not_measurable' },
    ]);
  });

  test('a file without sound says so in the panel and in the list', () => {
    const facts = mediaFacts({ sound: { notAssessed: 'no_audio' }, speech: { notAssessed: 'no_audio' } });
    const analysis = analyseVideo(analysisInput({ mediaFacts: facts }));
    expect(analysis.hook.sound).toEqual({ absent: 'no_audio' });
    expect(analysis.notAssessed).toContainEqual({ part: 'sound', reason: 'no_audio' });
  });

  test('a video of yesterday is too young to be compared, and its engagement is', () => {
    const video = videoToAnalyse({ publishedAt: new Date('2026-11-20T08:00:00Z') });
    const analysis = analyseVideo(analysisInput({ video }));
    expect(analysis.against.views).toEqual({ absent: 'video_too_young' });
    expect(analysis.summary.headline.id).toBe('engagement_only');
  });

  test('a video that nobody saw is not called too young', () => {
    const video = videoToAnalyse();
    const counts = video.counts === null ? null : { ...video.counts, views: 0 };
    const analysis = analyseVideo(analysisInput({ video: { ...video, counts } }));
    expect(analysis.against.views).toEqual({ absent: 'no_views' });
    expect(analysis.summary.headline.id).toBe('unseen');
  });
});

test('saves stand beside those of the other videos where their source tells them, and nothing is said where not', () => {
  const savesOf = (ownVideos: OwnVideo[]) => {
    const { mix } = analyseVideo(analysisInput({ ownVideos })).engagement;
    return mix.absent === null ? mix.parts.find(({ metric }) => metric === 'saves')?.own : undefined;
  };
  const own = Array.from({ length: 40 }, (_, index) => ownVideo(index));
  expect(savesOf(own)).toBeNull();
  expect(savesOf(own.map((video, index) => ({ ...video, saves: index })))).toMatchObject({
    known: true,
    n: 40,
  });
});

test('a class that a person corrected stands before the recognised one, and both are told', () => {
  const correctedAt = new Date('2026-11-19T10:00:00Z');
  const video = videoToAnalyse({ hookCorrection: { kind: 'test', correctedAt } });
  expect(analyseVideo(analysisInput({ video })).hook.class).toMatchObject({
    kind: 'test',
    recognised: 'question',
    correctedAt: '2026-11-19T10:00:00.000Z',
    confidence: 'high',
  });
});

test('the classes that a person gave the own videos decide what a class does', () => {
  const caption = 'Golden hour over the harbour';
  const ownVideos = Array.from({ length: 60 }, (_, index) => {
    const isQuestion = index % 2 === 0;
    const views = Math.round((isQuestion ? 30_000 : 3_000) * (1 + ((index * 7) % 10) / 20));
    return ownVideo(index, { caption, views, ...(isQuestion && { hook: 'question' as const }) });
  });
  const { hook, recommendations } = analyseVideo(analysisInput({ ownVideos }));
  expect(hook.ownLift).toMatchObject({ known: true, verdict: 'winner', n: 30, without: 30 });
  expect(recommendations[0]?.id).toBe('keep_hook_kind');
  const uncorrected = ownVideos.map(({ hook: _, ...video }) => video);
  const before = analyseVideo(analysisInput({ ownVideos: uncorrected }));
  expect(before.hook.ownLift).toBeNull();
});
