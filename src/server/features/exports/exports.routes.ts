import { signedIn } from '../../services/calls/procedures.ts';
import { doHeavyWork } from '../../services/rate-limits/heavy-work.ts';
import { exportScript } from './export-script.ts';
import { exportTable } from './export-table.ts';
import { exportVideoReport } from './export-video-report.ts';

export const exportsRoutes = {
  table: signedIn.exports.table.handler(({ context, input }) => exportTable(context, input)),
  videoReport: signedIn.exports.videoReport.handler(({ context, input }) =>
    doHeavyWork(context, () => exportVideoReport(context, input)),
  ),
  script: signedIn.exports.script.handler(({ context, input }) =>
    doHeavyWork(context, () => exportScript(context, input)),
  ),
};
