import { admin } from './admin.ts';
import { experiments } from './experiments.ts';
import { recognition } from './recognition.ts';
import { reportFindings } from './report-findings.ts';
import { schedules } from './schedules.ts';
import { settings } from './settings.ts';
import { tools } from './tools.ts';

/** Words of pages that few open: they come with the first such page. */
export const laterWords = {
  admin,
  experiments,
  recognition,
  reportFindings,
  schedules,
  settings,
  tools,
} as const;
