import { englishNumber } from '#domain/language/english/english-numbers.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import type { AngleBundle } from './angle-bundle.ts';
import type { Fillers } from './fill-pattern.ts';
import { contentStems } from './word-stems.ts';

/** The parts of one bundle, by pattern slot. */
export function fillersOf(bundle: AngleBundle, language: Language): Fillers {
  const [a, b] = bundle.versus;
  const steps = bundle.steps.length;
  return {
    topic: bundle.topic,
    audience: bundle.audience,
    goal: bundle.goal,
    pain: bundle.pain,
    mistake: bundle.mistake,
    fix: bundle.fix,
    myth: bundle.myth,
    truth: bundle.truth,
    proof: bundle.proof,
    list: bundle.list,
    count: language === 'en' && steps < 10 ? englishNumber(String(steps)) : String(steps),
    stake: bundle.stake,
    a,
    b,
    keyword: bundle.keyword,
    ...(bundle.period === undefined ? {} : { period: bundle.period }),
    ...(bundle.frequency === undefined ? {} : { frequency: bundle.frequency }),
  };
}

/** How much of a topic a bundle covers: the share of the topic’s stems that its parts contain. */
export function topicMatch(topic: string, bundle: AngleBundle, language: Language): number {
  const input = new Set(contentStems(topic, language));
  if (input.size === 0) return 0;
  const parts = [
    bundle.topic,
    bundle.goal,
    bundle.fix,
    bundle.mistake,
    bundle.keyword,
    ...bundle.versus,
    ...bundle.hashtags,
  ];
  const spoken = new Set(contentStems(parts.join(' '), language));
  return [...input].filter(one => spoken.has(one)).length / input.size;
}
