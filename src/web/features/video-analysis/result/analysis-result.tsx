import { useMutation } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useLocation } from 'wouter';
import type { AnalysisItem } from '#contract/video-analysis.ts';
import type { ShownAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import type { HookKind } from '#domain/videos/hook-kind.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { analysisPath, APP_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { AnalysisView } from '#web/features/video-analysis/view/analysis-view.tsx';
import { EvidenceVideos } from '#web/features/video-analysis/context/evidence-videos.tsx';
import { useHookCorrection } from '#web/features/video-analysis/context/use-hook-correction.ts';
import { LockedPart } from '#web/features/video-analysis/panels/locked-part.tsx';
import { MeasureFile } from '#web/features/video-analysis/files/measure-file.tsx';
import { useDeleteAnalysis } from './use-delete-analysis.ts';
import { useNoteChange } from '#web/features/video-analysis/start/use-start.ts';

const FINGERPRINT_CHARACTERS = 12;

/** The result of an analysis, its version, and the next actions. */
export function AnalysisResult({
  analysis,
  result,
  correction,
  isUnchanged,
}: {
  analysis: AnalysisItem;
  result: ShownAnalysis;
  correction: { kind: HookKind; correctedAt: string } | null;
  /** It was requested again, and nothing had changed. */
  isUnchanged: boolean;
}) {
  const t = useT();
  const say = useErrorText();
  const formats = useFormats();
  const [, navigate] = useLocation();
  const noteChange = useNoteChange();
  const again = useMutation(
    orpc.analyses.retry.mutationOptions({
      onSuccess: ({ analysis: next }) => navigate(analysisPath(next.id)),
      onSettled: noteChange,
    }),
  );
  const remove = useDeleteAnalysis(analysis.id);
  const correctHook = useHookCorrection(analysis.id);
  // A slideshow has no video file, and a demo creator's videos do not exist.
  const mayBeMeasured =
    analysis.url !== null && analysis.kind === 'video' && !analysis.is_demo && !result.basis.hasFile;
  const lockOf = (panel: string) => {
    const locked = result.locked.find(one => one.panel === panel);
    return (
      <>
        {panel === 'hook' && result.hook === null && <FreeHook kind={result.hookClass} />}
        {locked !== undefined && <LockedPart locked={locked} analysisId={analysis.id} />}
      </>
    );
  };
  return (
    <div className="grid gap-6">
      {(isUnchanged || again.data?.outcome === 'kept') && <Alert>{t('analyses.done.unchanged')}</Alert>}
      {again.isError && <Alert tone="destructive">{say.error(again.error)}</Alert>}
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button
          busy={again.isPending}
          icon={<RotateCw aria-hidden className="size-4" />}
          onClick={() => again.mutate({ id: analysis.id })}
        >
          {t('analyses.analyseAgain')}
        </Button>
        <LinkButton href={`${APP_PATHS.videoReports}/${analysis.id}`} variant="signal">
          {t('analyses.done.report')}
        </LinkButton>
        <Button
          variant="quiet"
          busy={remove.isPending}
          icon={<Trash2 aria-hidden className="size-4" />}
          onClick={() => remove.mutate({ id: analysis.id })}
        >
          {t('analyses.done.delete')}
        </Button>
      </div>
      <AnalysisView
        analysis={result}
        lockOf={lockOf}
        proposalsOf={analysis.id}
        evidenceOf={(ids, total) => <EvidenceVideos ids={ids} total={total} />}
        correction={correction}
        onCorrectHook={correctHook}
      />
      {mayBeMeasured && <MeasureFile analysis={analysis} link={analysis.url ?? ''} />}
      <p className="text-sm text-muted">
        {t('analyses.done.version', {
          version: analysis.version ?? 1,
          method: analysis.method ?? 1,
          when: formats.dateTime(analysis.finished_at ?? analysis.created_at),
        })}
        {' · '}
        {t('analyses.done.fingerprint', {
          sha256: analysis.inputs_sha256?.slice(0, FINGERPRINT_CHARACTERS) ?? '',
        })}
      </p>
    </div>
  );
}

/** The class of the hook is included in every plan. */
function FreeHook({ kind }: { kind: HookKind | null }) {
  const t = useT();
  if (kind === null) return <p>{t('videoAnalysis.summary.evidence.no_words')}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-sm text-muted">{t('videoAnalysis.hook.class')}</span>
      <Badge tone="ink" className="text-sm!">
        {t(`hooks.kinds.${kind}`)}
      </Badge>
    </p>
  );
}
