import type { Estimate } from '#domain/statistics/estimate.ts';
import type { Growth } from '#domain/metrics/growth.ts';
import type { GroupTable } from '#domain/statistics/group-findings.ts';
import type { Recommendation } from './recommendation.ts';

/** Advice about gaps between measurements. It is based on the measurements, not on videos. */
export function gapAdvice(growth: Estimate<Growth>): Recommendation[] {
  if (!growth.known || growth.gaps === 0) return [];
  const counts = { count: growth.gaps, n: growth.n };
  return [
    { rule: 'close_gaps', subject: { kind: 'account' }, evidence: { videoIds: [], counts, effect: null } },
  ];
}

/** Too few videos for any comparison. */
export function floorAdvice(families: readonly GroupTable[], videoIds: readonly string[]): Recommendation[] {
  const thin = families
    .map(({ result }) => result)
    .find(result => !result.known && result.reason === 'too_few_videos');
  if (thin === undefined || thin.known || families.some(({ result }) => result.known)) return [];
  const counts = { count: thin.n, needed: thin.needed };
  return [{ rule: 'post_more', subject: { kind: 'account' }, evidence: { videoIds, counts, effect: null } }];
}
