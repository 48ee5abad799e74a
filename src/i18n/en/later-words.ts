import type { SameShape } from '../translate.ts';
import type { laterWords as fr } from '../fr/later-words.ts';
import { accountReports } from './account-reports.ts';
import { admin } from './admin.ts';
import { analyses } from './analyses.ts';
import { downloads } from './downloads.ts';
import { billing } from './billing.ts';
import { brand } from './brand.ts';
import { briefs } from './briefs.ts';
import { comparison } from './comparison.ts';
import { videos } from './videos.ts';
import { reports } from './reports.ts';
import { experiments } from './experiments.ts';
import { exports } from './exports.ts';
import { recognition } from './recognition.ts';
import { reportFindings } from './report-findings.ts';
import { schedules } from './schedules.ts';
import { settings } from './settings.ts';
import { sharing } from './sharing.ts';
import { tools } from './tools.ts';
import { videoAdvice } from './video-advice.ts';
import { videoAnalysis } from './video-analysis.ts';
import { videoReports } from './video-reports.ts';

/** Words of pages that few open: they come with the first such page. */
export const laterWords: SameShape<typeof fr> = {
  accountReports,
  admin,
  analyses,
  downloads,
  billing,
  brand,
  briefs,
  comparison,
  videos,
  reports,
  experiments,
  exports,
  recognition,
  reportFindings,
  schedules,
  settings,
  sharing,
  tools,
  videoAdvice,
  videoAnalysis,
  videoReports,
};
