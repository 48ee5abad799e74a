export const MIX_METRICS = ['likes', 'comments', 'shares', 'saves'] as const;
export type MixMetric = (typeof MIX_METRICS)[number];
