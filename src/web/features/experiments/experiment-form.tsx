import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExperimentItem } from '#contract/experiments.ts';
import {
  AGE_CHOICES_DAYS,
  DEFAULT_AGE_DAYS,
  EXPERIMENT_TEXT_MAX,
  PLANNED,
} from '#domain/experiments/experiment-limits.ts';
import type { Proposal } from '#domain/experiments/proposal.ts';
import { HOOK_KINDS } from '#domain/videos/hook-kind.ts';
import { EXPERIMENT_METRICS } from '#domain/experiments/experiment.ts';
import { subjectText } from '#presentation/sentences/advice-sentence.ts';
import type { T } from '#i18n/messages.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field, TextArea, TextInput } from '#web/ui/controls/field.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { PlannedField, proposedPerArm, type PlannedChoice } from './planned-field.tsx';
import { useExperimentCalls } from './use-experiment-calls.ts';

const DEFAULT_FACTOR = 1.5;

/** Default where nothing can be computed. */
const DEFAULT_PLANNED = 12;

function firstWords(proposal: Proposal | null, t: T) {
  if (proposal === null) return { variable: '', hypothesis: '', metric: EXPERIMENT_METRICS[0] };
  const { metric } = proposal;
  const subject = subjectText({ kind: 'pattern', ...proposal }, t, hook => {
    const kind = HOOK_KINDS.find(one => one === hook);
    return kind === undefined ? hook : t(`hooks.kinds.${kind}`);
  }).slice(0, EXPERIMENT_TEXT_MAX.variable);
  return { variable: subject, hypothesis: t(`experiments.form.proposal.${metric}`, { subject }), metric };
}

/** Creates an experiment, or changes one that is not locked yet. */
export function ExperimentForm({
  accountId,
  experiment,
  proposal,
  onClose,
}: {
  accountId: string;
  experiment: ExperimentItem | null;
  proposal: Proposal | null;
  onClose: () => void;
}) {
  const t = useT();
  const say = useErrorText();
  const { refresh } = useExperimentCalls();
  const [words, setWords] = useState(() => experiment ?? firstWords(proposal, t));
  const [atAgeDays, setAge] = useState<number>(experiment?.atAgeDays ?? DEFAULT_AGE_DAYS);
  const [choice, setChoice] = useState<PlannedChoice>({
    factor: DEFAULT_FACTOR,
    own: experiment === null ? null : String(experiment.plannedPerArm),
  });
  const [isChecked, setChecked] = useState(false);
  const { metric } = words;
  const plan = useQuery(orpc.experiments.plan.queryOptions({ input: { accountId, metric } }));
  const proposed = plan.data === undefined ? null : proposedPerArm(plan.data, choice.factor);
  const fallback = plan.data?.known === true ? null : DEFAULT_PLANNED;
  const planned = choice.own === null ? (proposed ?? fallback) : Number(choice.own);

  const told = {
    onSuccess: () => {
      toast({
        title: t(experiment === null ? 'experiments.form.created' : 'experiments.form.changed'),
      });
      onClose();
    },
    onSettled: () => void refresh(),
  };
  const create = useMutation(orpc.experiments.create.mutationOptions(told));
  const change = useMutation(orpc.experiments.change.mutationOptions(told));
  const sending = experiment === null ? create : change;

  const isMissing = { variable: words.variable.trim() === '', hypothesis: words.hypothesis.trim() === '' };
  const isPlanned =
    planned !== null && Number.isInteger(planned) && planned >= PLANNED.fewest && planned <= PLANNED.most;

  function save() {
    setChecked(true);
    if (isMissing.variable || isMissing.hypothesis || planned === null || !isPlanned) return;
    const { variable, hypothesis } = words;
    const rule = { metric, atAgeDays, plannedPerArm: planned };
    if (experiment === null) create.mutate({ accountId, variable, hypothesis, ...rule });
    else change.mutate({ id: experiment.id, variable, hypothesis, ...rule });
  }

  const required = (field: keyof typeof isMissing) =>
    isChecked && isMissing[field] ? t('experiments.form.required') : undefined;
  const ages = [...new Set([...AGE_CHOICES_DAYS, atAgeDays])].sort((a, b) => a - b);
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t(experiment === null ? 'experiments.form.createTitle' : 'experiments.form.changeTitle')}
      text={t('experiments.form.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button variant="signal" busy={sending.isPending} onClick={save}>
            {t(experiment === null ? 'experiments.form.createConfirm' : 'experiments.form.save')}
          </Button>
        </>
      }
    >
      <Field
        label={t('experiments.form.variable')}
        hint={t('experiments.form.variableHint')}
        error={required('variable')}
      >
        {wiring => (
          <TextInput
            {...wiring}
            data-first-focus
            value={words.variable}
            maxLength={EXPERIMENT_TEXT_MAX.variable}
            onChange={event => setWords({ ...words, variable: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t('experiments.form.hypothesis')}
        hint={t('experiments.form.hypothesisHint')}
        error={required('hypothesis')}
      >
        {wiring => (
          <TextArea
            {...wiring}
            value={words.hypothesis}
            maxLength={EXPERIMENT_TEXT_MAX.hypothesis}
            onChange={event => setWords({ ...words, hypothesis: event.target.value })}
          />
        )}
      </Field>
      <Segmented
        label={t('experiments.form.metric')}
        value={metric}
        segments={EXPERIMENT_METRICS.map(value => ({ value, label: t(`experiments.metrics.${value}`) }))}
        onChange={value => setWords({ ...words, metric: value })}
      />
      <Segmented
        label={t('experiments.form.age')}
        value={atAgeDays}
        segments={ages.map(value => ({ value, label: t('experiments.form.days', { count: value }) }))}
        onChange={setAge}
      />
      <PlannedField
        plan={plan.data}
        metric={metric}
        choice={choice}
        planned={planned}
        isWrong={isChecked && !isPlanned}
        onChange={setChoice}
      />
      {plan.isError && (
        <Alert tone="warn" isOutcome>
          {say.error(plan.error)}
        </Alert>
      )}
      {sending.isError && <Alert tone="destructive">{say.error(sending.error)}</Alert>}
    </Dialog>
  );
}
