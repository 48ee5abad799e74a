import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VideoReport } from '#contract/video-reports.ts';
import type { ShownAnalysis } from '#domain/analysis/lock-analysis.ts';
import type { HookKind } from '#domain/hooks/hook-kind.ts';
import { LockedPart } from '#web/analyzer/locked-part.tsx';
import { useSay } from '#web/accounts/use-say.ts';
import { orpc } from '#web/api/orpc.ts';
import { useT } from '#web/language/language.tsx';
import { toast } from '#web/ui/toast.ts';
import { AnalysisView } from '#web/video-analysis/analysis-view.tsx';
import { EvidenceVideos } from '#web/video-analysis/evidence-videos.tsx';
import { HookMark } from '../hook-mark.tsx';

/** What the analysis says, panel by panel; what the plan does not open is told in words. */
export function ResultSections({ report, result }: { report: VideoReport; result: ShownAnalysis }) {
  const correctHook = useCorrectHook(report.row.id);
  const { row, hook_corrected_at: correctedAt } = report;
  const correction =
    correctedAt === null || row.hook_class === null ? null : { kind: row.hook_class, correctedAt };
  return (
    <AnalysisView
      analysis={result}
      correction={correction}
      onCorrectHook={correctHook}
      evidenceOf={ids => <EvidenceVideos ids={ids} />}
      lockOf={panel => {
        const locked = result.locked.find(one => one.panel === panel);
        return (
          <>
            {panel === 'hook' && result.hook === null && <FreeHook row={report.row} />}
            {locked !== undefined && <LockedPart locked={locked} />}
          </>
        );
      }}
    />
  );
}

/** The class of the hook stands outside the paywall. */
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

function useCorrectHook(id: string): (kind: HookKind | null) => Promise<unknown> {
  const t = useT();
  const say = useSay();
  const queryClient = useQueryClient();
  const correcting = useMutation(
    orpc.videoReports.correctHook.mutationOptions({
      onError: error =>
        toast({ title: t('accounts.toasts.error'), description: say.error(error), variant: 'destructive' }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.videoReports.key() }),
    }),
  );
  return kind => correcting.mutateAsync({ id, kind });
}
