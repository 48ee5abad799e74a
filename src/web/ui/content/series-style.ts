export const SERIES = ['views', 'likes', 'comments', 'shares'] as const;
export type Series = (typeof SERIES)[number];

/** The same colour, dash and marker for a series everywhere; distinguishable without colour too. */
export const SERIES_STYLE: Record<
  Series,
  { color: string; dash: string; marker: 'circle' | 'square' | 'triangle' | 'diamond' }
> = {
  views: { color: 'var(--series-views)', dash: 'none', marker: 'circle' },
  likes: { color: 'var(--series-likes)', dash: '9 4', marker: 'square' },
  comments: { color: 'var(--series-comments)', dash: '2 4', marker: 'triangle' },
  shares: { color: 'var(--series-shares)', dash: '12 4 2 4', marker: 'diamond' },
};
