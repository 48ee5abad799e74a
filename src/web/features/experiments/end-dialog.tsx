import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExperimentItem } from '#contract/experiments.ts';
import { EXPERIMENT_TEXT_MAX } from '#domain/experiments/experiment-limits.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field, TextArea } from '#web/ui/controls/field.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useExperimentCalls } from './use-experiment-calls.ts';

/** Ends an experiment with its conclusion, or changes the conclusion. */
export function EndDialog({ experiment, onClose }: { experiment: ExperimentItem; onClose: () => void }) {
  const t = useT();
  const say = useErrorText();
  const { refresh } = useExperimentCalls();
  const [lesson, setLesson] = useState(experiment.lesson);
  const end = useMutation(
    orpc.experiments.end.mutationOptions({
      onSuccess: () => {
        toast({ title: t('experiments.lessonSaved') });
        onClose();
      },
      onSettled: () => void refresh(),
    }),
  );
  const hasEnded = experiment.endedAt !== null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(hasEnded ? 'experiments.lessonChange' : 'experiments.endTitle')}
      text={hasEnded ? undefined : t('experiments.endText')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            variant="signal"
            busy={end.isPending}
            onClick={() => end.mutate({ id: experiment.id, lesson })}
          >
            {t(hasEnded ? 'experiments.form.save' : 'experiments.end')}
          </Button>
        </>
      }
    >
      <Field label={t('experiments.lesson')} hint={t('experiments.lessonHint')}>
        {wiring => (
          <TextArea
            {...wiring}
            data-first-focus
            value={lesson}
            maxLength={EXPERIMENT_TEXT_MAX.lesson}
            onChange={event => setLesson(event.target.value)}
          />
        )}
      </Field>
      {end.isError && <Alert tone="destructive">{say.error(end.error)}</Alert>}
    </Dialog>
  );
}
