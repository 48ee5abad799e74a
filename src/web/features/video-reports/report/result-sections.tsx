import type { VideoReport } from '#contract/video-reports.ts';
import type { ShownAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import { LockedPart } from '#web/features/video-analysis/panels/locked-part.tsx';
import { useT } from '#web/ui/language/language.tsx';
import { AnalysisView } from '#web/features/video-analysis/view/analysis-view.tsx';
import { EvidenceVideos } from '#web/features/video-analysis/context/evidence-videos.tsx';
import { useHookCorrection } from '#web/features/video-analysis/context/use-hook-correction.ts';
import { HookMark } from '../hook-mark.tsx';

/** The result panel by panel; what the plan does not include is described in words. */
export function ResultSections({ report, result }: { report: VideoReport; result: ShownAnalysis }) {
  const correctHook = useHookCorrection(report.row.id);
  const { row, hook_corrected_at: correctedAt } = report;
  const correction =
    correctedAt === null || row.hook_class === null ? null : { kind: row.hook_class, correctedAt };
  return (
    <AnalysisView
      analysis={result}
      correction={correction}
      onCorrectHook={correctHook}
      proposalsOf={report.row.id}
      evidenceOf={(ids, total) => <EvidenceVideos ids={ids} total={total} />}
      lockOf={panel => {
        const locked = result.locked.find(one => one.panel === panel);
        return (
          <>
            {panel === 'hook' && result.hook === null && <FreeHook row={report.row} />}
            {locked !== undefined && <LockedPart locked={locked} analysisId={report.row.id} />}
          </>
        );
      }}
    />
  );
}

/** The class of the hook is included in every plan. */
function FreeHook({ row }: { row: VideoReport['row'] }) {
  const t = useT();
  if (row.hook_class === null) return <p>{t('videoAnalysis.summary.evidence.no_words')}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-sm text-muted">{t('videoAnalysis.hook.class')}</span>
      <HookMark row={row} />
    </p>
  );
}
