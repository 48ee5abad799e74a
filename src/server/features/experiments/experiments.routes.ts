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
  list: experiments.list.handler(({ context, input }) =>
    listExperiments(context.world, context.caller, input),
  ),
  plan: experiments.plan.handler(({ context, input }) =>
    planExperiment(context.world, context.caller, input),
  ),
  get: experiments.get.handler(({ context, input }) =>
    getExperiment(context.world, context.caller, input.id),
  ),
  create: experiments.create.handler(({ context, input }) =>
    createExperiment(context.world, context.caller, input),
  ),
  change: experiments.change.handler(({ context, input }) =>
    changeExperiment(context.world, context.caller, input),
  ),
  addVideo: experiments.addVideo.handler(({ context, input }) =>
    placeVideo(context.world, context.caller, input),
  ),
  withdrawVideo: experiments.withdrawVideo.handler(({ context, input }) =>
    withdrawVideo(context.world, context.caller, input),
  ),
  end: experiments.end.handler(({ context, input }) => endExperiment(context.world, context.caller, input)),
  remove: experiments.remove.handler(({ context, input }) =>
    deleteExperiment(context.world, context.caller, input.id),
  ),
  restore: experiments.restore.handler(({ context, input }) =>
    restoreExperiment(context.world, context.caller, input.id),
  ),
};
