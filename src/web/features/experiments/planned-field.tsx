import { FACTOR_CHOICES, PLANNED } from '#domain/experiments/experiment-limits.ts';
import type { Estimate } from '#domain/statistics/estimate.ts';
import { monthsFor, REALISTIC_MONTHS, realisticPerArm } from '#domain/videos/posting-pace.ts';
import { detectableFactor, plannedPerArm, type ExperimentMetric } from '#domain/experiments/experiment.ts';
import { factorText, refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';

/** The natural variation between the account's videos, or why it is unknown. */
type Plan = Estimate<{ spread: number; n: number; perMonth: number }>;

export interface PlannedChoice {
  /** The smallest difference worth detecting. */
  factor: number;
  /** The user's own number, as typed; null: the proposed one. */
  own: string | null;
}

/** Videos per version needed to detect this factor; null where it cannot be computed, or exceeds what anybody posts. */
export function proposedPerArm(plan: Plan, factor: number): number | null {
  const planned = plan.known ? plannedPerArm(plan.spread, factor) : null;
  return planned !== null && planned <= PLANNED.most ? planned : null;
}

/** The number of videos: computed from the difference worth detecting, or the user's own, with what that detects. */
export function PlannedField({
  plan,
  metric,
  choice,
  planned,
  isWrong,
  onChange,
}: {
  plan: Plan | undefined;
  metric: ExperimentMetric;
  choice: PlannedChoice;
  planned: number | null;
  isWrong: boolean;
  onChange: (choice: PlannedChoice) => void;
}) {
  const t = useT();
  const formats = useFormats();
  const range = { fewest: PLANNED.fewest, most: PLANNED.most };
  const detectable = (spread: number, perArm: number) =>
    factorText(detectableFactor(spread, perArm), { number: value => formats.number(value, 2) });
  const duration = ({ spread, perMonth }: Extract<Plan, { known: true }>, perArm: number): string[] => {
    const months = monthsFor(perArm, perMonth);
    if (months === null) return [];
    const count = Math.max(1, Math.round(months));
    const pace = { pace: formats.number(Math.round(perMonth)), total: formats.number(2 * perArm) };
    const lasts = t('experiments.form.lasts', { count, ...pace });
    const realistic = realisticPerArm(perMonth);
    if (months <= REALISTIC_MONTHS || realistic < PLANNED.fewest) return [lasts];
    const factor = detectable(spread, realistic);
    return [lasts, t('experiments.form.realistic', { count: realistic, months: REALISTIC_MONTHS, factor })];
  };
  const isUsable = planned !== null && planned >= PLANNED.fewest && planned <= PLANNED.most;
  return (
    <>
      {plan?.known === true && (
        <Segmented
          label={t('experiments.form.factor')}
          value={choice.factor}
          segments={FACTOR_CHOICES.map(value => ({ value, label: factorText(value, formats) }))}
          onChange={factor => onChange({ factor, own: null })}
        />
      )}
      <Field
        label={t('experiments.form.planned')}
        hint={t('experiments.form.plannedRange', range)}
        error={isWrong ? t('experiments.form.plannedRange', range) : undefined}
      >
        {wiring => (
          <TextInput
            {...wiring}
            type="number"
            inputMode="numeric"
            className="max-w-32"
            min={PLANNED.fewest}
            max={PLANNED.most}
            value={choice.own ?? planned ?? ''}
            onChange={event => onChange({ ...choice, own: event.target.value })}
          />
        )}
      </Field>
      <div aria-live="polite" className="-mt-3 grid gap-1 text-sm empty:absolute">
        {plan !== undefined && (
          <>
            {!plan.known && <p>{t('experiments.form.noPlan', { why: refusalSentence(plan, t) })}</p>}
            {plan.known && choice.own === null && planned === null && (
              <p>{t('experiments.form.beyond', { most: PLANNED.most })}</p>
            )}
            {plan.known && isUsable && (
              <p>
                {t('experiments.form.detectable', {
                  count: planned,
                  factor: detectable(plan.spread, planned),
                  metric: t(`advice.metrics.${metric}`),
                })}
              </p>
            )}
            {plan.known && isUsable && duration(plan, planned).map(text => <p key={text}>{text}</p>)}
            {plan.known && <p className="text-muted">{t('experiments.form.proposed', { count: plan.n })}</p>}
          </>
        )}
      </div>
    </>
  );
}
