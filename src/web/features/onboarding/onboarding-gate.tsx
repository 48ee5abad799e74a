import { lazy, Suspense, useState } from 'react';
import { useLinkedAccounts } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { useOtherTabs } from '#web/shared/linked-accounts/use-other-tabs.ts';
import { viewing } from '#web/shared/session/viewing.ts';
import type { AppPage } from '#web/paths.ts';

const OnboardingModal = lazy(() =>
  import('./onboarding-modal.tsx').then(it => ({ default: it.OnboardingModal })),
);

/** Pages useful without an account: they stay reachable. */
const OPEN_PAGES: readonly AppPage[] = ['settings', 'admin', 'accounts', 'tickets', 'notifications'];

/** Opens « Bienvenue » over the app while no account is linked (spec §2), in this tab or another. */
export function OnboardingGate({ page }: { page: AppPage }) {
  useOtherTabs();
  const accounts = useLinkedAccounts().data;
  const [wasNeeded, setWasNeeded] = useState(false);
  const isNeeded = accounts?.items.length === 0;
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  // A viewer of another user's data can link nothing, and must reach the exit.
  if (viewing !== null || !wasNeeded || OPEN_PAGES.includes(page)) return null;
  return (
    <Suspense fallback={null}>
      <OnboardingModal />
    </Suspense>
  );
}
