import Building2 from 'lucide-react/icons/building-2';
import Crown from 'lucide-react/icons/crown';
import Leaf from 'lucide-react/icons/leaf';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { isBusinessPlan, type PlanType } from '#domain/plans/plan-table.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';

/** Spec §2: the icon differs for admin, business, premium or apprenant, and free plans. */
export function PlanBadge({ plan, isAdmin }: { plan: PlanType; isAdmin: boolean }) {
  const t = useT();
  if (isAdmin) {
    return (
      <Badge tone="ink" icon={<ShieldCheck aria-hidden />}>
        {t('shell.plans.admin')}
      </Badge>
    );
  }
  const free = plan === 'freemium';
  const Icon = isBusinessPlan(plan) ? Building2 : free ? Leaf : Crown;
  return (
    <Badge tone={free ? 'neutral' : 'calm'} icon={<Icon aria-hidden />}>
      {t(`shell.plans.${plan}`)}
    </Badge>
  );
}
