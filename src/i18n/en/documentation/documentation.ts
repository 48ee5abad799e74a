import type { Documentation } from '../../documentation/documentation.ts';
import { reference } from '../reference/reference.ts';
import { firstSteps } from './first-steps.ts';
import { connectTiktok } from './connect-tiktok.ts';
import { imports } from './imports.ts';
import { analyseAVideo } from './analyse-a-video.ts';
import { reports } from './reports.ts';
import { experiments } from './experiments.ts';
import { assistant } from './assistant.ts';
import { sharing } from './sharing.ts';
import { downloads } from './downloads.ts';
import { billing } from './billing.ts';
import { settings } from './settings.ts';
import { security } from './security.ts';
import { privacy } from './privacy.ts';
import { support } from './support.ts';
import { administration } from './administration.ts';
import { accounts } from './accounts.ts';
import { bestPractices } from './best-practices.ts';
import { dashboard } from './dashboard.ts';
import { hooks } from './hooks.ts';
import { introduction } from './introduction.ts';
import { plans } from './plans.ts';
import { scripts } from './scripts.ts';
import { videos } from './videos.ts';

export const documentation: Documentation = {
  introduction,
  administration,
  'first-steps': firstSteps,
  'connect-tiktok': connectTiktok,
  imports,
  'analyse-a-video': analyseAVideo,
  reports,
  experiments,
  assistant,
  sharing,
  downloads,
  billing,
  settings,
  security,
  privacy,
  support,
  dashboard,
  accounts,
  videos,
  hooks,
  scripts,
  plans,
  'best-practices': bestPractices,
  ...reference,
};
