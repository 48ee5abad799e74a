import { accountDeletion } from './account-deletion.ts';
import { accountReports } from './account-reports/account-reports.ts';
import { accounts } from './accounts/accounts.ts';
import { access } from './admin/admin-views.ts';
import { admin } from './admin/admin.ts';
import { analyses } from './video-analysis.ts';
import { apiKeys } from './api-keys.ts';
import { archive } from './archive.ts';
import { brandCalls } from './brand.ts';
import { assistant } from './assistant.ts';
import { billing } from './billing.ts';
import { connections } from './connections.ts';
import { dashboard } from './dashboard.ts';
import { demo } from './demo.ts';
import { documentationCalls } from './documentation.ts';
import { downloads } from './downloads.ts';
import { experiments } from './experiments.ts';
import { exportCalls } from './exports.ts';
import { generations } from './generations/generation-calls.ts';
import { imports } from './imports.ts';
import { me } from './profile.ts';
import { models } from './ai-models.ts';
import { notifications } from './notifications.ts';
import { quotas } from './quotas.ts';
import { reportSchedules } from './report-schedules.ts';
import { sessions } from './sessions.ts';
import { sharing } from './sharing.ts';
import { support } from './support/support.ts';
import { testimonials } from './testimonials.ts';
import { videoReports } from './video-reports.ts';
import { videos } from './videos.ts';

/** The API contract: every call of the product. Served as REST under /api/v1 and as RPC under /rpc. */
export const contract = {
  me,
  sessions,
  notifications,
  quotas,
  models,
  brand: brandCalls,
  accounts,
  connections,
  imports,
  videos,
  analyses,
  experiments,
  downloads,
  accountReports,
  reportSchedules,
  videoReports,
  sharing,
  dashboard,
  generations,
  assistant,
  support,
  testimonials,
  documentation: documentationCalls,
  admin,
  access,
  exports: exportCalls,
  billing,
  apiKeys,
  archive,
  accountDeletion,
  demo,
};
export type Contract = typeof contract;
