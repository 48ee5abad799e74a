import weights from '#data/bait/weights.json' with { type: 'json' };
import type { PackedMeter } from './bait-model.ts';

export const BAIT_WEIGHTS: PackedMeter = weights;
