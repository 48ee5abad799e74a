import { unlessNone, type Estimate } from '#domain/statistics/estimate.ts';
import { medianInterval, type MedianInterval } from '#domain/statistics/median-interval.ts';
import { known } from './averages.ts';

/** Median of a figure with its range; the refusal says where no video has it. One figure a video, null: not known. */
export function medianOfKnown(
  figures: readonly (number | null)[],
  reason: 'no_views' | 'no_figure',
): Estimate<MedianInterval> {
  return unlessNone(medianInterval(known(figures)), figures, reason);
}
