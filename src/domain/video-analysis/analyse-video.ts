import { MOST_REPORT_VIDEOS } from '#domain/account-reports/report-data.ts';
import { engagementBand, knownEngagement } from '#domain/metrics/engagement.ts';
import { withReadable } from '#domain/media/text-facts.ts';
import { REFERENCE_AGE_CURVE, ageInDays } from '#domain/statistics/age-curve.ts';
import { benchmarksFor } from '#domain/statistics/benchmarks.ts';
import { medianOfKnown } from '#domain/metrics/median-of-known.ts';
import type { AnalysisInput, OwnVideo } from './findings/analysis-input.ts';
import { videoAdvice } from './advice/choose-video-advice.ts';
import { engagementPanel } from './panels/engagement-panel.ts';
import { hashtagPanel } from './panels/hashtag-panel.ts';
import { hookPanel } from './panels/hook-panel.ts';
import { notAssessedIn } from './not-assessed.ts';
import { ownLifts } from './panels/own-lifts.ts';
import { againstOwn } from './panels/own-percentile.ts';
import { strategyPanel } from './panels/strategy-panel.ts';
import { summaryOf } from './summary.ts';
import { plainText } from './text/text-words.ts';
import { VIDEO_ANALYSIS_METHOD, type AnalysisBasis, type VideoAnalysis } from './video-analysis.ts';
import type { AnalysedVideo } from './findings/findings.ts';

/** The complete analysis of one video. Pure: the same input gives the same analysis, byte for byte once serialised. */
export function analyseVideo(given: AnalysisInput): VideoAnalysis {
  const input = onlyReadTexts(given);
  const { video, mediaFacts, transcript, curve, timeZone } = input;
  const { own, leftOut } = newestOf(input.ownVideos);
  const others = own.filter(({ id }) => id !== video.id);
  const seconds = lengthOf(input);
  const lifts = ownLifts(own, curve, timeZone);
  const against = againstOwn(video, seconds, others, curve);
  const engagement = engagementPanel(input, others, seconds);
  const ctas = engagement.ctas.absent === null ? engagement.ctas.found : [];
  const hook = hookPanel(input, lifts, ctas, seconds);
  const strategy = strategyPanel(input, others, lifts, seconds);
  const hashtags = hashtagPanel(input, others, lifts);
  const analysed = analysedVideo(input, seconds);
  const hasFile = mediaFacts !== null && mediaFacts !== undefined;
  const hasTranscript = transcript !== null && transcript !== undefined;
  const findings = { video: analysed, against, hook, engagement, strategy, hashtags };
  const recommendations = videoAdvice({ ...findings, lifts, hasFile, hasTranscript, seconds });
  return {
    method: VIDEO_ANALYSIS_METHOD,
    madeAt: input.now.toISOString(),
    timeZone,
    video: analysed,
    basis: basisOf(input, others, leftOut),
    summary: summaryOf(against, hook, recommendations),
    against,
    hook,
    engagement,
    strategy,
    recommendations,
    hashtags,
    benchmarks: benchmarksFor('per_view', input.benchmarks),
    notAssessed: notAssessedIn(input, against),
  };
}

/** Recognised items that are not readable text are neither shown nor quoted, whatever version measured them. */
function onlyReadTexts(input: AnalysisInput): AnalysisInput {
  const { mediaFacts } = input;
  if (mediaFacts === null || mediaFacts === undefined) return input;
  return { ...input, mediaFacts: { ...mediaFacts, texts: withReadable(mediaFacts.texts) } };
}

/** The newest videos, as many as an account report uses: habits from years ago say little about today. */
function newestOf(videos: readonly OwnVideo[]): { own: OwnVideo[]; leftOut: number } {
  const ordered = [...videos].sort(
    (a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0),
  );
  const own = ordered.slice(0, MOST_REPORT_VIDEOS);
  return { own, leftOut: ordered.length - own.length };
}

/** The length from the file is more accurate than that from the page. */
function lengthOf({ video, mediaFacts }: AnalysisInput): number | null {
  const seconds = mediaFacts?.file.durationSeconds ?? video.durationSeconds;
  return seconds !== null && Number.isFinite(seconds) && seconds > 0 ? seconds : null;
}

function analysedVideo({ video, ownUsername }: AnalysisInput, seconds: number | null): AnalysedVideo {
  const { id, url, username, kind, publishedAt, counts, isDemo } = video;
  const engagement = counts === null ? null : knownEngagement(counts);
  const age = counts === null || publishedAt === null ? null : ageInDays(publishedAt, counts.observedAt);
  return {
    id,
    url,
    username,
    kind,
    caption: plainText(video.caption),
    durationSeconds: seconds,
    publishedAt: publishedAt?.toISOString() ?? null,
    observedAt: counts?.observedAt.toISOString() ?? null,
    ageDays: age === null ? null : Math.max(age, 0),
    views: counts?.views ?? null,
    likes: counts?.likes ?? null,
    comments: counts?.comments ?? null,
    shares: counts?.shares ?? null,
    saves: counts?.saves ?? null,
    source: counts?.source ?? null,
    precision: counts?.precision ?? null,
    engagement,
    engagementBand: engagement === null ? null : engagementBand(engagement),
    isDemo,
    isOwn: username === null ? null : username === ownUsername,
  };
}

function basisOf(input: AnalysisInput, others: readonly OwnVideo[], leftOut: number): AnalysisBasis {
  const sources: AnalysisBasis['sources'] = [];
  const instants: number[] = [];
  for (const { source, precision, observedAt } of others) {
    instants.push(observedAt.getTime());
    const there = sources.find(one => one.source === source && one.precision === precision);
    if (there === undefined) sources.push({ source, precision, videos: 1 });
    else there.videos += 1;
  }
  sources.sort(
    (a, b) => b.videos - a.videos || (`${a.source}${a.precision}` < `${b.source}${b.precision}` ? -1 : 1),
  );
  const iso = (time: number) => (instants.length === 0 ? null : new Date(time).toISOString());
  return {
    ownUsername: input.ownUsername,
    ownVideos: others.length,
    leftOut,
    sources,
    observedFrom: iso(Math.min(...instants)),
    observedUntil: iso(Math.max(...instants)),
    isOwnCurve: JSON.stringify(input.curve) !== JSON.stringify(REFERENCE_AGE_CURVE),
    medianEngagement: medianOfKnown(others.map(knownEngagement), 'no_figure'),
    hasFile: input.mediaFacts !== null && input.mediaFacts !== undefined,
    transcript: input.transcript?.source ?? null,
  };
}
