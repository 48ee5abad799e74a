import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminUser } from '#contract/admin/admin-users.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Field } from '#web/ui/controls/field.tsx';
import { PlanSelect } from '#web/features/admin/parts/plan-select.tsx';
import { ReasonDialog } from '#web/features/admin/parts/reason-dialog.tsx';
import { useAnnounce } from '#web/features/admin/parts/use-changes-announced.ts';
import { nameOf } from './user-name.ts';

export function UserPlanCard({ user }: { user: AdminUser }) {
  const t = useT();
  const announce = useAnnounce();
  const [plan, setPlan] = useState(user.plan_type);
  const [asking, setAsking] = useState(false);
  const change = useMutation({
    ...orpc.admin.users.changePlan.mutationOptions(),
    onSuccess: () => announce.done(t('admin.user.plan.saved')),
    onError: announce.failed,
    onSettled: () => setAsking(false),
  });
  const names = { from: t(`shell.plans.${user.plan_type}`), to: t(`shell.plans.${plan}`) };
  return (
    <Card aria-labelledby="user-plan-title">
      <CardHeader
        id="user-plan-title"
        title={t('admin.user.plan.title')}
        text={t('admin.user.plan.effect')}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('admin.user.plan.label')}>
          {wiring => <PlanSelect {...wiring} value={plan} onChange={setPlan} />}
        </Field>
        <Button disabled={plan === user.plan_type} onClick={() => setAsking(true)}>
          {t('admin.user.plan.save')}
        </Button>
      </div>
      {asking && (
        <ReasonDialog
          title={t('admin.user.plan.save')}
          text={t('admin.user.plan.confirm', { user: nameOf(user), ...names })}
          confirmLabel={t('admin.user.plan.save')}
          busy={change.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={reason => change.mutate({ id: user.id, plan, reason })}
        />
      )}
    </Card>
  );
}
