import { signedIn } from '../../services/calls/procedures.ts';
import { doHeavyWork } from '../../services/rate-limits/heavy-work.ts';
import { checkReport } from './check-report.ts';
import { createReport } from './create-report.ts';
import { exportReport } from './export-report.ts';
import { getReport } from './get-report.ts';
import { listReports } from './list-reports.ts';
import { listVideosOfReport } from './list-videos-of-report.ts';
import { setNote } from './set-note.ts';
import { listReportBin, removeReport, restoreReport } from './report-bin.ts';

const { accountReports } = signedIn;

export const accountReportsRoutes = {
  create: accountReports.create.handler(({ context, input }) =>
    doHeavyWork(context, () => createReport(context.app, context.caller, input)),
  ),
  list: accountReports.list.handler(({ context, input }) => listReports(context.app, context.caller, input)),
  get: accountReports.get.handler(({ context, input }) => getReport(context.app, context.caller, input.id)),
  setNote: accountReports.setNote.handler(({ context, input }) =>
    setNote(context.app, context.caller, input),
  ),
  videos: accountReports.videos.handler(({ context, input }) =>
    listVideosOfReport(context.app, context.caller, input.id),
  ),
  check: accountReports.check.handler(({ context, input }) =>
    doHeavyWork(context, () => checkReport(context.app, context.caller, input.id)),
  ),
  export: accountReports.export.handler(({ context, input }) =>
    doHeavyWork(context, () => exportReport(context, input)),
  ),
  remove: accountReports.remove.handler(({ context, input }) =>
    removeReport(context.app, context.caller, input.id),
  ),
  bin: accountReports.bin.handler(({ context }) => listReportBin(context.app, context.caller)),
  restore: accountReports.restore.handler(({ context, input }) =>
    restoreReport(context.app, context.caller, input.id),
  ),
};
