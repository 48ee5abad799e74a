import { useState } from 'react';
import { useMe } from '#web/api/use-me.ts';
import { useLanguage } from '#web/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { PlanBadge } from '#web/quotas/plan-badge.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { QueryPanel } from '#web/ui/query-panel.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

/** The plan, and the way out of a contract without hunting for it; today nobody can have one. */
export function PlanCard() {
  const { t, language } = useLanguage();
  const me = useMe();
  const [cancelling, setCancelling] = useState(false);
  return (
    <Card aria-labelledby="plan-title">
      <CardHeader id="plan-title" title={t('settings.plan.title')} />
      <QueryPanel query={me} skeleton={<SkeletonLines lines={3} />}>
        {({ profile, is_admin: isAdmin }) => {
          const plan = t(`shell.plans.${profile.plan_type}`);
          const isFree = profile.plan_type === 'freemium';
          return (
            <>
              <p className="flex flex-wrap items-center gap-2">
                <span className="text-muted">{t('settings.plan.current')}</span>
                <PlanBadge plan={profile.plan_type} isAdmin={false} />
                {isAdmin && <PlanBadge plan={profile.plan_type} isAdmin />}
              </p>
              <div className="mt-4 flex flex-wrap gap-3">
                <LinkButton href={sitePath(SITE_PATHS.pricing, language)}>
                  {t('settings.plan.see')}
                </LinkButton>
                <Button onClick={() => setCancelling(true)}>{t('settings.plan.cancel')}</Button>
              </div>
              <Dialog
                open={cancelling}
                onClose={() => setCancelling(false)}
                title={t('settings.plan.cancelTitle')}
                footer={
                  <>
                    {!isFree && (
                      <LinkButton href={sitePath(SITE_PATHS.support, language)}>
                        {t('settings.plan.support')}
                      </LinkButton>
                    )}
                    <Button variant="signal" onClick={() => setCancelling(false)}>
                      {t('settings.plan.close')}
                    </Button>
                  </>
                }
              >
                <p>{t(isFree ? 'settings.plan.cancelFree' : 'settings.plan.cancelGranted', { plan })}</p>
              </Dialog>
            </>
          );
        }}
      </QueryPanel>
    </Card>
  );
}
