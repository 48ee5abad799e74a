import { accountReportsRoutes } from './account-reports/account-reports.routes.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { accessRoutes, adminRoutes } from './admin/admin.routes.ts';
import { assistantRoutes } from './assistant/assistant.routes.ts';
import { analysesRoutes } from './analyses/analyses.routes.ts';
import { apiKeysRoutes } from './api-keys/api-keys.routes.ts';
import { archiveRoutes } from './archive/archive.routes.ts';
import { brandRoutes } from './brand/brand.routes.ts';
import { billingRoutes } from './billing/billing.routes.ts';
import { connectionsRoutes } from './connections/connections.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { demoRoutes } from './demo/demo.routes.ts';
import { deletionRoutes } from './deletion/deletion.routes.ts';
import { documentationRoutes } from './documentation/documentation.routes.ts';
import { downloadsRoutes } from './downloads/downloads.routes.ts';
import { experimentsRoutes } from './experiments/experiments.routes.ts';
import { exportsRoutes } from './exports/exports.routes.ts';
import { generationsRoutes } from './generations/generations.routes.ts';
import { importsRoutes } from './imports/imports.routes.ts';
import { meRoutes } from './me/me.routes.ts';
import { modelsRoutes } from './models/models.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { quotasRoutes } from './quotas/quotas.routes.ts';
import { reportSchedulesRoutes } from './report-schedules/report-schedules.routes.ts';
import { sessionsRoutes } from './auth/sessions.routes.ts';
import { sharingRoutes } from './sharing/sharing.routes.ts';
import { supportRoutes } from './support/support.routes.ts';
import { testimonialsRoutes } from './testimonials/testimonials.routes.ts';
import { videoReportsRoutes } from './video-reports/video-reports.routes.ts';
import { videosRoutes } from './videos/videos.routes.ts';

/** Every call of the contract, served exactly once. */
export const router = {
  me: meRoutes,
  sessions: sessionsRoutes,
  notifications: notificationsRoutes,
  quotas: quotasRoutes,
  models: modelsRoutes,
  brand: brandRoutes,
  accounts: accountsRoutes,
  connections: connectionsRoutes,
  imports: importsRoutes,
  videos: videosRoutes,
  analyses: analysesRoutes,
  experiments: experimentsRoutes,
  accountReports: accountReportsRoutes,
  reportSchedules: reportSchedulesRoutes,
  videoReports: videoReportsRoutes,
  sharing: sharingRoutes,
  downloads: downloadsRoutes,
  dashboard: dashboardRoutes,
  generations: generationsRoutes,
  assistant: assistantRoutes,
  support: supportRoutes,
  testimonials: testimonialsRoutes,
  documentation: documentationRoutes,
  exports: exportsRoutes,
  billing: billingRoutes,
  apiKeys: apiKeysRoutes,
  archive: archiveRoutes,
  accountDeletion: deletionRoutes,
  demo: demoRoutes,
  admin: adminRoutes,
  access: accessRoutes,
};
