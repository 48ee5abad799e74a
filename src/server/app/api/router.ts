import type { Router } from '@orpc/server';
import type { Contract } from '#contract/contract.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import { accountReportsRoutes } from '../../features/account-reports/account-reports.routes.ts';
import { accountsRoutes } from '../../features/accounts/accounts.routes.ts';
import { accessRoutes, adminRoutes } from '../../features/admin/admin.routes.ts';
import { assistantRoutes } from '../../features/assistant/assistant.routes.ts';
import { analysesRoutes } from '../../features/video-analysis/video-analysis.routes.ts';
import { apiKeysRoutes } from '../../features/api-keys/api-keys.routes.ts';
import { archiveRoutes } from '../../features/archive/archive.routes.ts';
import { brandRoutes } from '../../features/brand/brand.routes.ts';
import { billingRoutes } from '../../features/billing/billing.routes.ts';
import { connectionsRoutes } from '../../features/connections/connections.routes.ts';
import { dashboardRoutes } from '../../features/dashboard/dashboard.routes.ts';
import { demoRoutes } from '../../features/demo/demo.routes.ts';
import { deletionRoutes } from '../../features/account-deletion/account-deletion.routes.ts';
import { documentationRoutes } from '../../features/documentation/documentation.routes.ts';
import { downloadsRoutes } from '../../features/downloads/downloads.routes.ts';
import { experimentsRoutes } from '../../features/experiments/experiments.routes.ts';
import { exportsRoutes } from '../../features/exports/exports.routes.ts';
import { generationsRoutes } from '../../features/generations/generations.routes.ts';
import { importsRoutes } from '../../features/imports/imports.routes.ts';
import { meRoutes } from '../../features/profile/profile.routes.ts';
import { modelsRoutes } from '../../features/ai-models/ai-models.routes.ts';
import { notificationsRoutes } from '../../features/notifications/notifications.routes.ts';
import { quotasRoutes } from '../../features/quotas/quotas.routes.ts';
import { reportSchedulesRoutes } from '../../features/report-schedules/report-schedules.routes.ts';
import { sessionsRoutes } from '../../features/auth/sessions/sessions.routes.ts';
import { sharingRoutes } from '../../features/sharing/sharing.routes.ts';
import { supportRoutes } from '../../features/support/support.routes.ts';
import { testimonialsRoutes } from '../../features/testimonials/testimonials.routes.ts';
import { videoReportsRoutes } from '../../features/video-reports/video-reports.routes.ts';
import { videosRoutes } from '../../features/videos/videos.routes.ts';

export const router: Router<Contract, RequestContext> = {
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
