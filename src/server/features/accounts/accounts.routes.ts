import { anyone, signedIn } from '../../services/calls/procedures.ts';
import { eraseBinned, listBin } from './bin/bin.ts';
import { compareAccounts } from './performance/compare-accounts.ts';
import { followRun } from './runs/follow-run.ts';
import { getObstacle } from './sync/get-obstacle.ts';
import { getPerformance } from './performance/get-performance.ts';
import { getRun } from './runs/get-run.ts';
import { linkAccount } from './link-account.ts';
import { listDemoCreators } from './list-demo-creators.ts';
import { listLinkedAccounts } from './list-linked-accounts.ts';
import { makePrimary } from './make-primary.ts';
import { removeAccount } from './bin/remove-account.ts';
import { replaceAccount } from './replace-account.ts';
import { restoreAccount } from './bin/restore-account.ts';
import { startSync } from './sync/start-sync.ts';

const { accounts } = signedIn;

export const accountsRoutes = {
  list: accounts.list.handler(({ context }) => listLinkedAccounts(context.app, context.caller)),
  link: accounts.link.handler(({ context, input }) => linkAccount(context.app, context.caller, input.handle)),
  sync: accounts.sync.handler(({ context, input }) => startSync(context.app, context.caller, input.id)),
  obstacle: accounts.obstacle.handler(({ context, input }) =>
    getObstacle(context.app, context.caller, input.id),
  ),
  update: accounts.update.handler(({ context, input }) => makePrimary(context.app, context.caller, input.id)),
  remove: accounts.remove.handler(({ context, input }) =>
    removeAccount(context.app, context.caller, input.id),
  ),
  replace: accounts.replace.handler(({ context, input }) =>
    replaceAccount(context.app, context.caller, input),
  ),
  bin: accounts.bin.handler(({ context }) => listBin(context.app, context.caller)),
  restore: accounts.restore.handler(({ context, input }) =>
    restoreAccount(context.app, context.caller, input.id),
  ),
  erase: accounts.erase.handler(({ context, input }) => eraseBinned(context.app, context.caller, input.id)),
  performance: accounts.performance.handler(({ context, input }) =>
    getPerformance(context.app, context.caller, input),
  ),
  compare: accounts.compare.handler(({ context, input }) =>
    compareAccounts(context.app, context.caller, input),
  ),
  run: accounts.run.handler(({ context, input }) => getRun(context.app, context.caller, input.id)),
  runEvents: accounts.runEvents.handler(({ context, input, signal }) =>
    followRun(context.app, context.caller, input.id, signal),
  ),
  demoCreators: anyone.accounts.demoCreators.handler(({ context }) => listDemoCreators(context.app)),
};
