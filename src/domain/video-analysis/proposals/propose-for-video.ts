import type { Brief } from '#domain/generations/brief/brief.ts';
import { generateCtas } from '#domain/generations/ctas/generate-ctas.ts';
import { generateHooks } from '#domain/generations/hooks/generate-hooks.ts';
import { reservationsOf, whyLine } from '#domain/generations/hooks/why-line.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import { craftOf, craftPercentile } from '#domain/video-analysis/panels/craft-percentile.ts';
import { libraryNicheOf } from '#domain/video-analysis/topic/library-niche.ts';
import type { MixMetric } from '#domain/video-analysis/findings/mix-metrics.ts';
import { CALL_FORMS, isRewriteFamily, REWRITE_FAMILIES, REWRITE_FORMS } from './rewrite-patterns.ts';
import { hookClassOf, type VideoAnalysis } from '#domain/video-analysis/video-analysis.ts';
import {
  CALL_GOALS,
  NOTHING_PROPOSED,
  type CallGoal,
  type CallProposal,
  type CallReason,
  type HookRewrite,
  type VideoProposals,
} from './video-proposals.ts';
import { addressOfVideo, languageOfVideo, topicOfVideo } from '#domain/video-analysis/topic/video-topic.ts';

const PROPOSED = 3;
const MOST_CONSIDERED = 40;

/** A seed from the analysis id, so that the same analysis always gives the same proposals. */
export function seedOf(analysisId: string): number {
  return Number.parseInt(analysisId.replaceAll('-', '').slice(0, 12), 16) || 0;
}

interface ProposalContext {
  /** The creator's other captions that the analysis was computed with. */
  ownCaptions: readonly string[];
  seed: number;
  /** The language of the explanations. */
  reader: Language;
}

/**
 * Up to three hooks and three calls to action for the analysed video, in its language and about its own topic; `reader`
 * is the language of the explanations, and of the texts when the video's language is unknown. Nothing is claimed that
 * the video does not say itself; when its topic is not understood, that is the answer.
 */
export function proposeFor(
  analysis: VideoAnalysis,
  { ownCaptions, seed, reader }: ProposalContext,
): VideoProposals {
  const { language: own, isOther } = languageOfVideo(analysis);
  if (isOther) return { ...NOTHING_PROPOSED, absent: 'other_language' };
  const language = own ?? reader;
  const topic = topicOfVideo(analysis, language);
  const niche = libraryNicheOf(analysis.hashtags.niche);
  const replaces = replacedBy(analysis);
  const craft = craftPercentile(analysis.video.caption, ownCaptions, language);
  if (topic === null) return { ...NOTHING_PROPOSED, absent: 'no_topic', language, niche, replaces, craft };
  const brief: Brief = {
    language,
    platform: 'tiktok',
    niche: null,
    topic: topic.phrase ?? topic.words,
    tone: 'neutral',
    address: addressOfVideo(analysis),
    audience: '',
    proof: '',
    putaclic: false,
    payoff: '',
  };
  const hooks = rewritesOf(analysis, { brief, seed, reader });
  const calls = callsFor(analysis, brief, seed);
  return {
    absent: null,
    language,
    topic: { words: topic.words, place: topic.place },
    niche,
    replaces,
    craft,
    hooks,
    calls,
    counts: { hooks: hooks.length, calls: calls.length },
  };
}

function replacedBy({ hook }: VideoAnalysis): VideoProposals['replaces'] {
  const found = hook.class;
  return found.absent === null && found.basis !== null ? { quote: found.basis, kind: found.kind } : null;
}

interface Input {
  brief: Brief;
  seed: number;
  reader: Language;
}

