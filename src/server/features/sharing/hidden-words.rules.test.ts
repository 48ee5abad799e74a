import { expect, test } from 'vitest';
import { lockAnalysis, openAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import { hideInVideoReport } from '#domain/sharing/hide-in-video-report.ts';
import { HIDDEN_FIELDS, type HiddenField } from '#domain/sharing/share-link.ts';
import { analysedVideo, CANARIES } from '#test/scenes/analysed-video.ts';

/** Without speech the hook is judged by the caption, so its words appear in many places. */
const silent = analysedVideo({}, { isSilent: true });
const wire = (hidden: readonly HiddenField[], shown = openAnalysis(silent)) =>
  JSON.stringify(hideInVideoReport(shown, 1, hidden));
const found = (text: string, words: readonly string[]) =>
  words.filter(word => text.toLowerCase().includes(word));

test('of a caption that says the hook nothing is left, neither whole nor in pieces', () => {
  expect(found(wire([]), CANARIES.caption)).toEqual([...CANARIES.caption]);
  expect(found(wire(['caption']), CANARIES.caption)).toEqual([]);
  expect(hideInVideoReport(openAnalysis(silent), 1, ['caption']).hook).toMatchObject({
    class: { basis: null },
    bait: { absent: 'hidden' },
  });
});

test('where the opening is locked, its words are hidden with the caption all the same', () => {
  const locked = lockAnalysis(silent);
  expect(found(wire(['caption'], locked), CANARIES.caption)).toEqual([]);
  expect(hideInVideoReport(locked, 1, []).hook).toBeNull();
});

test('what is hidden by one choice is hidden by any that holds it', () => {
  const counts = Object.values(CANARIES.counts).map(String);
  for (const other of HIDDEN_FIELDS) {
    expect(found(wire(['caption', other]), CANARIES.caption), other).toEqual([]);
    expect(found(wire(['counts', other]), counts), other).toEqual([]);
    expect(found(wire(['handle', other]), [CANARIES.handle, CANARIES.videoId]), other).toEqual([]);
  }
});

test('nothing is hidden that was not asked for', () => {
  const { summary, against, hook, engagement, strategy, recommendations, hashtags, video } =
    openAnalysis(silent);
  expect(hideInVideoReport(openAnalysis(silent), 3, [])).toMatchObject({
    version: 3,
    summary,
    against,
    hook,
    engagement,
    strategy,
    recommendations,
    hashtags,
    video,
    ownVideos: silent.basis.ownVideos,
  });
});
