import { useMutation } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useLocation } from 'wouter';
import type { AnalysisItem } from '#contract/analyses.ts';
import type { ShownAnalysis } from '#domain/analysis/lock-analysis.ts';
import { useSay } from '#web/accounts/use-say.ts';
import { orpc } from '#web/api/orpc.ts';
import { useFormats, useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { AnalysisView } from '#web/video-analysis/analysis-view.tsx';
import { EvidenceVideos } from '#web/video-analysis/evidence-videos.tsx';
import { useHookCorrection } from '#web/video-analysis/use-hook-correction.ts';
import { LockedPart } from './locked-part.tsx';
import { useDeleteAnalysis } from './use-delete-analysis.ts';
import { analysisPath, useNoteChange } from './use-start.ts';

const FINGERPRINT_CHARACTERS = 12;

/** What an analysis says, which version it is, and what can be done next. */
export function AnalysisResult({
  analysis,
  result,
  isUnchanged,
}: {
  analysis: AnalysisItem;
  result: ShownAnalysis;
  /** It was asked for again, and nothing had changed. */
  isUnchanged: boolean;
}) {
  const t = useT();
  const say = useSay();
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
  const correction = useHookCorrection(analysis.origin === 'own_video' ? analysis.video_id : null);
  const lockOf = (panel: string) => {
    const locked = result.locked.find(one => one.panel === panel);
    return locked === undefined ? null : <LockedPart locked={locked} />;
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
        evidenceOf={ids => <EvidenceVideos ids={ids} />}
        {...correction}
      />
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
