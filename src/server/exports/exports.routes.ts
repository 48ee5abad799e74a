import { signedIn } from '../http/procedures.ts';
import { exportTable } from './export-table.ts';

export const exportsRoutes = {
  table: signedIn.exports.table.handler(({ context, input }) => exportTable(context, input)),
};
