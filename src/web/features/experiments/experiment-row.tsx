import { useId, useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import type { ExperimentItem } from '#contract/experiments.ts';
import type { ExperimentState } from '#domain/experiments/experiment-state.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge, type Tone } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { ExperimentVideos } from './experiment-videos.tsx';
import { useExperimentCalls } from './use-experiment-calls.ts';
import { Verdict } from './verdict.tsx';

const TONE: Record<ExperimentState, Tone> = {
  draft: 'neutral',
  collecting: 'calm',
  waiting: 'calm',
  decided: 'good',
  stopped: 'warn',
};

/** One experiment: what is tested, the rule, the lock, the progress, and its verdict. */
export function ExperimentRow({
  experiment,
  onChange,
  onEnd,
}: {
  experiment: ExperimentItem;
  onChange: () => void;
  onEnd: () => void;
}) {
  const t = useT();
  const formats = useFormats();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { remove } = useExperimentCalls();
  const { variable, hypothesis, metric, atAgeDays, plannedPerArm, falseAlarm, state, lesson } = experiment;
  const isLocked = experiment.lockedAt !== null;
  return (
    <li className="grid grid-cols-1 gap-2 border-b border-line py-4 last:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-lg wrap-anywhere">{variable}</h3>
        <Badge tone={TONE[state]}>{t(`experiments.states.${state}`)}</Badge>
        {experiment.endedAt !== null && state !== 'stopped' && <Badge>{t('experiments.ended')}</Badge>}
      </div>
      <p className="max-w-prose wrap-anywhere">{hypothesis}</p>
      <p className="text-sm text-muted">
        {t('experiments.rule', {
          metric: t(`experiments.metrics.${metric}`),
          days: atAgeDays,
          count: plannedPerArm,
          alarm: formats.percent(falseAlarm * 100, 0),
        })}
      </p>
      <p className="flex items-start gap-1.5 text-sm text-muted [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
        {isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
        {experiment.lockedAt === null
          ? t('experiments.open')
          : t('experiments.locked', { when: formats.dateTime(experiment.lockedAt) })}
      </p>
      {state === 'decided' ? (
        <Verdict experiment={experiment} />
      ) : (
        state !== 'stopped' && <Progress experiment={experiment} />
      )}
      {lesson !== '' && (
        <div className="text-sm">
          <p className="font-semibold">{t('experiments.lesson')}</p>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">{lesson}</p>
        </div>
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t(isOpen ? 'experiments.hideOf' : 'experiments.showOf', { variable })}
          icon={
            <ChevronDown
              aria-hidden
              className={classes('size-4 transition-transform', isOpen && 'rotate-180')}
            />
          }
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'experiments.hide' : 'experiments.show')}
        </Button>
        {!isLocked && experiment.endedAt === null && (
          <Button size="sm" aria-label={t('experiments.changeOf', { variable })} onClick={onChange}>
            {t('experiments.change')}
          </Button>
        )}
        <Button size="sm" aria-label={t('experiments.endOf', { variable })} onClick={onEnd}>
          {t(experiment.endedAt === null ? 'experiments.end' : 'experiments.lessonChange')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          busy={remove.isPending}
          aria-label={t('experiments.removeOf', { variable })}
          onClick={() => remove.mutate({ id: experiment.id })}
        >
          {t('experiments.remove')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <ExperimentVideos experiment={experiment} />}
      </div>
    </li>
  );
}

/** How many videos are still needed, without their results. */
function Progress({ experiment: { variable, verdict, arms, atAgeDays } }: { experiment: ExperimentItem }) {
  const t = useT();
  if (verdict.known) return null;
  const { n, needed } = verdict;
  const unmeasured = arms.usual.placed + arms.variant.placed - n;
  return (
    <div className="grid max-w-md gap-1.5">
      <p className="text-sm">
        <span className="font-semibold">{t('experiments.remaining', { count: needed - n })}</span>
        {unmeasured > 0 && `, ${t('experiments.toMeasure', { count: unmeasured, days: atAgeDays })}`}
      </p>
      <ProgressBar
        label={t('experiments.progress', { variable })}
        percent={(100 * n) / needed}
        valueText={t('experiments.progressText', { n, needed })}
      />
      <p className="text-sm text-muted">{t('experiments.silence')}</p>
    </div>
  );
}
