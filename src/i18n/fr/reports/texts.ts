import { accountReports } from './account-reports.ts';
import { comparison } from './comparison.ts';
import { experiments } from './experiments.ts';
import { reportFindings } from './report-findings.ts';
import { reportNotes } from './report-notes.ts';
import { reports } from './report-pages.ts';
import { schedules } from './report-schedules.ts';
import { sharing } from './sharing.ts';

/** Texts of account reports, experiments, comparisons and sharing. */
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
