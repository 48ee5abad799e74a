import type { VideoReport } from '#contract/video-reports.ts';
import { lockAnalysis, openAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import type { VideoAnalysis } from '#domain/video-analysis/video-analysis.ts';
import { AppError } from '../../platform/app-error.ts';
import { loadEntitlements } from '../../services/entitlements/load-entitlements.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { showRow } from './show-row.ts';
import { findReport, type FoundReport } from './video-reports.queries.ts';

/** A report as its owner's plan shows it. Parts the plan does not include are never sent. */
export async function loadVideoReport(
  app: Pick<AppContext, 'db'>,
  { userId }: Pick<Caller, 'userId'>,
  id: string,
): Promise<VideoReport> {
  const db = app.db.tenant(userId);
  const found = await findReport(db, userId, id);
  if (found === undefined) throw new AppError('video_report_not_found');
  const isOpen = (await loadEntitlements(db, userId)).wholeAnalyses;
  return showReport(found, isOpen);
}

function showReport(found: FoundReport, isOpen: boolean): VideoReport {
  const kept = found.result === null ? null : (JSON.parse(found.result) as VideoAnalysis);
  return {
    row: showRow(found),
    note: found.note,
    note_revision: found.note_revision,
    inputs_sha256: found.inputs_sha256?.toString('hex') ?? null,
    sha256: found.sha256?.toString('hex') ?? null,
    finished_at: found.finished_at?.toISOString() ?? null,
    hook_corrected_at: found.corrected_at?.toISOString() ?? null,
    result: kept === null ? null : isOpen ? openAnalysis(kept) : lockAnalysis(kept),
    versions: found.versions,
  };
}
