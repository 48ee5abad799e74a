import { demoVisit } from '../../services/rate-limits/limit-demo-tries.ts';
import { signedIn } from '../../services/calls/procedures.ts';
import { doHeavyWork } from '../../services/rate-limits/heavy-work.ts';
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
  options: generations.options.handler(({ context }) => listOptions(context.app, context.caller)),
  hooks: generations.hooks.handler(({ context: { app, caller }, input, signal }) =>
    demoVisit(caller) === null ? generateHookTexts(app, caller, input, signal) : tryHooks(app, caller, input),
  ),
  ctas: generations.ctas.handler(({ context, input, signal }) =>
    generateCtaTexts(context.app, context.caller, input, signal),
  ),
  script: generations.script.handler(({ context, input, signal }) =>
    generateScriptText(context.app, context.caller, input, signal),
  ),
  regenerate: generations.regenerate.handler(({ context, input }) =>
    regenerateText(context.app, context.caller, input),
  ),
  winners: generations.winners.handler(({ context, input }) =>
    doHeavyWork(context, () => findWinners(context.app, context.caller, input)),
  ),
  list: generations.list.handler(({ context, input }) => listTexts(context.app, context.caller, input)),
  facets: generations.facets.handler(({ context }) => listFacets(context.app, context.caller)),
  get: generations.get.handler(({ context, input }) => getText(context.app, context.caller, input.id)),
  change: generations.change.handler(({ context, input }) => changeText(context.app, context.caller, input)),
  rewriteBeat: generations.rewriteBeat.handler(({ context, input }) =>
    rewriteScriptBeat(context.app, context.caller, input),
  ),
  use: generations.use.handler(({ context, input }) => setVideo(context.app, context.caller, input)),
  used: generations.used.handler(({ context, input }) => listUsed(context.app, context.caller, input)),
  remove: generations.remove.handler(({ context, input }) =>
    removeTexts(context.app, context.caller, input.ids),
  ),
  restore: generations.restore.handler(({ context, input }) =>
    restoreTexts(context.app, context.caller, input.ids),
  ),
};
