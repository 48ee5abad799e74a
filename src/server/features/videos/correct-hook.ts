import type { HookClass } from '#contract/videos.ts';
import { hookOf } from '#domain/account-reports/video-patterns.ts';
import { videoTarget } from '#domain/video-analysis/analysis-run.ts';
import type { HookKind } from '#domain/videos/hook-kind.ts';
import type { HookCorrection } from '#domain/video-analysis/findings/analysis-input.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import {
  findHookCorrection,
  deleteHookCorrection,
  keepHookCorrection,
  lockCaption,
} from './hook-corrections.queries.ts';

/**
 * Gives the hook of one's own video another class, or with null the recognised one back. The answer includes the
 * previous value: sending that undoes the change.
 */
export function correctHook(
  app: AppContext,
  { userId }: Caller,
  { videoId: id, kind }: { videoId: string; kind: HookKind | null },
): Promise<HookClass> {
  const of = { userId, target: videoTarget(id) };
  return app.db.tenant(userId).transaction(async tx => {
    const caption = await lockCaption(tx, userId, id);
    if (caption === undefined) throw new AppError('video_not_found');
    const before = await findHookCorrection(tx, of);
    await setHookCorrection(tx, of, { kind, now: app.clock.now() });
    const kept = await findHookCorrection(tx, of);
    const recognised = hookOf({ caption });
    return {
      id,
      kind: kept?.kind ?? recognised,
      recognised,
      corrected_at: kept?.corrected_at.toISOString() ?? null,
      corrected_before: before?.kind ?? null,
    };
  });
}

/** Gives the hook of an analysed video another class; null undoes that. The same class again changes nothing. */
export async function setHookCorrection(
  db: Queryable,
  of: { userId: string; target: string },
  { kind, now }: { kind: HookKind | null; now: Date },
): Promise<void> {
  if (kind === null) await deleteHookCorrection(db, of);
  else await keepHookCorrection(db, { ...of, kind, now });
}

/** The hook class that a user gave an analysed video; null: none. */
export async function loadHookCorrection(
  db: Queryable,
  userId: string,
  target: string,
): Promise<HookCorrection | null> {
  const kept = await findHookCorrection(db, { userId, target });
  return kept === undefined ? null : { kind: kept.kind, correctedAt: kept.corrected_at };
}
