import type { HookKind } from '#domain/videos/hook-kind.ts';
import { spokenSeconds } from '#domain/language/spoken/spoken-length.ts';
import { seededRandom, type SeededRandom } from '#domain/statistics/seeded-random.ts';
import { CLAIM_RISKS, type Niche } from '#domain/generations/brief/angle-bundle.ts';
import { MOST_BAIT } from '#domain/generations/bait/bait-limits.ts';
import { readBait } from '#domain/generations/bait/bait-meter.ts';
import { MOST_HOOK_SECONDS, type Brief } from '#domain/generations/brief/brief.ts';
import { scoreCraft, type CraftScore } from '#domain/generations/score/craft-score.ts';
import { refuseText, type GateRules } from '#domain/generations/checks/gates.ts';
import type { GeneratedHook } from './generated-hook.ts';
import { isOfClasses } from '#domain/generations/brief/hook-classes.ts';
import {
  findAngles,
  planHooks,
  writeHook,
  type Angles,
  type HookCandidate,
  type HookPlan,
} from './hook-candidates.ts';
import type { Family } from '#domain/generations/brief/pattern.ts';
import type { Refusal } from '#domain/generations/brief/refusals.ts';
import { selectDiverse, type Selectable } from './select-diverse.ts';
import { allSteps, type Steps } from '#domain/generations/steps.ts';
import { whyLine } from './why-line.ts';
import { contentStems } from '#domain/generations/brief/word-stems.ts';

export interface HookRequest {
  brief: Brief;
  /** The same request with the same seed returns the same hooks. */
  seed: number;
  count?: number;
  niches: readonly Niche[];
  /** Families to restrict to; all when absent. */
  families?: readonly Family[];
  /** Classes of openings to restrict to, as in the classification of own videos; all when absent. */
  classes?: readonly HookKind[];
  /** Texts the creator has already seen or used. */
  seen?: readonly string[];
  /** Shrunk log factors of the creator’s own measured videos by class of opening, for supported classes. */
  ownLifts?: Readonly<Partial<Record<HookKind, number>>>;
}

export interface HookAnswer {
  hooks: GeneratedHook[];
  /** Whether the library covers the topic; if not, hooks only name it. */
  topicKnown: boolean;
  considered: number;
  /** Number of texts rejected by each gate. */
  refused: Readonly<Partial<Record<Refusal, number>>>;
  /** Set when Putaclic+ was requested without a payoff; no clickbait form is then returned. */
  needsPayoff: boolean;
}

const DEFAULT_COUNT = 10;
/** Extra seconds allowed for a text that contains the creator's own topic. */
const OWN_TOPIC_SECONDS = 1;
/** More candidates than this bring little after the gates; which ones are considered depends on the seed. */
const ENOUGH = 160;

interface Passed extends Selectable {
  candidate: HookCandidate;
  score: CraftScore;
}

function shuffled<One>(all: readonly One[], random: SeededRandom): One[] {
  const done = [...all];
  for (let at = done.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    const [a, b] = [done[at], done[other]];
    if (a !== undefined && b !== undefined) [done[at], done[other]] = [b, a];
  }
  return done;
}

function promiseOf({ pattern, fillers, bundle }: HookCandidate, brief: Brief): GeneratedHook['promise'] {
  if (brief.payoff.trim() !== '' && (pattern.bait ?? 0) > 0)
    return { part: 'payoff', text: brief.payoff.trim() };
  const part = pattern.promise ?? ((pattern.bait ?? 0) > 0 ? 'fix' : undefined);
  return bundle === null || part === undefined ? null : { part, text: fillers[part] ?? '' };
}

function risksOf(angles: Angles, niches: readonly Niche[], brief: Brief) {
  const own = niches.find(niche => niche.id === brief.niche);
  // A topic outside all niches may carry any risk.
  if (own === undefined && angles.bundles.length === 0) return CLAIM_RISKS;
  return [...new Set([...(own?.risks ?? []), ...angles.bundles.flatMap(({ niche }) => niche.risks)])];
}

/** The gates for the hooks of this brief; texts from a model are checked against the same. */
export function hookRules(brief: Brief, niches: readonly Niche[], seen: readonly string[]): GateRules {
  const angles = findAngles(brief, niches);
  return {
    language: brief.language,
    platform: brief.platform,
    risks: risksOf(angles, niches, brief),
    mostBait: brief.putaclic ? MOST_BAIT.putaclic : MOST_BAIT.plain,
    known: seen.map(text => new Set(contentStems(text, brief.language))),
  };
}

/** A hook by another writer, for instance a model, with the family it was requested for. */
export interface OfferedHook {
  text: string;
  family: Family;
}

function* written(plans: readonly HookPlan[], brief: Brief): Generator<HookCandidate> {
  for (const plan of plans) {
    const candidate = writeHook(plan, brief);
    if (candidate !== null) yield candidate;
  }
}

