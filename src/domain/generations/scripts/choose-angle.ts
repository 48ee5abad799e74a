import type { Language } from '#domain/language/text/spoken-words.ts';
import { seededRandom } from '#domain/statistics/seeded-random.ts';
import type { AngleBundle, Niche } from '../brief/angle-bundle.ts';
import type { Brief } from '../brief/brief.ts';
import { findAngles } from '../hooks/hook-candidates.ts';
import { contentStems } from '../brief/word-stems.ts';

/** From this share of a hook’s words on, an angle speaks of it. */
const SPEAKS_OF_HOOK = 0.5;

/** How much of a hook an angle speaks of: the share of its stems that stand in the angle’s parts. */
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

/** The angle of this id; undefined where the library has none. */
export function findBundle(
  niches: readonly Niche[],
  language: Language,
  id: string | null,
): AngleBundle | undefined {
  const all = niches.flatMap((niche): readonly AngleBundle[] => niche.bundles[language]);
  return all.find(bundle => bundle.id === id);
}

/** The same library with one angle alone; empty without one. */
export function onlyAngle(niches: readonly Niche[], bundle: AngleBundle | null): Niche[] {
  if (bundle === null) return [];
  return niches.map(niche => {
    const keep = <One extends AngleBundle>(all: readonly One[]) => all.filter(one => one.id === bundle.id);
    return { ...niche, bundles: { fr: keep(niche.bundles.fr), en: keep(niche.bundles.en) } };
  });
}

/**
 * The angles that a script may tell, the first choice first. One that was named, if the brief allows it; else, where a hook
 * was brought, the one that speaks of this hook, so that what follows keeps what it announces; else those near the brief, in
 * an order by the seed. Null alone where the library speaks of neither.
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
