import type { VideoReportRow } from '#contract/video-reports.ts';
import type { HookKind } from '#domain/videos/hook-kind.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { setHookCorrection } from '../videos/correct-hook.ts';
import { showRow } from './show-row.ts';
import { findReport } from './video-reports.queries.ts';

/** Gives a video another hook class; null undoes that. Stored analyses keep their own class. */
export function correctHook(
  app: AppContext,
  { userId }: Caller,
  { id, kind }: { id: string; kind: HookKind | null },
): Promise<VideoReportRow> {
  const now = app.clock.now();
  return app.db.tenant(userId).transaction(async tx => {
    const found = await findReport(tx, userId, id);
    if (found === undefined) throw new AppError('video_report_not_found');
    const { target } = found;
    await setHookCorrection(tx, { userId, target }, { kind, now });
    const corrected = await findReport(tx, userId, id);
    if (corrected === undefined) throw new AppError('video_report_not_found');
    return showRow(corrected);
  });
}
