import { contract } from '#contract/contract.ts';
import { getPerformance } from './accounts/get-performance.ts';
import { listLinkedAccounts } from './accounts/list-linked-accounts.ts';
import { getActivity } from './dashboard/get-activity.ts';
import { getStats } from './dashboard/get-stats.ts';
import { directRead, type DirectRead } from './http/direct-reads.ts';
import { getMe } from './me/get-me.ts';
import { getOverview } from './quotas/get-overview.ts';
import { getUsage } from './quotas/get-usage.ts';
import { listVideosAsText } from './videos/list-videos.ts';
import type { Caller, World } from './world.ts';

const asText =
  <Input>(read: (world: World, caller: Caller, input: Input) => Promise<unknown>) =>
  async (world: World, caller: Caller, input: Input): Promise<string> =>
    JSON.stringify(await read(world, caller, input));

/** The reads asked most often: by every open dashboard, some of them twice a minute. */
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
