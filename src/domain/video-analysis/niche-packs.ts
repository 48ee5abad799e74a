import packs from '#data/video-analysis/niches.json' with { type: 'json' };

/** A topic that creators post about: words that identify it, and its broad and narrow hashtags. */
export interface NichePack {
  id: string;
  /** Word prefixes without accents, French and English, matched against the caption's words and hashtags. */
  signs: readonly string[];
  broad: readonly string[];
  niche: { fr: readonly string[]; en: readonly string[] };
}

export const NICHE_PACKS: readonly NichePack[] = packs;
