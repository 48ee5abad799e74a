import { accountFindings } from '#domain/account-reports/account-findings.ts';
import { buildReport } from '#domain/account-reports/build-report.ts';
import type { ReportData } from '#domain/account-reports/report-data.ts';
import { ownWinners } from '#domain/generations/hooks/own-winners.ts';
import { analyseVideo } from '#domain/video-analysis/analyse-video.ts';
import { readData, sha256, toBytes } from './report-bytes.ts';

/** What is computed from up to a thousand captions, and takes longer than others may wait. */
export const FIGURES = {
  makeReport(data: ReportData) {
    const report = buildReport(data);
    const content = toBytes(report);
    return { report, content, hash: sha256(content).toString('hex'), data: toBytes(data) };
  },
  recomputeReport(data: string) {
    const report = buildReport(readData(data));
    return { method: report.method, hash: sha256(toBytes(report)).toString('hex') };
  },
  adviceOf(data: ReportData) {
    const { advice, lifts } = buildReport(data);
    return { advice, lifts };
  },
  ownWinners,
  compareVideos: accountFindings,
  analyseVideo,
};

export type Figures = typeof FIGURES;
export type FiguresOrder = {
  [Name in keyof Figures]: { name: Name; given: Parameters<Figures[Name]> };
}[keyof Figures];
