import { useMutation } from '@tanstack/react-query';
import type { AnalysisItem } from '#contract/video-analysis.ts';
import { MEASURING_PARTS, type MeasuringPart } from '#domain/video-analysis/analysis-run.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { StageList } from './stage-list.tsx';
import { useNoteChange } from '#web/features/video-analysis/start/use-start.ts';

/** The progress of an analysis, by its own stages: no stage is shown as done before it is. */
export function AnalysisProgress({ analysis }: { analysis: AnalysisItem }) {
  const t = useT();
  const say = useErrorText();
  const noteChange = useNoteChange();
  const cancel = useMutation(orpc.analyses.cancel.mutationOptions({ onSettled: noteChange }));
  const { stage, stages, media_stage: part, media_done: done } = analysis;
  const at = stage === null ? 0 : stages.indexOf(stage);
  const within = stage === 'measuring' ? (done ?? 0) : 0;
  return (
    <Card aria-labelledby="analysis-progress" className="grid max-w-3xl gap-5">
      <h2 id="analysis-progress" className="text-xl">
        {t('accounts.analysis.long')}
      </h2>
      <ProgressBar
        label={t('accounts.analysis.progress')}
        percent={((Math.max(0, at) + within) / stages.length) * 100}
        valueText={
          stage === null
            ? t('accounts.analysis.queued')
            : t(part === null ? `analyses.progress.stages.${stage}` : `analyses.progress.parts.${part}`)
        }
        tone="calm"
      />
      <output>
        {analysis.state === 'queued' ? (
          t('accounts.analysis.queued')
        ) : (
          <StageList
            stages={stages}
            current={stage}
            textOf={one => t(`analyses.progress.stages.${one}`)}
            below={stage === 'measuring' && <MeasuringParts part={part} />}
          />
        )}
      </output>
      <p className="text-sm text-muted">{t('accounts.analysis.safe')}</p>
      <Button
        busy={cancel.isPending}
        onClick={() => cancel.mutate({ id: analysis.id })}
        className="justify-self-start"
      >
        {t(cancel.isPending ? 'analyses.progress.cancelling' : 'analyses.progress.cancel')}
      </Button>
      {cancel.isError && <Alert tone="destructive">{say.error(cancel.error)}</Alert>}
    </Card>
  );
}

/** The parts measured in the file; transcription is known to take place only once that stage is reached. */
function MeasuringParts({ part }: { part: MeasuringPart | null }) {
  const t = useT();
  return (
    <div className="ms-2.5 mt-2 border-s-2 border-line ps-5 text-sm">
      {part === null ? (
        <p className="text-muted">{t('analyses.progress.waiting')}</p>
      ) : (
        <StageList
          stages={MEASURING_PARTS.filter(one => one !== 'words' || part === 'words')}
          current={part}
          textOf={one => t(`analyses.progress.parts.${one}`)}
        />
      )}
    </div>
  );
}
