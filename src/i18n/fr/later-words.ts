import { accountReports } from './account-reports.ts';
import { admin } from './admin.ts';
import { adminMoney } from './admin-money.ts';
import { analyses } from './analyses.ts';
import { demo } from './demo.ts';
import { downloads } from './downloads.ts';
import { laterErrors } from './later-errors.ts';
import { billing } from './billing.ts';
import { brand } from './brand.ts';
import { chatbot } from './chatbot.ts';
import { briefs } from './briefs.ts';
import { comparison } from './comparison.ts';
import { generations } from './generations.ts';
import { models } from './models.ts';
import { news } from './news.ts';
import { videos } from './videos.ts';
import { reports } from './reports.ts';
import { experiments } from './experiments.ts';
import { exports } from './exports.ts';
import { recognition } from './recognition.ts';
import { reportFindings } from './report-findings.ts';
import { reportNotes } from './report-notes.ts';
import { schedules } from './schedules.ts';
import { scripts } from './scripts.ts';
import { settings } from './settings.ts';
import { sharing } from './sharing.ts';
import { standingChart } from './standing-chart.ts';
import { testimonials } from './testimonials.ts';
import { tickets } from './tickets.ts';
import { tools } from './tools.ts';
import { videoAdvice } from './video-advice.ts';
import { videoAnalysis } from './video-analysis.ts';
import { videoProposals } from './video-proposals.ts';
import { videoReports } from './video-reports.ts';

/** Words of pages that few open: they come with the first such page. */
export const laterWords = {
  accountReports,
  admin,
  adminMoney,
  analyses,
  demo,
  downloads,
  laterErrors,
  billing,
  brand,
  chatbot,
  briefs,
  comparison,
  generations,
  models,
  news,
  videos,
  reports,
  experiments,
  exports,
  recognition,
  reportFindings,
  reportNotes,
  schedules,
  scripts,
  settings,
  sharing,
  standingChart,
  testimonials,
  tickets,
  tools,
  videoAdvice,
  videoAnalysis,
  videoProposals,
  videoReports,
} as const;
