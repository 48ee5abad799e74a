import type { AngleBundle, Niche } from '#domain/generations/brief/angle-bundle.ts';
import type { Brief } from '#domain/generations/brief/brief.ts';
import { fillersOf, topicMatch } from '#domain/generations/brief/bundle-fillers.ts';
import { fillPattern, type Fillers } from '#domain/generations/brief/fill-pattern.ts';
import {
  parseAudience,
  parseFreeTopic,
  parseProof,
  type FreeTopic,
} from '#domain/generations/brief/free-topic.ts';
import type { BaitLevel, Pattern } from '#domain/generations/brief/pattern.ts';
import { namesThing } from '#domain/generations/brief/topic-thing.ts';
import { LABEL_PATTERNS, PATTERNS } from './patterns.ts';

/** An angle of the library covers a topic from this share of its words on. */
const SPEAKS_OF = 0.5;
/** Without a niche an angle must cover the whole topic. */
const SPEAKS_OF_ALL = 0.99;

/** A text and its origin, before any gate. */
export interface HookCandidate extends HookPlan {
  text: string;
  namesAudience: boolean;
}

export interface Angles {
  bundles: readonly { bundle: AngleBundle; match: number; niche: Niche }[];
  topic: FreeTopic | null;
  /** Whether the library covers the topic; if not, only label patterns are used. */
  known: boolean;
}

/** Whether a bait level is allowed: without Putaclic+ 0 and 1, with it 1 and above. */
function allowedBait(level: BaitLevel, putaclic: boolean): boolean {
  return putaclic ? level >= 1 : level <= 1;
}

function fits(pattern: Pattern, brief: Brief): boolean {
  if (!allowedBait(pattern.bait ?? 0, brief.putaclic)) return false;
  if (brief.language === 'fr' && brief.address === 'on' && pattern.impersonal !== true) return false;
  return !(brief.tone === 'neutral' && pattern.tones?.length === 1);
}

/** The angles for a brief: those of its niche, the nearest to its topic where it names one. */
export function findAngles(brief: Brief, niches: readonly Niche[]): Angles {
  const { language } = brief;
  const topic = parseFreeTopic(brief.topic, language);
  const own = niches.filter(niche => niche.id === brief.niche);
  const looked = own.length > 0 ? own : topic === null ? [] : niches;
  const all = looked.flatMap(niche =>
    niche.bundles[language].map(bundle => ({
      bundle,
      niche,
      match: topic === null ? 0 : topicMatch(topic.core, bundle, language),
    })),
  );
  if (topic === null) return { bundles: all, topic: null, known: true };
  const least = own.length > 0 ? SPEAKS_OF : SPEAKS_OF_ALL;
  const near = all.filter(
    ({ bundle, match }) => match >= least && namesThing(topic, bundle, language, match),
  );
  return { bundles: near, topic, known: near.length > 0 };
}

/** A pattern and the angle, or the creator’s own words, to fill it with. */
export interface HookPlan {
  pattern: Pattern;
  bundle: AngleBundle | null;
  fillers: Fillers;
  topicMatch: number;
}

/** All combinations that the library and the creator’s own words allow for a brief, not yet rendered. */
export function planHooks(brief: Brief, angles: Angles): HookPlan[] {
  const { language } = brief;
  const audience = parseAudience(brief.audience, language);
  const proof = parseProof(brief.proof, language);
  const own = audience === null ? {} : { audience };
  const patterns = PATTERNS[language].filter(pattern => fits(pattern, brief));
  const plans = angles.bundles.flatMap(({ bundle, match }) => {
    const fillers = { ...fillersOf(bundle, language), ...own };
    return patterns.map((pattern): HookPlan => ({ pattern, bundle, fillers, topicMatch: match }));
  });
  if (angles.topic === null) return plans;
  const { label, phrase } = angles.topic;
  const fillers: Fillers = {
    label,
    ...own,
    ...(phrase === null ? {} : { topic: phrase }),
    ...(proof === null ? {} : { proof }),
  };
  const labels = LABEL_PATTERNS[language].filter(pattern => fits(pattern, brief));
  return [
    ...plans,
    ...labels.map((pattern): HookPlan => ({ pattern, bundle: null, fillers, topicMatch: 1 })),
  ];
}

/** A rendered plan; null where a part is missing or cannot be adapted to this address. */
export function writeHook(plan: HookPlan, brief: Brief): HookCandidate | null {
  const text = fillPattern(plan.pattern.text, plan.fillers, brief.language, brief.address);
  if (text === null) return null;
  const namesAudience = brief.audience.trim() !== '' && plan.pattern.text.includes('audience}');
  return { ...plan, text, namesAudience };
}
