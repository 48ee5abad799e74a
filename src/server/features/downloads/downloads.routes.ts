import { signedIn } from '../../services/calls/procedures.ts';
import { addDownloads } from './add-downloads.ts';
import { analyseDownload } from './analyse-download.ts';
import {
  cancelDownload,
  chooseFormat,
  downloadAgain,
  eraseDownload,
  removeDownload,
  restoreDownload,
} from './change-download.ts';
import { getDownloadState } from './get-download-state.ts';
import { linkToFile } from './link-to-file.ts';
import { getDownload, listDownloads } from './list-downloads.ts';

const { downloads } = signedIn;

export const downloadsRoutes = {
  list: downloads.list.handler(({ context, input }) => listDownloads(context.app, context.caller, input)),
  state: downloads.state.handler(({ context }) => getDownloadState(context.app, context.caller)),
  get: downloads.get.handler(({ context, input }) => getDownload(context.app, context.caller, input.id)),
  add: downloads.add.handler(({ context, input }) => addDownloads(context.app, context.caller, input)),
  choose: downloads.choose.handler(({ context, input }) => chooseFormat(context.app, context.caller, input)),
  cancel: downloads.cancel.handler(({ context, input }) =>
    cancelDownload(context.app, context.caller, input.id),
  ),
  again: downloads.again.handler(({ context, input }) =>
    downloadAgain(context.app, context.caller, input.id),
  ),
  remove: downloads.remove.handler(({ context, input }) =>
    removeDownload(context.app, context.caller, input.id),
  ),
  erase: downloads.erase.handler(({ context, input }) =>
    eraseDownload(context.app, context.caller, input.id),
  ),
  restore: downloads.restore.handler(({ context, input }) =>
    restoreDownload(context.app, context.caller, input.id),
  ),
  analyse: downloads.analyse.handler(({ context, input }) => analyseDownload(context, input.id)),
  link: downloads.link.handler(({ context, input }) => linkToFile(context, input.id)),
};
