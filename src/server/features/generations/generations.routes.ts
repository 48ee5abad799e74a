import { demoVisit } from '../../services/rate-limits/limit-demo-tries.ts';
import { signedIn } from '../../services/calls/procedures.ts';
import { changeText, getText, rewriteScriptBeat, setVideo } from './change-text.ts';
import { findWinners } from './find-winners.ts';
import { generateScriptText } from './generate-script.ts';
import { generateCtaTexts, generateHookTexts } from './generate-texts.ts';
import { listOptions } from './list-options.ts';
import { listFacets, listTexts } from './list-texts.ts';
import { listUsed } from './list-used.ts';
import { regenerateText } from './regenerate-text.ts';
import { removeTexts, restoreTexts } from './remove-texts.ts';
import { tryHooks } from './try-hooks.ts';

const { generations } = signedIn;

export const generationsRoutes = {
  options: generations.options.handler(({ context }) => listOptions(context.world, context.caller)),
  hooks: generations.hooks.handler(({ context: { world, caller }, input, signal }) =>
    demoVisit(caller) === null
      ? generateHookTexts(world, caller, input, signal)
      : tryHooks(world, caller, input),
  ),
  ctas: generations.ctas.handler(({ context, input, signal }) =>
    generateCtaTexts(context.world, context.caller, input, signal),
  ),
  script: generations.script.handler(({ context, input, signal }) =>
    generateScriptText(context.world, context.caller, input, signal),
  ),
  regenerate: generations.regenerate.handler(({ context, input }) =>
    regenerateText(context.world, context.caller, input),
  ),
  winners: generations.winners.handler(({ context, input }) =>
    findWinners(context.world, context.caller, input),
  ),
  list: generations.list.handler(({ context, input }) => listTexts(context.world, context.caller, input)),
  facets: generations.facets.handler(({ context }) => listFacets(context.world, context.caller)),
  get: generations.get.handler(({ context, input }) => getText(context.world, context.caller, input.id)),
  change: generations.change.handler(({ context, input }) =>
    changeText(context.world, context.caller, input),
  ),
  rewriteBeat: generations.rewriteBeat.handler(({ context, input }) =>
    rewriteScriptBeat(context.world, context.caller, input),
  ),
  use: generations.use.handler(({ context, input }) => setVideo(context.world, context.caller, input)),
  used: generations.used.handler(({ context, input }) => listUsed(context.world, context.caller, input)),
  remove: generations.remove.handler(({ context, input }) =>
    removeTexts(context.world, context.caller, input.ids),
  ),
  restore: generations.restore.handler(({ context, input }) =>
    restoreTexts(context.world, context.caller, input.ids),
  ),
};
