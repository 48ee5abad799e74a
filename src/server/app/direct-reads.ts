import { contract } from '#contract/contract.ts';
import { getPerformance } from '../features/accounts/performance/get-performance.ts';
import { listLinkedAccounts } from '../features/accounts/list-linked-accounts.ts';
import { getActivity } from '../features/dashboard/get-activity.ts';
import { getStats } from '../features/dashboard/get-stats.ts';
import { directRead, type DirectRead } from './api/direct-read-server.ts';
import { getMe } from '../features/profile/get-profile.ts';
import { getOverview } from '../features/quotas/get-overview.ts';
import { getUsage } from '../features/quotas/get-usage.ts';
import { listVideosAsText } from '../features/videos/list-videos.ts';
import type { Caller, AppContext } from '../services/app-context.ts';

const asText =
  <Input>(read: (app: AppContext, caller: Caller, input: Input) => Promise<unknown>) =>
  async (app: AppContext, caller: Caller, input: Input): Promise<string> =>
    JSON.stringify(await read(app, caller, input));

/** The most frequent reads: made by every open dashboard, some of them twice a minute. */
export const directReads: readonly DirectRead[] = [
  directRead(contract.me.get, asText(getMe)),
  directRead(contract.accounts.list, asText(listLinkedAccounts)),
  directRead(contract.quotas.usage, asText(getUsage)),
  directRead(contract.quotas.overview, asText(getOverview)),
  directRead(contract.dashboard.stats, asText(getStats)),
  directRead(contract.dashboard.activity, asText(getActivity)),
  directRead(contract.accounts.performance, asText(getPerformance)),
  directRead(contract.videos.list, listVideosAsText),
];
