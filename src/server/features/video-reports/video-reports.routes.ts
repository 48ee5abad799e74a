import { signedIn } from '../../services/calls/procedures.ts';
import { changeReports, removeReports, restoreRemoved } from './change-reports.ts';
import { correctHook } from './correct-hook.ts';
import { listFacets } from './list-facets.ts';
import { listVideoReports } from './list-video-reports.ts';
import { loadVideoReport } from './load-video-report.ts';
import { setNote } from './set-note.ts';
import { changeView, chooseColumns, listViews, removeView, saveView } from './saved-views.ts';

const { videoReports } = signedIn;

export const videoReportsRoutes = {
  list: videoReports.list.handler(({ context, input }) =>
    listVideoReports(context.app, context.caller, input),
  ),
  facets: videoReports.facets.handler(({ context }) => listFacets(context.app, context.caller)),
  get: videoReports.get.handler(({ context, input }) =>
    loadVideoReport(context.app, context.caller, input.id),
  ),
  change: videoReports.change.handler(({ context, input }) =>
    changeReports(context.app, context.caller, input),
  ),
  remove: videoReports.remove.handler(({ context, input }) =>
    removeReports(context.app, context.caller, input),
  ),
  restore: videoReports.restore.handler(({ context, input }) =>
    restoreRemoved(context.app, context.caller, input),
  ),
  setNote: videoReports.setNote.handler(({ context, input }) => setNote(context.app, context.caller, input)),
  correctHook: videoReports.correctHook.handler(({ context, input }) =>
    correctHook(context.app, context.caller, input),
  ),
  views: videoReports.views.handler(({ context }) => listViews(context.app, context.caller)),
  saveView: videoReports.saveView.handler(({ context, input }) =>
    saveView(context.app, context.caller, input),
  ),
  changeView: videoReports.changeView.handler(({ context, input }) =>
    changeView(context.app, context.caller, input),
  ),
  removeView: videoReports.removeView.handler(({ context, input }) =>
    removeView(context.app, context.caller, input.id),
  ),
  chooseColumns: videoReports.chooseColumns.handler(({ context, input }) =>
    chooseColumns(context.app, context.caller, input),
  ),
};
