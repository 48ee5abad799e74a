import type { GenerationBrief } from '#contract/generations/generations.ts';
import { parseFreeTopic } from '#domain/generations/brief/free-topic.ts';
import { findAngles } from '#domain/generations/hooks/hook-candidates.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Entitlements } from '../../services/entitlements/load-entitlements.ts';

/** Rejects a brief for which nothing can be written, before anything is charged. */
export function checkBrief(brief: GenerationBrief, { putaclicPlus }: Entitlements): void {
  const { niche, topic, language } = brief;
  if (brief.putaclic && !putaclicPlus) throw new AppError('putaclic_not_in_plan');
  if (niche !== null && !NICHES.some(one => one.id === niche)) {
    throw new AppError('generation_niche_unknown', { niche });
  }
  if (topic === '' && niche === null) throw new AppError('generation_topic_missing');
  if (topic !== '' && parseFreeTopic(topic, language) === null) {
    throw new AppError('generation_topic_unreadable');
  }
  if (brief.putaclic && brief.payoff === '' && !findAngles(brief, NICHES).known) {
    throw new AppError('putaclic_payoff_missing');
  }
}
