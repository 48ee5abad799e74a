import { signedIn } from '../../services/calls/procedures.ts';
import { getAnalysisPrice } from './start/analysis-price.ts';
import { cancelAnalysis } from './results/cancel-analysis.ts';
import { followAnalysis } from './results/follow-analysis.ts';
import { getAnalysis } from './queries/get-analysis.ts';
import { getProposals } from './results/get-proposals.ts';
import { keepUpload, listUploads, removeUpload } from './uploads/list-uploads.ts';
import { listAnalyses, listLatestAnalyses } from './results/list-analyses.ts';
import { previewAnalysis } from './start/preview-analysis.ts';
import { receiveUpload } from './uploads/receive-upload.ts';
import { listAnalysisBin, removeAnalysis, restoreAnalysis } from './results/remove-analysis.ts';
import { retryAnalysis } from './start/retry-analysis.ts';
import { startAnalysis } from './start/start-analysis.ts';
import { startMany } from './start/start-many.ts';
import { startVideoAnalysis } from './start-video-analysis.ts';

const { analyses } = signedIn;

export const analysesRoutes = {
  price: analyses.price.handler(({ context }) => getAnalysisPrice(context.app, context.caller)),
  preview: analyses.preview.handler(({ context, input }) =>
    previewAnalysis(context.app, context.caller, input),
  ),
  start: analyses.start.handler(({ context, input }) => startAnalysis(context.app, context.caller, input)),
  startVideo: analyses.startVideo.handler(({ context, input }) => startVideoAnalysis(context, input)),
  startMany: analyses.startMany.handler(({ context, input }) =>
    startMany(context.app, context.caller, input.texts),
  ),
  list: analyses.list.handler(({ context, input }) => listAnalyses(context.app, context.caller, input)),
  latest: analyses.latest.handler(({ context, input }) =>
    listLatestAnalyses(context.app, context.caller, input.videoIds.split(',')),
  ),
  get: analyses.get.handler(({ context, input }) => getAnalysis(context.app, context.caller, input.id)),
  proposals: analyses.proposals.handler(({ context, input }) =>
    getProposals(context.app, context.caller, input),
  ),
  progress: analyses.progress.handler(({ context, input, signal }) =>
    followAnalysis(context.app, context.caller, input.id, signal),
  ),
  cancel: analyses.cancel.handler(({ context, input }) =>
    cancelAnalysis(context.app, context.caller, input.id),
  ),
  retry: analyses.retry.handler(({ context, input }) => retryAnalysis(context.app, context.caller, input.id)),
  remove: analyses.remove.handler(({ context, input }) =>
    removeAnalysis(context.app, context.caller, input.id),
  ),
  bin: analyses.bin.handler(({ context }) => listAnalysisBin(context.app, context.caller)),
  restore: analyses.restore.handler(({ context, input }) =>
    restoreAnalysis(context.app, context.caller, input.id),
  ),
  upload: analyses.upload.handler(({ context, input }) => receiveUpload(context, input.query)),
  uploads: analyses.uploads.handler(({ context }) => listUploads(context.app, context.caller)),
  keepUpload: analyses.keepUpload.handler(({ context, input }) =>
    keepUpload(context.app, context.caller, input),
  ),
  removeUpload: analyses.removeUpload.handler(({ context, input }) =>
    removeUpload(context.app, context.caller, input.id),
  ),
};
