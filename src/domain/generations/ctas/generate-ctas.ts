import { spokenSeconds } from '#domain/language/spoken/spoken-length.ts';
import { seededRandom } from '#domain/statistics/seeded-random.ts';
import type { Niche } from '#domain/generations/brief/angle-bundle.ts';
import type { Brief } from '#domain/generations/brief/brief.ts';
import { fillersOf } from '#domain/generations/brief/bundle-fillers.ts';
import { CTA_GOALS, type CtaGoal, type CtaPlacement } from '#domain/generations/brief/cta-goals.ts';
import { CTA_PATTERNS, type CtaPattern } from './cta-patterns.ts';
import { fillPattern, type Fillers } from '#domain/generations/brief/fill-pattern.ts';
import { findAngles } from '#domain/generations/hooks/hook-candidates.ts';
import { hookRules } from '#domain/generations/hooks/generate-hooks.ts';
import { refuseText } from '#domain/generations/checks/gates.ts';
import type { Assumption } from '#domain/generations/brief/pattern.ts';
import { selectDiverse } from '#domain/generations/hooks/select-diverse.ts';
import { contentStems } from '#domain/generations/brief/word-stems.ts';

export interface CtaRequest {
  brief: Brief;
  seed: number;
  niches: readonly Niche[];
  /** All goals when absent. */
  goal?: CtaGoal;
  /** All placements when absent. */
  placement?: CtaPlacement;
  count?: number;
  seen?: readonly string[];
}

export interface GeneratedCta {
  text: string;
  goal: CtaGoal;
  placement: CtaPlacement;
  patternId: string;
  bundleId: string | null;
  seconds: number;
  assumes: Assumption | null;
}

const DEFAULT_COUNT = 10;
/** A call to action may take a little longer than a hook. */
export const MOST_CTA_SECONDS = 3.5;
/** Maximum number of words readable at a glance. */
export const MOST_SCREEN_WORDS = 6;

const wordsOf = (text: string) => text.split(/\s+/u).filter(word => /[\p{L}\p{N}]/u.test(word)).length;

function placementsOf(pattern: CtaPattern, input: CtaPlacement | undefined): readonly CtaPlacement[] {
  return input === undefined
    ? pattern.placements.slice(0, 1)
    : pattern.placements.filter(one => one === input);
}

/** Without the final full stop, and short enough to be read at a glance; null otherwise. */
function asOverlay(text: string): string | null {
  return wordsOf(text) <= MOST_SCREEN_WORDS ? text.replace(/\.$/u, '') : null;
}

/** A label begins with a capital; within a sentence it begins as the creator typed it. */
function asTyped(label: string, typed: string): string {
  const small = label.charAt(0).toLowerCase() + label.slice(1);
  return typed.includes(small) ? small : label;
}

/** Calls to action for a brief, through the same gates as hooks; goals are varied when none is requested. */
export function generateCtas(request: CtaRequest): GeneratedCta[] {
  const { brief, seed, niches, goal, placement, count = DEFAULT_COUNT, seen = [] } = request;
  const { language } = brief;
  const angles = findAngles(brief, niches);
  const rules = { ...hookRules(brief, niches, seen), mostBait: 100, mostSeconds: MOST_CTA_SECONDS };
  const random = seededRandom(seed);
  const phrase = angles.topic?.phrase ?? null;
  const ownFillers: Fillers = {
    ...(phrase === null ? {} : { topic: phrase }),
    ...(language === 'en' && angles.topic !== null
      ? { topic: asTyped(angles.topic.label, brief.topic) }
      : {}),
  };
  const sources =
    angles.bundles.length > 0
      ? angles.bundles.map(({ bundle }) => ({ id: bundle.id, fillers: fillersOf(bundle, language) }))
      : [{ id: null, fillers: ownFillers }];
  const input = CTA_PATTERNS[language].filter(pattern => goal === undefined || pattern.goal === goal);
  const passed = input.flatMap(pattern =>
    placementsOf(pattern, placement).flatMap(place =>
      sources.flatMap(({ id, fillers }) => {
        const address = brief.address === 'on' ? 'tu' : brief.address;
        const filled = fillPattern(pattern.text, fillers, language, address);
        const text = filled === null ? null : place === 'overlay' ? asOverlay(filled) : filled;
        if (text === null || refuseText(text, { ...rules, ownWords: true }) !== null) return [];
        const stems = new Set(contentStems(text, language));
        const points = 50 + (pattern.text.includes('{') ? 10 : 0);
        return [
          {
            text,
            place,
            pattern: pattern.id,
            family: pattern.goal,
            angle: id ?? '',
            points,
            stems,
            source: pattern,
            id,
          },
        ];
      }),
    ),
  );
  const chances = passed.map(() => random.next());
  const chosen = selectDiverse(passed, count, index => chances[index] ?? 0);
  return chosen
    .toSorted((a, b) => CTA_GOALS.indexOf(a.family) - CTA_GOALS.indexOf(b.family))
    .map(({ text, place, pattern, family, id, source }) => ({
      text,
      goal: family,
      placement: place,
      patternId: pattern,
      bundleId: id,
      seconds: spokenSeconds(text, language, 'hook'),
      assumes: source.assumes ?? null,
    }));
}
