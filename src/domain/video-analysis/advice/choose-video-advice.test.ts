import { expect, test } from 'vitest';
import {
  analysisInput,
  mediaFacts,
  ownVideo,
  transcriptOf,
  videoToAnalyse,
} from '#test/scenes/generated-video.ts';
import type { PictureFacts, SoundFacts } from '#domain/media/media-facts.ts';
import { seededRandom } from '#domain/statistics/seeded-random.ts';
import { analyseVideo } from '#domain/video-analysis/analyse-video.ts';
import type { AnalysisInput, OwnVideo } from '#domain/video-analysis/findings/analysis-input.ts';
import { VIDEO_RULES, type VideoRecommendation, type VideoRule } from './video-advice.ts';

const plain = mediaFacts();
const pictures = (change: Partial<PictureFacts>) =>
  mediaFacts({ pictures: { ...plain.pictures, notAssessed: null, ...change } as typeof plain.pictures });
const sound = (change: Partial<SoundFacts>) =>
  mediaFacts({ sound: { ...plain.sound, notAssessed: null, ...change } as typeof plain.sound });
const noTexts = mediaFacts({
  texts: { notAssessed: null, items: [], textShare: 0, hook: null, meanWords: null, framesRead: 12 },
  speech: {
    notAssessed: null,
    segments: [{ fromSecond: 4, toSecond: 20 }],
    startSecond: 4,
    ratio: 0.5,
    musicOnly: false,
  },
});

/** Sixty videos of which every second one shows the trait, and has so many times the views. */
function half(trait: Partial<OwnVideo>, others: Partial<OwnVideo>, times: number): OwnVideo[] {
  return Array.from({ length: 60 }, (_, index) => {
    const views = Math.round(4_000 * (1 + ((index * 7) % 10) / 20) * (index % 2 === 0 ? times : 1));
    return ownVideo(index, { views, ...(index % 2 === 0 ? trait : others) });
  });
}

const QUESTION = { caption: 'Pourquoi le pain lève ?' };
const STATEMENT = { caption: 'Golden hour over the harbour' };
const OTHER_CAPTIONS = [
  'Golden hour here',
  'Ma routine du soir',
  'Comment plier un drap',
  'POV : lundi matin',
  'Top 5 plages',
  'Le secret du pain',
  'Four à gaz vs four électrique',
];
const caption = (text: string) => ({ video: videoToAnalyse({ caption: text }) });

/** The usual video with so many views. */
function viewed(views: number): AnalysisInput['video'] {
  const { counts } = videoToAnalyse();
  return videoToAnalyse({ counts: counts && { ...counts, views } });
}

/** An input that triggers each rule. */
const SCENES: Record<VideoRule, Partial<AnalysisInput>> = {
  make_another: { video: viewed(60_000) },
  keep_hook_kind: { ownVideos: half(QUESTION, STATEMENT, 6) },
  change_hook_kind: { ownVideos: half(QUESTION, STATEMENT, 6), ...caption('Sunset over the sea') },
  drop_hook_kind: {
    ownVideos: Array.from({ length: 120 }, (_, index) => {
      const isQuestion = index % 10 === 0;
      const other = OTHER_CAPTIONS[index % OTHER_CAPTIONS.length] ?? '';
      const log = 9 + 0.8 * seededRandom(index + 1).normal() - (isQuestion ? 2.3 : 0);
      return ownVideo(index, {
        caption: isQuestion ? QUESTION.caption : other,
        views: Math.round(Math.exp(log)),
      });
    }),
  },
  hook_earlier: { mediaFacts: noTexts },
  text_in_first_seconds: { mediaFacts: noTexts },
  movement_in_first_seconds: {
    mediaFacts: {
      ...pictures({ motion: { firstThreeSeconds: 0.01, rest: 0.1, ratio: 0.1 } }),
    },
  },
  cut_opening_silence: { mediaFacts: sound({ silences: [{ fromSecond: 0, toSecond: 2 }] }) },
  shorten_hook: {
    transcript: transcriptOf([
      0,
      7,
      'Aujourd’hui je vais vous montrer dans cette vidéo comment je prépare chez moi un pain sans pétrir la pâte.',
    ]),
  },
  tone_down_bait: caption('INCROYABLE SECRET !!! Cette erreur ruine votre pain…'),
  ask_for_weakest: {
    video: videoToAnalyse({
      caption: 'Le pain du dimanche',
      counts: { ...(videoToAnalyse().counts as NonNullable<AnalysisInput['video']['counts']>), comments: 0 },
    }),
  },
  move_cta_earlier: {
    transcript: transcriptOf([0, 3, 'Le pain du dimanche.'], [29, 31, 'Abonnez-vous.']),
    ...caption(''),
  },
  one_cta: caption('Abonnez-vous, commentez, partagez cette vidéo et enregistrez-la'),
  front_load_caption: caption(
    '#pourtoi #fyp #viral #trend #france #tiktok #tendance #buzz #percer #xyz Une brioche moelleuse',
  ),
  trim_hashtags: caption('Pain #pain #four #levain #farine #sel #eau #mie'),
  drop_generic_hashtags: caption('Pain #fyp'),
  keep_length: {
    ownVideos: half({ durationSeconds: 40 }, { durationSeconds: 10 }, 6).map(one => ({
      ...one,
      caption: 'x',
    })),
  },
  change_length: {
    ownVideos: half({ durationSeconds: 90 }, { durationSeconds: 10 }, 6).map(one => ({
      ...one,
      caption: 'x',
    })),
  },
  cut_long_silences: { mediaFacts: sound({ silences: [{ fromSecond: 9, toSecond: 12 }] }) },
  raise_loudness: { mediaFacts: sound({ loudnessLufs: -24, aboveTargetLu: -10 }) },
  lower_loudness: { mediaFacts: sound({ loudnessLufs: -8, aboveTargetLu: 6 }) },
  fill_frame: { mediaFacts: pictures({ letterbox: { top: 0.2, bottom: 0.2, left: 0, right: 0 } }) },
  film_upright: {
    mediaFacts: { ...plain, file: { ...plain.file, width: 1_920, height: 1_080, aspectName: '16:9' } },
  },
  give_file: {},
  give_transcript: { mediaFacts: plain },
  measure_more: { ownVideos: [ownVideo(0)] },
};

