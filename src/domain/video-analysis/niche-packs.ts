import packs from '#data/video-analysis/niches.json' with { type: 'json' };

/** A subject that creators post about: words that tell it, and its hashtags, large ones and narrow ones. */
export interface NichePack {
  id: string;
  /** Beginnings of words without accents, French and English, looked for in the caption's words and hashtags. */
  signs: readonly string[];
  broad: readonly string[];
  niche: { fr: readonly string[]; en: readonly string[] };
}

export const NICHE_PACKS: readonly NichePack[] = packs;
