import { DEMO_WORKSPACES, type DemoLanguage } from '#domain/demo/demo-workspace.ts';
import { linkAccount } from '../accounts/link-account.ts';
import { listLinkedAccounts } from '../accounts/list-linked-accounts.ts';
import { startSync } from '../accounts/sync/start-sync.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { getUsage } from '../quotas/get-usage.ts';
import type { AppContext } from '../../services/app-context.ts';
import { demoOwner } from './demo-token.ts';
import { insertDemoProfile } from './demo.queries.ts';
import { fillDemo } from './fill-demo.ts';

/** Includes every feature, and is collected once a day like every workspace of its plan. */
const PLAN = 'business_pro';
const NAME = 'Démonstration Accroche';

const underWay = new WeakMap<Database, Map<DemoLanguage, Promise<boolean>>>();

/**
 * Whether the workspace of a language can be shown; starts whatever is missing. The first visitor waits the few seconds
 * of the collection, later ones do not. Concurrent visitors share one check.
 */
export async function prepareDemo(app: AppContext, language: DemoLanguage): Promise<boolean> {
  let looks = underWay.get(app.db);
  if (looks === undefined) underWay.set(app.db, (looks = new Map()));
  const look = looks.get(language) ?? begin(app, language).finally(() => looks.delete(language));
  looks.set(language, look);
  return look;
}

async function begin(app: AppContext, language: DemoLanguage): Promise<boolean> {
  const owner = demoOwner(language);
  const { userId, creators } = DEMO_WORKSPACES[language];
  const { items: linked } = await listLinkedAccounts(app, owner);
  const missing = creators.filter(handle => !linked.some(account => account.tiktok_username === handle));
  if (missing.length > 0) {
    const now = app.clock.now();
    await insertDemoProfile(app.db.system, { userId, name: NAME, plan: PLAN, language, now });
    for (const handle of missing) await unlessDone(linkAccount(app, owner, handle));
    return false;
  }
  // Creates the counters row and starts a new month, which a visitor must not do.
  await getUsage(app, owner);
  const unread = linked.filter(account => account.last_synced_at === null);
  for (const { id, active_run: run } of unread) if (run === null) await unlessDone(startSync(app, owner, id));
  if (unread.length > 0) return false;
  // Not awaited: the readable content can follow the figures.
  fillDemo(app, language).catch((error: unknown) =>
    app.log.warn({ err: error, language }, 'the demo could not be filled'),
  );
  return true;
}

/** Ignores a conflict with another process that did it first. */
async function unlessDone(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
