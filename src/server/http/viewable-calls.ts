/** What an administrator may read as another user; whatever is not named here stays closed, also what comes later. */
export const VIEWABLE_CALLS: ReadonlySet<string> = new Set([
  'me.get',
  'quotas.usage',
  'quotas.planLimits',
  'quotas.overview',
  'accounts.list',
  'accounts.performance',
  'accounts.run',
  'imports.list',
  'videos.list',
  'dashboard.stats',
  'dashboard.activity',
]);
