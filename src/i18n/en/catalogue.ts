import type { fr } from '../fr/catalogue.ts';
import type { SameShape } from '../translate.ts';
import { accountReports } from './account-reports.ts';
import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { advice } from './advice.ts';
import { auth } from './auth.ts';
import { charts } from './charts.ts';
import { comparison } from './comparison.ts';
import { dashboard } from './dashboard.ts';
import { errors } from './errors.ts';
import { experiments } from './experiments.ts';
import { factors } from './factors.ts';
import { hooks } from './hook-kinds.ts';
import { imports } from './imports.ts';
import { notifications } from './notifications.ts';
import { onboarding } from './onboarding.ts';
import { reportFindings } from './report-findings.ts';
import { reports } from './reports.ts';
import { schedules } from './schedules.ts';
import { security } from './security.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { tools } from './tools.ts';
import { ui } from './ui.ts';
import { videos } from './videos.ts';

export const en: SameShape<typeof fr> = {
  accountReports,
  accounts,
  admin,
  advice,
  auth,
  charts,
  comparison,
  dashboard,
  errors,
  experiments,
  factors,
  hooks,
  imports,
  notifications,
  onboarding,
  reportFindings,
  reports,
  schedules,
  security,
  settings,
  shell,
  tools,
  ui,
  videos,
};