/**
 * Applies gates, scoring, selection and explanation to texts of any origin; one step per text. `own`: whether the text
 * contains the creator’s topic as typed.
 */
function* answer(
  request: HookRequest,
  angles: Angles,
  candidates: Iterable<HookCandidate>,
  random: SeededRandom,
  own: (candidate: HookCandidate) => boolean,
): Steps<HookAnswer> {
  const { brief, niches, count = DEFAULT_COUNT, seen = [], ownLifts = {} } = request;
  const { language, tone, putaclic } = brief;
  const rules = hookRules(brief, niches, seen);
  const topicStems = new Set(contentStems(angles.topic?.label ?? '', language));
  const refused: Partial<Record<Refusal, number>> = {};
  const passed: Passed[] = [];
  let considered = 0;
  for (const candidate of candidates) {
    yield;
    considered++;
    const { pattern, bundle, text, topicMatch, namesAudience } = candidate;
    if (!isOfClasses(request.classes, text, pattern.family)) continue;
    const typed = own(candidate);
    const shared = typed ? topicStems : new Set<string>();
    const mostSeconds = MOST_HOOK_SECONDS + (typed ? OWN_TOPIC_SECONDS : 0);
    const refusal = refuseText(text, { ...rules, ownWords: typed, mostSeconds, shared });
    if (refusal !== null) {
      refused[refusal] = (refused[refusal] ?? 0) + 1;
      continue;
    }
    const score = scoreCraft(text, {
      language,
      tone,
      putaclic,
      pattern,
      topicMatch,
      namesAudience,
      ownLifts,
    });
    const stems = new Set(contentStems(text, language)).difference(shared);
    const angle = bundle?.id ?? '';
    passed.push({
      candidate,
      score,
      stems,
      points: score.points,
      family: pattern.family,
      angle,
      pattern: pattern.id,
    });
    if (passed.length >= ENOUGH) break;
  }
  const chances = passed.map(() => random.next());
  const chosen = selectDiverse(passed, count, index => chances[index] ?? 0);
  const hooks = chosen.map(({ candidate, score }): GeneratedHook => {
    const { text, pattern, bundle } = candidate;
    return {
      text,
      family: pattern.family,
      patternId: pattern.id,
      bundleId: bundle?.id ?? null,
      seconds: spokenSeconds(text, language, 'hook'),
      score,
      why: whyLine(score, language),
      bait: { ...readBait(text, language), level: pattern.bait ?? 0 },
      assumes: pattern.assumes ?? null,
      promise: promiseOf(candidate, brief),
    };
  });
  return { hooks, topicKnown: angles.known, considered, refused, needsPayoff: false };
}

/**
 * Hooks for a brief: candidates from the library and from the creator’s words → gates → score → a diverse selection →
 * explanation. No network, and no randomness beyond the seed. Returns fewer than requested where the gates leave fewer.
 */
export function generateHooks(request: HookRequest): HookAnswer {
  return allSteps(hookSteps(request));
}

/** Those hooks, best score first; the order of selection varies with the seed. */
export function rankHooks(answer: HookAnswer): HookAnswer {
  return { ...answer, hooks: answer.hooks.toSorted((a, b) => b.score.points - a.score.points) };
}

/** `generateHooks` step by step, for a caller that must serve others meanwhile. */
export function* hookSteps(request: HookRequest): Steps<HookAnswer> {
  const { brief, seed, niches } = request;
  const angles = findAngles(brief, niches);
  const needsPayoff = brief.putaclic && !angles.known && brief.payoff.trim() === '';
  if (needsPayoff) return { hooks: [], topicKnown: false, considered: 0, refused: {}, needsPayoff };
  const random = seededRandom(seed);
  const wanted = planHooks(brief, angles).filter(
    ({ pattern }) => request.families?.includes(pattern.family) ?? true,
  );
  const plans = shuffled(wanted, random);
  return yield* answer(request, angles, written(plans, brief), random, ({ bundle }) => bundle === null);
}

/** Applies the same gates, score and selection to texts of another writer; those that fail are counted, not shown. */
export function judgeHooks(request: HookRequest, offered: readonly OfferedHook[]): HookAnswer {
  const { brief, seed, niches } = request;
  const angles = findAngles(brief, niches);
  const input = new Set(contentStems(angles.topic?.label ?? '', brief.language));
  const candidates = offered.map(({ text, family }, index): HookCandidate => {
    const stems = new Set(contentStems(text, brief.language));
    const topicMatch = input.size === 0 ? 0 : input.intersection(stems).size / input.size;
    const pattern = { id: `offered-${index}`, family, text };
    return { text, pattern, bundle: null, fillers: {}, topicMatch, namesAudience: false };
  });
  return allSteps(answer(request, angles, candidates, seededRandom(seed), () => false));
}
