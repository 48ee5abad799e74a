import type { Language } from '#domain/language/text/spoken-words.ts';
import { seededRandom } from '#domain/statistics/seeded-random.ts';
import type { AngleBundle, Niche } from '../brief/angle-bundle.ts';
import type { Brief } from '../brief/brief.ts';
import { findAngles } from '../hooks/hook-candidates.ts';
import { contentStems } from '../brief/word-stems.ts';

/** An angle covers a hook from this share of its words on. */
const SPEAKS_OF_HOOK = 0.5;

/** How much of a hook an angle covers: the share of its stems that occur in the angle’s parts. */
function hookMatch(hook: string, bundle: AngleBundle, language: Language): number {
  const input = new Set(contentStems(hook, language));
  if (input.size === 0) return 0;
  const { topic, goal, pain, mistake, fix, myth, truth, proof, stake, list, versus, steps } = bundle;
  const parts = [
    topic,
    goal,
    pain,
    mistake,
    fix,
    myth,
    truth,
    proof,
    stake,
    list,
    ...versus,
    ...steps.flat(),
  ];
  return input.intersection(new Set(contentStems(parts.join(' '), language))).size / input.size;
}

/** The angle with this id; undefined where the library has none. */
export function findBundle(
  niches: readonly Niche[],
  language: Language,
  id: string | null,
): AngleBundle | undefined {
  const all = niches.flatMap((niche): readonly AngleBundle[] => niche.bundles[language]);
  return all.find(bundle => bundle.id === id);
}

/** The same library with only this angle; empty without one. */
export function onlyAngle(niches: readonly Niche[], bundle: AngleBundle | null): Niche[] {
  if (bundle === null) return [];
  return niches.map(niche => {
    const keep = <One extends AngleBundle>(all: readonly One[]) => all.filter(one => one.id === bundle.id);
    return { ...niche, bundles: { fr: keep(niche.bundles.fr), en: keep(niche.bundles.en) } };
  });
}

/**
 * The candidate angles for a script, best first. A named one, if the brief allows it; else, for a given hook, the one
 * that covers it, so that the script delivers what the hook announces; else those near the brief, in seeded order. A
 * single null where the library covers neither.
 */
export function chooseAngles(
  brief: Brief,
  niches: readonly Niche[],
  seed: number,
  { bundleId, hook }: { bundleId?: string | undefined; hook?: string | undefined },
): readonly [AngleBundle | null, ...AngleBundle[]] {
  const { bundles } = findAngles(brief, niches);
  const named = bundles.find(({ bundle }) => bundle.id === bundleId);
  if (named) return [named.bundle];
  if (hook !== undefined) {
    const own = niches.filter(({ id }) => id === brief.niche);
    const looked = own.length > 0 ? own : niches;
    const ranked = looked
      .flatMap((niche): readonly AngleBundle[] => niche.bundles[brief.language])
      .map(bundle => ({ bundle, match: hookMatch(hook, bundle, brief.language) }))
      .toSorted((a, b) => b.match - a.match);
    const [best] = ranked;
    if (best !== undefined && best.match >= SPEAKS_OF_HOOK) return [best.bundle];
    if (brief.topic.trim() === '') return [null];
  }
  const best = Math.max(0, ...bundles.map(({ match }) => match));
  const near = bundles.filter(({ match }) => match >= best - 0.2).map(({ bundle }) => bundle);
  const from = seededRandom(seed).below(Math.max(1, near.length));
  const [first, ...others] = [...near.slice(from), ...near.slice(0, from)];
  return [first ?? null, ...others];
}
