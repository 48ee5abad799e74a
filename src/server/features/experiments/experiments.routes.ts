import { signedIn } from '../../services/calls/procedures.ts';
import { changeExperiment } from './change-experiment.ts';
import { createExperiment } from './create-experiment.ts';
import { deleteExperiment, restoreExperiment } from './delete-experiment.ts';
import { endExperiment } from './end-experiment.ts';
import { getExperiment } from './get-experiment.ts';
import { listExperiments } from './list-experiments.ts';
import { placeVideo, withdrawVideo } from './place-video.ts';
import { planExperiment } from './plan-experiment.ts';

const { experiments } = signedIn;

export const experimentsRoutes = {
  list: experiments.list.handler(({ context, input }) => listExperiments(context.app, context.caller, input)),
  plan: experiments.plan.handler(({ context, input }) => planExperiment(context.app, context.caller, input)),
  get: experiments.get.handler(({ context, input }) => getExperiment(context.app, context.caller, input.id)),
  create: experiments.create.handler(({ context, input }) =>
    createExperiment(context.app, context.caller, input),
  ),
  change: experiments.change.handler(({ context, input }) =>
    changeExperiment(context.app, context.caller, input),
  ),
  addVideo: experiments.addVideo.handler(({ context, input }) =>
    placeVideo(context.app, context.caller, input),
  ),
  withdrawVideo: experiments.withdrawVideo.handler(({ context, input }) =>
    withdrawVideo(context.app, context.caller, input),
  ),
  end: experiments.end.handler(({ context, input }) => endExperiment(context.app, context.caller, input)),
  remove: experiments.remove.handler(({ context, input }) =>
    deleteExperiment(context.app, context.caller, input.id),
  ),
  restore: experiments.restore.handler(({ context, input }) =>
    restoreExperiment(context.app, context.caller, input.id),
  ),
};
