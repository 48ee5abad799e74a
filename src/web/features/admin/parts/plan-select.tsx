import { PLAN_TYPES, type PlanType } from '#domain/plans/plan-table.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Select } from '#web/ui/controls/field.tsx';

/** Every available plan; legacy values only where already set. */
export function PlanSelect({
  value,
  onChange,
  ...wiring
}: {
  value: PlanType;
  onChange: (plan: PlanType) => void;
  id?: string;
  'aria-label'?: string;
  className?: string;
}) {
  const t = useT();
  const plans = PLAN_TYPES.filter(plan => plan === value || (plan !== 'business' && plan !== 'pro'));
  return (
    <Select
      {...wiring}
      value={value}
      onChange={event => {
        const plan = PLAN_TYPES.find(one => one === event.target.value);
        if (plan !== undefined) onChange(plan);
      }}
    >
      {plans.map(plan => (
        <option key={plan} value={plan}>
          {t(`shell.plans.${plan}`)}
        </option>
      ))}
    </Select>
  );
}
