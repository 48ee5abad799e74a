import type { SameShape } from '../../language/translate.ts';
import type { reportTexts as fr } from '../../fr/reports/texts.ts';
import { accountReports } from './account-reports.ts';
import { comparison } from './comparison.ts';
import { experiments } from './experiments.ts';
import { reportFindings } from './report-findings.ts';
import { reportNotes } from './report-notes.ts';
import { reports } from './report-pages.ts';
import { schedules } from './report-schedules.ts';
import { sharing } from './sharing.ts';

/** Texts of account reports, experiments, comparisons and sharing. */
export const reportTexts: SameShape<typeof fr> = {
  accountReports,
  comparison,
  experiments,
  reportFindings,
  reportNotes,
  reports,
  schedules,
  sharing,
};
