import { hookKind, type HookKind } from '#domain/videos/hook-kind.ts';
import { spokenSeconds } from '#domain/language/spoken/spoken-length.ts';
import type { Niche } from '#domain/generations/brief/angle-bundle.ts';
import { readBait } from '#domain/generations/bait/bait-meter.ts';
import type { Brief } from '#domain/generations/brief/brief.ts';
import { scoreCraft } from '#domain/generations/score/craft-score.ts';
import { parseFreeTopic } from '#domain/generations/brief/free-topic.ts';
import { refuseText } from '#domain/generations/checks/gates.ts';
import { hookRules } from './generate-hooks.ts';
import type { Refusal } from '#domain/generations/brief/refusals.ts';
import type { ScoreTerm } from '#domain/generations/score/score-terms.ts';
import { whyLine } from './why-line.ts';
import { contentStems } from '#domain/generations/brief/word-stems.ts';

/** Measurements of a text written by the creator. */
interface JudgedWords {
  seconds: number;
  score: { points: number; terms: ScoreTerm[] };
  bait: { points: number; signs: { id: string; points: number }[] };
  why: string;
  hookClass: HookKind;
  /** The first gate that a generated text of this brief would fail; reported only, the text is not rejected. */
  refusal: Refusal | null;
}

export function judgeWords(text: string, brief: Brief, niches: readonly Niche[]): JudgedWords {
  const { language, tone, putaclic } = brief;
  const input = new Set(contentStems(parseFreeTopic(brief.topic, language)?.label ?? '', language));
  const stems = new Set(contentStems(text, language));
  const score = scoreCraft(text, {
    language,
    tone,
    putaclic,
    pattern: { family: 'truth' },
    topicMatch: input.size === 0 ? 0 : input.intersection(stems).size / input.size,
    namesAudience: false,
    ownLifts: {},
  });
  const { points, signs } = readBait(text, language);
  return {
    seconds: spokenSeconds(text, language, 'hook'),
    score: { points: score.points, terms: [...score.terms] },
    bait: { points, signs: [...signs] },
    why: whyLine(score, language),
    hookClass: hookKind(text),
    refusal: refuseText(text, { ...hookRules(brief, niches, []), ownWords: true }),
  };
}
