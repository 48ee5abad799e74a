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
    listVideoReports(context.world, context.caller, input),
  ),
  facets: videoReports.facets.handler(({ context }) => listFacets(context.world, context.caller)),
  get: videoReports.get.handler(({ context, input }) =>
    loadVideoReport(context.world, context.caller, input.id),
  ),
  change: videoReports.change.handler(({ context, input }) =>
    changeReports(context.world, context.caller, input),
  ),
  remove: videoReports.remove.handler(({ context, input }) =>
    removeReports(context.world, context.caller, input),
  ),
  restore: videoReports.restore.handler(({ context, input }) =>
    restoreRemoved(context.world, context.caller, input),
  ),
  setNote: videoReports.setNote.handler(({ context, input }) =>
    setNote(context.world, context.caller, input),
  ),
  correctHook: videoReports.correctHook.handler(({ context, input }) =>
    correctHook(context.world, context.caller, input),
  ),
  views: videoReports.views.handler(({ context }) => listViews(context.world, context.caller)),
  saveView: videoReports.saveView.handler(({ context, input }) =>
    saveView(context.world, context.caller, input),
  ),
  changeView: videoReports.changeView.handler(({ context, input }) =>
    changeView(context.world, context.caller, input),
  ),
  removeView: videoReports.removeView.handler(({ context, input }) =>
    removeView(context.world, context.caller, input.id),
  ),
  chooseColumns: videoReports.chooseColumns.handler(({ context, input }) =>
    chooseColumns(context.world, context.caller, input),
  ),
};
