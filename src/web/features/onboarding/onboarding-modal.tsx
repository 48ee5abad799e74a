import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLinkedAccounts } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { useMe } from '#web/shared/api/use-me.ts';
import { isUnchecked } from '#web/shared/quotas/use-plan.ts';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { useSignOut } from '#web/shared/session/use-sign-out.ts';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { LinkSteps } from './link-steps.tsx';

/** Spec §2: « Bienvenue » cannot be dismissed and stays until an account is linked. */
export function OnboardingModal() {
  const t = useT();
  const signOut = useSignOut();
  const [, navigate] = useLocation();
  const me = useMe();
  const accounts = useLinkedAccounts().data;
  // An account without figures is linked, yet its owner must first be told why it has none.
  const [isExplaining, setIsExplaining] = useState(false);
  if (accounts === undefined || (me.data === undefined && !isUnchecked(me))) return null;
  const open = accounts.items.length === 0 || isExplaining;
  return (
    <Dialog
      open={open}
      onClose={() => undefined}
      dismissible={false}
      title={t('onboarding.title')}
      text={t('onboarding.text')}
      footer={
        <>
          <LinkButton href={APP_PATHS.tickets} variant="quiet" size="sm">
            {t('onboarding.support')}
          </LinkButton>
          <LinkButton href={APP_PATHS.settings} variant="quiet" size="sm">
            {t('onboarding.settings')}
          </LinkButton>
          <Button variant="quiet" size="sm" onClick={() => void signOut()}>
            {t('onboarding.signOut')}
          </Button>
        </>
      }
    >
      <LinkSteps
        initialHandle={me.data?.profile.tiktok_handle ?? ''}
        submitLabel={t('onboarding.submit')}
        onBlocked={() => setIsExplaining(true)}
        onFinished={() => {
          setIsExplaining(false);
          // The first analysis is shown there, wherever the modal was.
          if (location.pathname !== APP_PATHS.dashboard) navigate(APP_PATHS.dashboard);
        }}
      />
    </Dialog>
  );
}
