import { signedIn } from '../../services/calls/procedures.ts';
import { exportArchive } from './export/export-archive.ts';
import { importArchive } from './import/import-archive.ts';

const { archive } = signedIn;

export const archiveRoutes = {
  export: archive.export.handler(({ context }) => exportArchive(context)),
  import: archive.import.handler(({ context, input }) =>
    importArchive(context, { ...input.query, file: input.body.file }),
  ),
};
