/** What an administrator may read as another user; all other calls are refused, including future ones. */
export const VIEWABLE_CALLS: ReadonlySet<string> = new Set([
  'me.get',
  'quotas.usage',
  'quotas.planLimits',
  'quotas.overview',
  'quotas.prices',
  'quotas.movements',
  'billing.get',
  'accounts.list',
  'accounts.obstacle',
  'accounts.performance',
  'accounts.compare',
  'accounts.run',
  'imports.list',
  'videos.list',
  'videos.named',
  'analyses.price',
  'analyses.list',
  'analyses.get',
  'analyses.proposals',
  'experiments.list',
  'experiments.get',
  'accountReports.list',
  'accountReports.get',
  'accountReports.videos',
  'videoReports.list',
  'videoReports.facets',
  'videoReports.get',
  'videoReports.views',
  'generations.list',
  'generations.facets',
  'generations.get',
  'dashboard.stats',
  'dashboard.activity',
]);

/** A visitor of the demo may read these as well: its workspace belongs to nobody, so private data is empty there. */
export const VISITOR_CALLS: ReadonlySet<string> = new Set([
  ...VIEWABLE_CALLS,
  'accounts.bin',
  'analyses.latest',
  'analyses.uploads',
  'billing.accounts',
  'accountReports.bin',
  'reportSchedules.list',
  'sharing.list',
  'generations.options',
  'generations.used',
  'assistant.list',
  'downloads.state',
  'downloads.list',
  'support.list',
]);

/**
 * What a visitor may try: the result is computed, shown once and not stored. Each of these calls ensures that itself.
 */
export const VISITOR_TRIES: ReadonlySet<string> = new Set(['generations.hooks', 'assistant.ask']);
