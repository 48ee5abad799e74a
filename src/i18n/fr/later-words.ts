import { admin } from './admin.ts';
import { experiments } from './experiments.ts';
import { recognition } from './recognition.ts';
import { reportFindings } from './report-findings.ts';
import { schedules } from './schedules.ts';

/** Words of pages that few open: they come with the first such page. */
export const laterWords = {
  admin,
  experiments,
  recognition,
  reportFindings,
  schedules,
} as const;
