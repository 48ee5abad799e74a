import { signedIn } from '../../services/calls/procedures.ts';
import { createImport } from './create-import.ts';
import { listDays } from './list-days.ts';
import { listImports } from './list-imports.ts';
import { undoImport } from './undo-import.ts';

const { imports } = signedIn;

export const importsRoutes = {
  create: imports.create.handler(({ context, input }) =>
    createImport(context.app, context.caller, { ...input.query, ...input.body }),
  ),
  list: imports.list.handler(({ context, input }) => listImports(context.app, context.caller, input)),
  days: imports.days.handler(({ context, input }) => listDays(context.app, context.caller, input)),
  undo: imports.undo.handler(({ context, input }) => undoImport(context.app, context.caller, input.id)),
};
