import { signedIn } from '../../services/calls/procedures.ts';
import { inTurn } from '../../services/rate-limits/turns.ts';
import { exportScript } from './export-script.ts';
import { exportTable } from './export-table.ts';
import { exportVideoReport } from './export-video-report.ts';

export const exportsRoutes = {
  table: signedIn.exports.table.handler(({ context, input }) => exportTable(context, input)),
  videoReport: signedIn.exports.videoReport.handler(({ context, input }) =>
    inTurn(context, () => exportVideoReport(context, input)),
  ),
  script: signedIn.exports.script.handler(({ context, input }) => inTurn(context, () => exportScript(context, input))),
};
