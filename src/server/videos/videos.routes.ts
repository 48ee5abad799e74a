import { signedIn } from '../http/procedures.ts';
import { listVideos } from './list-videos.ts';

export const videosRoutes = {
  list: signedIn.videos.list.handler(({ context, input }) =>
    listVideos(context.world, context.caller, input),
  ),
};