function rewritesOf(analysis: VideoAnalysis, { brief, seed, reader }: Input): HookRewrite[] {
  const original = replacedBy(analysis)?.quote.words;
  const seen = original === undefined ? [] : [original];
  const faults = original === undefined ? [] : reservationsOf(craftOf(original, brief.language));
  // Without niches, the library's own angles are excluded: they may claim what the video does not say.
  const { hooks } = generateHooks({
    brief,
    seed,
    niches: [],
    families: REWRITE_FAMILIES,
    count: MOST_CONSIDERED,
    seen,
  });
  const rewrites: HookRewrite[] = [];
  for (const { text, family, patternId, assumes, seconds, score } of hooks) {
    if (rewrites.length === PROPOSED) break;
    if (assumes !== null || !isRewriteFamily(family) || !holds(patternId, analysis)) continue;
    // A rewrite with a fault that the original does not have is no improvement.
    if (reservationsOf(score).some(fault => !faults.includes(fault))) continue;
    if (rewrites.some(one => one.family === family)) continue;
    rewrites.push({ text, family, seconds, why: whyLine(score, reader) });
  }
  return rewrites;
}

function holds(patternId: string, analysis: VideoAnalysis): boolean {
  const form = REWRITE_FORMS[patternId];
  if (form === undefined) return false;
  const kind = hookClassOf(analysis);
  if (form.kinds !== undefined && (kind === null || !form.kinds.includes(kind))) return false;
  if (form.mostSeconds !== undefined && (analysis.video.durationSeconds ?? Infinity) > form.mostSeconds)
    return false;
  if (form.says === undefined) return true;
  const basis = replacedBy(analysis)?.quote.words ?? '';
  return form.says.test(`${analysis.video.caption}\n${basis}`);
}

const GOAL_OF: Partial<Record<MixMetric, CallGoal>> = { comments: 'comment', shares: 'share', saves: 'save' };
const ORDER: Record<CallReason, number> = { weakest: 0, missing: 1, unread: 1, again: 2 };

/** Whether spoken words were searched: otherwise their calls to action are unknown. */
function areWordsHeard({ video, hook, engagement: { ctas } }: VideoAnalysis): boolean {
  const { absent } = hook.sound;
  if (video.kind === 'slideshow' || absent === 'no_audio' || absent === 'silent_audio') return true;
  return ctas.absent === null && ctas.places.includes('speech');
}

/** One call to action for each of three goals: first the weakest response, then what the video does not ask for yet. */
function callsFor(analysis: VideoAnalysis, brief: Brief, seed: number): CallProposal[] {
  const { engagement, strategy } = analysis;
  const isHeard = areWordsHeard(analysis);
  const found = engagement.ctas.absent === null ? engagement.ctas.found : [];
  const weakest = engagement.mix.absent === null ? engagement.mix.weakest : null;
  const weakestGoal = weakest === null ? undefined : GOAL_OF[weakest];
  const asksFor = new Set<string>(found.map(({ kind }) => kind));
  const reasonOf = (goal: CallGoal): CallReason =>
    goal === weakestGoal ? 'weakest' : asksFor.has(goal) ? 'again' : isHeard ? 'missing' : 'unread';
  const goals = CALL_GOALS.map(goal => ({ goal, reason: reasonOf(goal) })).sort(
    (a, b) => ORDER[a.reason] - ORDER[b.reason],
  );
  const caption = strategy.caption.absent === null ? strategy.caption.keywords : [];
  // English has no topic phrase that fits within a sentence.
  const hasMore = brief.language === 'fr' && caption.some(({ ownVideos }) => ownVideos > 0);
  const seen = found.map(({ quote }) => quote.words);
  const calls: CallProposal[] = [];
  for (const { goal, reason } of goals) {
    if (calls.length === PROPOSED) break;
    const call = generateCtas({ brief, seed, niches: [], goal, count: MOST_CONSIDERED, seen }).find(one => {
      const form = CALL_FORMS[one.patternId];
      return one.assumes === null && (form === 'any' || (form === 'topic' && hasMore));
    });
    if (call === undefined) continue;
    const { text, placement, seconds } = call;
    calls.push({ text, goal, placement, seconds, reason });
  }
  return calls;
}
