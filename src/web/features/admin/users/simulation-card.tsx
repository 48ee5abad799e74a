import { useState } from 'react';
import { PLAN_TYPES, type PlanType } from '#domain/plans/plan-table.ts';
import { planSimulation, startSimulation } from '#web/shared/session/plan-simulation.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Field } from '#web/ui/controls/field.tsx';
import { PlanSelect } from '#web/features/admin/parts/plan-select.tsx';

/** Starts a simulation; a running one is controlled by its banner. */
export function SimulationCard() {
  const t = useT();
  const [plan, setPlan] = useState<PlanType>(PLAN_TYPES[0]);
  if (planSimulation !== null) return null;
  return (
    <Card aria-labelledby="simulation-title">
      <CardHeader
        id="simulation-title"
        title={t('admin.simulation.title')}
        text={t('admin.simulation.startText')}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('admin.simulation.plan')}>
          {wiring => <PlanSelect {...wiring} value={plan} onChange={setPlan} />}
        </Field>
        <Button onClick={() => startSimulation(plan, false)}>{t('admin.simulation.start')}</Button>
      </div>
    </Card>
  );
}
