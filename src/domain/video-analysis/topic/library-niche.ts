/** Hashtag topics for which the hook library has a niche; the others are broader than any of its niches. */
const NICHE_OF: Readonly<Record<string, string>> = {
  cooking: 'cooking',
  fitness: 'fitness',
  running: 'running',
  hair: 'hair',
  fashion: 'fashion',
  travel: 'travel',
  money: 'budget',
  business: 'small-business',
  career: 'job-search',
  learning: 'studying',
  languages: 'languages',
  reading: 'reading',
  ai: 'ai-tools',
  gaming: 'gaming',
  home: 'home-decor',
  diy: 'diy',
  garden: 'gardening',
  family: 'parenting',
  music: 'music',
  photo: 'photography',
};

/** The library's niche of a recognised topic; null when there is none. */
export function libraryNicheOf(subject: string | null): string | null {
  return subject === null ? null : (NICHE_OF[subject] ?? null);
}
