import { accountsRoutes } from './accounts/accounts.routes.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { importsRoutes } from './imports/imports.routes.ts';
import { meRoutes } from './me/me.routes.ts';
import { quotasRoutes } from './quotas/quotas.routes.ts';
import { videosRoutes } from './videos/videos.routes.ts';

/** Every call of the contract, served exactly once. */
export const router = {
  me: meRoutes,
  quotas: quotasRoutes,
  accounts: accountsRoutes,
  imports: importsRoutes,
  videos: videosRoutes,
  dashboard: dashboardRoutes,
  admin: adminRoutes,
};