function adviceOf(rule: VideoRule): VideoRecommendation | undefined {
  return analyseVideo(analysisInput(SCENES[rule])).recommendations.find(({ id }) => id === rule);
}

test.each(VIDEO_RULES)('%s is reached from what was measured, and carries the numbers it says', rule => {
  const advice = adviceOf(rule);
  expect(advice).toBeDefined();
  for (const value of Object.values(advice?.evidence.values ?? {})) {
    if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
    else expect(value).not.toBe('');
  }
  // Advice whose evidence is a range has no separate confidence: the range expresses it.
  const isClaim = advice?.evidence.effect !== null;
  expect(isClaim ? [null] : ['low', 'medium', 'high']).toContain(advice?.confidence);
});

test('what rests on the creator’s own videos names them', () => {
  for (const rule of ['keep_hook_kind', 'change_hook_kind', 'drop_hook_kind', 'keep_length'] as const) {
    const evidence = adviceOf(rule)?.evidence;
    expect(evidence?.videoIds.length).toBeGreaterThanOrEqual(8);
    expect(evidence?.effect).toMatchObject({ level: 0.95 });
  }
});

test('a video like the others, with everything given, gets little advice and none for data', () => {
  const { recommendations } = analyseVideo(
    analysisInput({
      mediaFacts: plain,
      transcript: transcriptOf([0.5, 2, 'Pourquoi votre pain ne lève pas ?'], [2, 18, 'La pâte a froid.']),
      video: videoToAnalyse({ caption: 'Pourquoi votre pain ne lève pas ? #pain #recette' }),
    }),
  );
  expect(recommendations.filter(({ effort }) => effort === 'data')).toEqual([]);
  expect(recommendations.map(({ id }) => id)).toEqual([]);
});

test('however much there is to say, five recommendations are given, and data are asked for once', () => {
  const { recommendations } = analyseVideo(
    analysisInput({
      ownVideos: [],
      ...caption('INCROYABLE SECRET !!! Abonnez-vous, commentez, enregistrez ça #fyp #a #b #c #d #e #f'),
    }),
  );
  expect(recommendations.length).toBeLessThanOrEqual(5);
  expect(recommendations.filter(({ effort }) => effort === 'data')).toHaveLength(1);
});

test('a video at the very top calls for another one first, and not for other hashtags', () => {
  const generic = { ...viewed(60_000), caption: 'Pain #fyp #pourtoi' };
  const { recommendations, summary } = analyseVideo(analysisInput({ video: generic }));
  expect(summary).toMatchObject({
    headline: { id: 'views_rank', values: { rank: 'best' } },
    next: 'make_another',
  });
  expect(recommendations.map(({ id }) => id)).toContain('drop_generic_hashtags');
  const others = analyseVideo(analysisInput({ video: { ...generic, username: 'somebody_else' } }));
  expect(others.recommendations.map(({ id }) => id)).not.toContain('make_another');
});
