import type { CtaKind } from '#domain/video-analysis/text/cta-kinds.ts';
import type { MixMetric } from '#domain/video-analysis/findings/mix-metrics.ts';
import { advise, type VideoRecommendation } from './video-advice.ts';
import type { Findings } from './advice-findings.ts';

/**
 * Viewers do not hear out a hook of more words, or one that takes longer. Source: 12 to 13 words fill three seconds.
 */
const MOST_HOOK_WORDS = 16;
const MOST_HOOK_SECONDS = 4.5;
/** From this bait level, viewers no longer take the text for plain speech. */
const BAIT_TOO_FAR = 3;
/** A call to action in the last tenth reaches few remaining viewers. */
const LATE_SHARE = 0.9;
const LONG_ENOUGH_SECONDS = 15;
const TOO_MANY_ASKED = 3;
/** From this number of own videos, the percentile is stated with more confidence. */
const MANY_OWN = 30;

const ASKS_FOR: Record<MixMetric, readonly CtaKind[]> = {
  likes: ['like'],
  comments: ['comment'],
  shares: ['share'],
  saves: ['save'],
};

/** Advice from the spoken, displayed and written words. */
export function wordsAdvice(findings: Findings): VideoRecommendation[] {
  return [...hookWords(findings), ...ctaAdvice(findings)];
}

function hookWords({ hook }: Findings): VideoRecommendation[] {
  const advice: VideoRecommendation[] = [];
  const { spoken, bait } = hook;
  if (spoken.absent === null) {
    const { quote, untilSecond, words } = spoken;
    const seconds = untilSecond === null || quote.second === null ? null : untilSecond - quote.second;
    if (words > MOST_HOOK_WORDS && (seconds === null || seconds > MOST_HOOK_SECONDS)) {
      const evidence = { quotes: [quote], values: { count: words } };
      advice.push(advise('shorten_hook', 'hook', 'words', 'attention', 'low', evidence));
    }
  }
  if (bait.absent === null && bait.level >= BAIT_TOO_FAR) {
    const evidence = { values: { count: bait.signs.length, quote: bait.words } };
    advice.push(advise('tone_down_bait', 'hook', 'words', 'clarity', 'medium', evidence));
  }
  return advice;
}

function ctaAdvice({ engagement, seconds }: Findings): VideoRecommendation[] {
  const advice: VideoRecommendation[] = [];
  const { ctas, mix } = engagement;
  const found = ctas.absent === null ? ctas.found : [];
  if (mix.absent === null && mix.weakest !== null && ctas.absent === null) {
    const part = mix.parts.find(({ metric }) => metric === mix.weakest);
    const isAsked = found.some(({ kind }) => mix.weakest !== null && ASKS_FOR[mix.weakest].includes(kind));
    if (part?.own?.known === true && !isAsked) {
      const { percentile, median, n } = part.own;
      const values = { metric: part.metric, rate: part.perThousandViews, usual: median, percentile, n };
      const confidence = n >= MANY_OWN ? 'medium' : 'low';
      advice.push(advise('ask_for_weakest', 'engagement', 'words', part.metric, confidence, { values }));
    }
  }
  const timed = found.filter(({ quote }) => quote.second !== null);
  const first = timed[0]?.quote;
  if (first !== undefined && first.second !== null && seconds !== null && seconds >= LONG_ENOUGH_SECONDS) {
    if (first.second > LATE_SHARE * seconds) {
      const evidence = { quotes: [first], values: { second: first.second, seconds } };
      advice.push(advise('move_cta_earlier', 'engagement', 'edit', 'engagement', 'low', evidence));
    }
  }
  const kinds = new Set(found.map(({ kind }) => kind));
  if (kinds.size >= TOO_MANY_ASKED) {
    const evidence = { quotes: found.map(({ quote }) => quote).slice(0, 3), values: { count: kinds.size } };
    advice.push(advise('one_cta', 'engagement', 'words', 'engagement', 'low', evidence));
  }
  return advice;
}
