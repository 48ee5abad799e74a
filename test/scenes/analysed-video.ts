import { REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import { BENCHMARKS } from '#domain/statistics/benchmark-sources.ts';
import { analyseVideo } from '#domain/video-analysis/analyse-video.ts';
import type { AnalysisInput, OwnVideo } from '#domain/video-analysis/findings/analysis-input.ts';
import type { VideoAnalysis } from '#domain/video-analysis/video-analysis.ts';

/** Unique words and numbers: tests search for them to detect content that a reader must not see. */
export const CANARIES = {
  handle: 'canari.cuisine',
  videoId: '7512345678901234567',
  /** Words of the caption's opening, call to action, subject and hashtag. */
  caption: ['zanzibarine', 'quetschier', 'mirliton', 'farandolesque'],
  said: 'hurluberlu',
  counts: { views: 987_654, likes: 76_543, comments: 5_437, shares: 319, saves: 1_787 },
} as const;

const NOW = new Date('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;
const [opening, call, subject, tag] = CANARIES.caption;

export const CANARY_CAPTION = `Pourquoi ${opening} change tout ? Enregistre cette ${call} de ${subject} #${tag} #cuisine #fyp #pourtoi @${CANARIES.handle}`;

function ownVideos(): OwnVideo[] {
  return Array.from({ length: 40 }, (_, index) => {
    const publishedAt = new Date(NOW.getTime() - (index + 10) * DAY_MS);
    const views = 4_000 + ((index * 977) % 3_000) + (index % 2 === 0 ? 6_000 : 0);
    return {
      id: String(7_400_000_000_000_000_000n + BigInt(index)),
      url: `https://www.tiktok.com/@${CANARIES.handle}/video/${7_400_000_000_000_000_000n + BigInt(index)}`,
      caption:
        index % 2 === 0 ? `Pourquoi la recette ${index} ? #cuisine` : `La recette ${index} du soir #${tag}`,
      kind: 'video',
      durationSeconds: 20 + (index % 3) * 20,
      publishedAt,
      views,
      likes: Math.round(views * 0.06),
      comments: Math.round(views * 0.004),
      shares: Math.round(views * 0.002),
      source: 'apify_file',
      precision: 'exact',
      observedAt: NOW,
    };
  });
}

/** An analysis of a video of which everything but the file is available; `isSilent`: nor its speech. */
export function analysedVideo(
  change: Partial<AnalysisInput['video']> = {},
  { isSilent = false }: { isSilent?: boolean } = {},
): VideoAnalysis {
  const { handle, videoId, counts, said } = CANARIES;
  return analyseVideo({
    video: {
      id: videoId,
      url: `https://www.tiktok.com/@${handle}/video/${videoId}`,
      username: handle,
      kind: 'video',
      caption: CANARY_CAPTION,
      durationSeconds: 31,
      publishedAt: new Date(NOW.getTime() - 8 * DAY_MS),
      counts: { ...counts, source: 'apify_file', precision: 'exact', observedAt: NOW },
      isDemo: false,
      ...change,
    },
    ownVideos: ownVideos(),
    ownUsername: handle,
    curve: REFERENCE_AGE_CURVE,
    mediaFacts: null,
    transcript: isSilent
      ? null
      : {
          source: 'captions_file',
          timed: true,
          lines: [
            { fromSecond: 0.4, toSecond: 2.8, text: `Voici le ${said} de la semaine` },
            { fromSecond: 3, toSecond: 9, text: `Trois oignons, puis par @${handle}` },
          ],
        },
    benchmarks: BENCHMARKS,
    now: NOW,
    timeZone: 'Europe/Paris',
  });
}
