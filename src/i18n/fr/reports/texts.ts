import { accountReports } from './account-reports.ts';
import { comparison } from './comparison.ts';
import { experiments } from './experiments.ts';
import { reportFindings } from './report-findings.ts';
import { reportNotes } from './report-notes.ts';
import { reports } from './report-pages.ts';
import { schedules } from './report-schedules.ts';
import { sharing } from './sharing.ts';

/** Words of account reports, experiments, comparisons and what is shared of them. */
export const reportTexts = {
  accountReports,
  comparison,
  experiments,
  reportFindings,
  reportNotes,
  reports,
  schedules,
  sharing,
} as const;
