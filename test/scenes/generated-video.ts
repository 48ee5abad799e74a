import { MEDIA_FACTS_VERSION, type MediaFacts } from '#domain/media/media-facts.ts';
import { REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import { BENCHMARKS } from '#domain/statistics/benchmark-sources.ts';
import { seededRandom, type SeededRandom } from '#domain/statistics/seeded-random.ts';
import type {
  AnalysisInput,
  OwnVideo,
  VideoToAnalyse,
} from '#domain/video-analysis/findings/analysis-input.ts';
import type { Transcript } from '#domain/video-analysis/findings/transcript.ts';

export const NOW = new Date('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;
const CAPTIONS = [
  'Pourquoi votre pâte colle ? La réponse en 20 s #recette #patisserie #fyp',
  '3 erreurs de débutant au four #recette #cuisine',
  'J’ai testé le pain sans pétrissage #pain #recettefacile',
  'How to fold a dough in two minutes #baking #recipe',
  'Abonnez-vous pour la suite ! Enregistrez cette vidéo #recette',
  'Golden hour over the harbour',
  '#fyp #pourtoi 🔥🔥',
  '',
];

/** One of the creator's videos; `change` says what a test is about. */
export function ownVideo(index: number, change: Partial<OwnVideo> = {}): OwnVideo {
  const publishedAt = new Date(NOW.getTime() - (index + 10) * DAY_MS);
  // Independent of everything else derived from the index.
  const views = Math.round(5_000 * Math.exp(0.5 * seededRandom(index + 1).normal()));
  return {
    id: String(7_400_000_000_000_000_000n + BigInt(index)),
    url: `https://www.tiktok.com/@lea/video/${7_400_000_000_000_000_000n + BigInt(index)}`,
    caption: CAPTIONS[index % CAPTIONS.length] ?? '',
    kind: 'video',
    durationSeconds: 20 + (index % 3) * 20,
    publishedAt,
    views,
    likes: Math.round(views * (0.05 + (index % 7) / 200)),
    comments: Math.round(views * 0.004) + (index % 5),
    shares: Math.round(views * 0.002) + (index % 3),
    source: 'apify_file',
    precision: 'exact',
    observedAt: NOW,
    ...change,
  };
}

/** The video to analyse: a month old, everything known. */
export function videoToAnalyse(change: Partial<VideoToAnalyse> = {}): VideoToAnalyse {
  return {
    id: '7512345678901234567',
    url: 'https://www.tiktok.com/@lea/video/7512345678901234567',
    username: 'lea',
    kind: 'video',
    caption: 'Pourquoi votre pain ne lève pas ? Dites-moi en commentaires #pain #recette',
    durationSeconds: 31,
    publishedAt: new Date(NOW.getTime() - 30 * DAY_MS),
    counts: {
      views: 5_000,
      likes: 300,
      comments: 25,
      shares: 12,
      saves: 40,
      source: 'apify_file',
      precision: 'exact',
      observedAt: NOW,
    },
    isDemo: false,
    ...change,
  };
}

/** A file of half a minute with a voice, three shots, one text and a silence. */
export function mediaFacts(change: Partial<MediaFacts> = {}): MediaFacts {
  return {
    version: MEDIA_FACTS_VERSION,
    file: {
      container: 'mp4',
      videoCodec: 'h264',
      audioCodec: 'aac',
      width: 1080,
      height: 1920,
      rotationDegrees: 0,
      framesPerSecond: 30,
      aspectRatio: 0.5625,
      aspectName: '9:16',
      durationSeconds: 31,
      bytes: 9_000_000,
      bitRate: 2_300_000,
    },
    pictures: {
      notAssessed: null,
      cutsSeconds: [4, 12],
      shots: [
        { fromSecond: 0, toSecond: 4 },
        { fromSecond: 4, toSecond: 12 },
        { fromSecond: 12, toSecond: 31 },
      ],
      meanShotSeconds: 10.3,
      medianShotSeconds: 8,
      cutsPerMinute: 3.9,
      firstCutSecond: 4,
      cutsInFirstThreeSeconds: 0,
      motion: { firstThreeSeconds: 0.04, rest: 0.05, ratio: 0.8 },
      blackSpans: [],
      blackShare: 0,
      letterbox: null,
      loopDistance: 0.3,
    },
    sound: {
      notAssessed: null,
      loudnessLufs: -16,
      aboveTargetLu: -2,
      loudnessRangeLu: 5,
      peakDbfs: -1,
      silences: [{ fromSecond: 20, toSecond: 21 }],
      silentShare: 0.03,
    },
    speech: {
      notAssessed: null,
      segments: [{ fromSecond: 0.5, toSecond: 18 }],
      startSecond: 0.5,
      ratio: 0.56,
      musicOnly: false,
    },
    texts: {
      notAssessed: null,
      items: [{ fromSecond: 1, toSecond: 4, text: 'Le pain', language: 'fr', confidence: 0.9 }],
      textShare: 0.1,
      hook: { text: 'Le pain', fromSecond: 1, confidence: 0.9 },
      meanWords: 2,
      framesRead: 12,
    },
    ...change,
  };
}

export function transcriptOf(...lines: readonly [from: number, to: number, text: string][]): Transcript {
  return {
    source: 'captions_file',
    timed: true,
    lines: lines.map(([fromSecond, toSecond, text]) => ({ fromSecond, toSecond, text })),
  };
}

/** What is analysed: forty own videos, no file, no words, unless a test says otherwise. */
export function analysisInput(change: Partial<AnalysisInput> = {}): AnalysisInput {
  return {
    video: videoToAnalyse(),
    ownVideos: Array.from({ length: 40 }, (_, index) => ownVideo(index)),
    ownUsername: 'lea',
    curve: REFERENCE_AGE_CURVE,
    mediaFacts: null,
    transcript: null,
    benchmarks: BENCHMARKS,
    now: NOW,
    timeZone: 'Europe/Paris',
    ...change,
  };
}

const SIGNS = [
  ...Array.from('aeilnorst éèàç’\'"#@.,!?…\n\t\0'),
  '👩‍👩‍👧',
  '🇫🇷',
  'e\u0301',
  '\u202E',
  '漢字',
  '\uD83D',
  'مرحبا',
];

function randomText(random: SeededRandom, most: number): string {
  return Array.from({ length: random.below(most) }, () => SIGNS[random.below(SIGNS.length)] ?? '').join('');
}

function randomCount(random: SeededRandom): number | null {
  const kind = random.below(8);
  if (kind === 0) return null;
  if (kind === 1) return 0;
  return kind === 2 ? Number.MAX_SAFE_INTEGER : Math.floor(10 ** (6 * random.next()));
}

function randomOwn(random: SeededRandom, index: number): OwnVideo {
  return ownVideo(index, {
    views: randomCount(random),
    likes: randomCount(random),
    comments: randomCount(random),
    shares: randomCount(random),
    durationSeconds: [null, 0, 12, 31, 75, 1e6][random.below(6)] ?? null,
    publishedAt: new Date(NOW.getTime() - random.below(900) * DAY_MS),
    precision: random.below(2) === 0 ? 'exact' : 'rounded',
    ...(random.below(3) === 0 && { caption: randomText(random, 300) }),
    ...(random.below(5) === 0 && { hook: 'question' as const }),
  });
}

/** Any input there may be: missing, empty, huge, in any script. The same seed gives the same input. */
export function anyInput(seed: number, ownVideos?: number): AnalysisInput {
  const random = seededRandom(seed);
  const chance = (share: number) => random.next() < share;
  const facts = mediaFacts({
    ...(chance(0.3) && { pictures: { notAssessed: 'failed' } }),
    ...(chance(0.3) && { sound: { notAssessed: 'no_audio' } }),
    ...(chance(0.3) && { speech: { notAssessed: 'speech_detector_unavailable' } }),
    ...(chance(0.3) && { texts: { notAssessed: 'ocr_unavailable' } }),
  });
  const lines = Array.from({ length: random.below(40) }, (_, index) => ({
    fromSecond: index,
    toSecond: index + random.next(),
    text: randomText(random, 60),
  }));
  const counts = {
    views: randomCount(random),
    likes: randomCount(random),
    comments: randomCount(random),
    shares: randomCount(random),
    saves: randomCount(random),
    source: 'ytdlp' as const,
    precision: 'rounded' as const,
    observedAt: NOW,
  };
  const many = ownVideos ?? [0, 1, 5, 9, 10, 19, 20, 60, 150][random.below(9)] ?? 0;
  return analysisInput({
    video: videoToAnalyse({
      id: chance(0.2) ? null : '7512345678901234567',
      username: chance(0.2) ? null : 'lea',
      kind: chance(0.15) ? 'slideshow' : 'video',
      caption: chance(0.5) ? randomText(random, 6_000) : (CAPTIONS[random.below(CAPTIONS.length)] ?? ''),
      durationSeconds: [null, 0, -1, 0.4, 31, 3_600, Number.NaN, Infinity][random.below(8)] ?? null,
      publishedAt: chance(0.2) ? null : new Date(NOW.getTime() - (random.below(400) - 2) * DAY_MS),
      counts: chance(0.2) ? null : counts,
      ...(chance(0.2) && { hashtags: [randomText(random, 20), 'fyp'] }),
      ...(chance(0.2) && { hookCorrection: { kind: 'list' as const, correctedAt: NOW } }),
    }),
    ownVideos: Array.from({ length: many }, (_, index) => randomOwn(random, index)),
    ownUsername: chance(0.2) ? null : 'lea',
    mediaFacts: chance(0.5) ? facts : null,
    transcript: chance(0.5) ? { source: 'pasted', timed: chance(0.7), lines } : null,
    timeZone: ['Europe/Paris', 'America/Sao_Paulo', 'Pacific/Kiritimati'][random.below(3)] ?? 'UTC',
  });
}
