import type { z } from 'zod';
import type { generations } from '#contract/generations/generation-calls.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { BEAT_SHEETS } from '#domain/generations/scripts/beat-sheets.ts';
import { loadEntitlements } from '../../services/entitlements/load-entitlements.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { chooseModel } from '../ai-models/calls/choose-model.ts';
import { EMBEDDED } from './read-parameters.ts';

type Options = z.infer<NonNullable<(typeof generations.options)['~orpc']['outputSchema']>>;

/** Niches and beat sheets by name, what the plan includes, and the writer. */
export async function listOptions(app: AppContext, { userId }: Caller): Promise<Options> {
  const [{ putaclicPlus, wholeScripts }, chosen] = await Promise.all([
    loadEntitlements(app.db.tenant(userId), userId),
    chooseModel(app, userId, app.clock.now()),
  ]);
  return {
    niches: NICHES.map(({ id, names }) => ({ id, names: { ...names } })),
    sheets: BEAT_SHEETS.map(({ id, names, assumes }) => ({
      id,
      names: { ...names },
      assumesExperience: assumes === 'experience',
    })),
    putaclic: putaclicPlus,
    whole_scripts: wholeScripts,
    writer: chosen === null || 'reason' in chosen ? EMBEDDED : { kind: 'model', name: chosen.place.model },
  };
}
