import { signedIn } from '../../services/calls/procedures.ts';
import { correctHook } from './correct-hook.ts';
import { listNamedVideos } from './list-named-videos.ts';
import { listVideos } from './list-videos.ts';

export const videosRoutes = {
  list: signedIn.videos.list.handler(({ context, input }) => listVideos(context.app, context.caller, input)),
  named: signedIn.videos.named.handler(({ context, input }) =>
    listNamedVideos(context.app, context.caller, input),
  ),
  correctHook: signedIn.videos.correctHook.handler(({ context, input }) =>
    correctHook(context.app, context.caller, input),
  ),
};
