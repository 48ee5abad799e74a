/** What an administrator may read as another user; whatever is not named here stays closed, also what comes later. */
export const VIEWABLE_CALLS: ReadonlySet<string> = new Set([
  'me.get',
  'quotas.usage',
  'quotas.planLimits',
  'quotas.overview',
  'accounts.list',
  'accounts.performance',
  'accounts.compare',
  'accounts.run',
  'imports.list',
  'videos.list',
  'experiments.list',
  'experiments.get',
  'accountReports.list',
  'accountReports.get',
  'dashboard.stats',
  'dashboard.activity',
]);
