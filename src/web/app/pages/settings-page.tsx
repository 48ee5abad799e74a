import { useIsFetching } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useMe } from '#web/shared/api/use-me.ts';
import { viewing } from '#web/shared/session/viewing.ts';
import { ActiveAccountsCard } from '#web/features/billing/active-accounts-card.tsx';
import { InvoicesCard } from '#web/features/billing/invoices-card.tsx';
import { LedgerCard } from '#web/features/billing/ledger-card.tsx';
import { PlanCard } from '#web/features/billing/plan-card.tsx';
import { BrandCard } from '#web/features/brand/brand-card.tsx';
import { isDemo } from '#web/shared/session/demo-session.ts';
import { useT } from '#web/ui/language/language.tsx';
import { ModelCard } from '#web/features/ai-models/model-card.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { AccessTracesCard } from '#web/features/profile/access-traces-card.tsx';
import { AccountsCard } from '#web/features/accounts/accounts-card.tsx';
import { ApifyCard } from '#web/features/connections/apify-card.tsx';
import { ApiKeysCard } from '#web/features/api-keys/api-keys-card.tsx';
import { DataCard } from '#web/features/archive/data-card.tsx';
import { DeletionCard } from '#web/features/account-deletion/deletion-card.tsx';
import { DisplayCard } from '#web/features/profile/display-card.tsx';
import { ImportArchiveCard } from '#web/features/archive/import-archive-card.tsx';
import { NotificationsCard } from '#web/features/notifications/notifications-card.tsx';
import { FactorsCard } from '#web/features/auth/protection/factors-card.tsx';
import { ProfileCard } from '#web/features/profile/profile-card.tsx';
import { SessionsCard } from '#web/features/auth/protection/sessions-card.tsx';
import { SettingsNav, STICKY_OFFSET } from './settings-nav.tsx';
import { sectionOf, useAnchorName, type SectionName } from './settings-sections.ts';
import { SignInCard } from '#web/features/auth/protection/sign-in-card.tsx';
import { UsageCard } from '#web/features/quotas/usage-card.tsx';

/** The only section named in the URL; null: all are shown. */
const OnlySection = createContext<SectionName | null>(null);

export function SettingsPage() {
  const t = useT();
  const anchor = useAnchorName();
  useAnchor(anchor, useMe().isSuccess);
  return (
    <OnlySection value={sectionOf(anchor)}>
      <PageHeader title={t('settings.title')} text={t('settings.text')} />
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[13rem_minmax(0,44rem)]">
        <SettingsNav />
        {/* Keeps a focused element below the line of links, which sticks to the top on a phone. */}
        <div className="grid gap-10 max-lg:[&_:is(a,button,input,select,textarea,summary)]:scroll-mt-36">
          {viewing !== null && (
            <Alert>{t(isDemo(viewing) ? 'demo.settings' : 'admin.viewing.settings')}</Alert>
          )}
          <Section id="profile">
            <ProfileCard />
          </Section>
          <Section id="accounts">
            <AccountsCard />
            {viewing === null && <ApifyCard />}
            {viewing === null && <ModelCard />}
          </Section>
          <Section id="display">
            <DisplayCard />
          </Section>
          {viewing === null && <SecuritySections />}
          <Section id="plan">
            <PlanCard />
            {viewing === null && <ActiveAccountsCard />}
            <UsageCard />
            <LedgerCard />
            {viewing === null && <InvoicesCard />}
          </Section>
          {viewing === null && (
            <Section id="brand">
              <BrandCard />
            </Section>
          )}
          {viewing === null && <DataSections />}
        </div>
      </div>
    </OnlySection>
  );
}

/** Sign-in methods come from the auth service, which knows the administrator and not the viewed user. */
function SecuritySections() {
  return (
    <>
      <Section id="security">
        <SignInCard />
        <FactorsCard />
        <SessionsCard />
        <AccessTracesCard />
      </Section>
      <Section id="notifications">
        <NotificationsCard />
      </Section>
    </>
  );
}

function DataSections() {
  return (
    <>
      <Section id="data">
        <DataCard />
        <ImportArchiveCard />
        <DeletionCard />
      </Section>
      <Section id="api-keys">
        <ApiKeysCard />
      </Section>
    </>
  );
}

/** Scrolls to below the bar, and on a phone below the line of links too. */
function Section({ id, children }: { id: SectionName; children: ReactNode }) {
  const only = useContext(OnlySection);
  if (only !== null && only !== id) return null;
  return (
    <div
      id={id}
      className={classes('grid gap-6 scroll-mt-32', STICKY_OFFSET ? 'lg:scroll-mt-36' : 'lg:scroll-mt-24')}
    >
      {children}
    </div>
  );
}

/** Scrolls to the anchor of the URL when the page is ready, and again once all data is loaded. */
function useAnchor(anchor: string, ready: boolean) {
  const isSettled = useIsFetching() === 0 && ready;
  const done = useRef('');
  useEffect(() => {
    if (!ready || anchor === '' || done.current === anchor) return;
    // A section shown alone begins at the top of the page.
    if (sectionOf(anchor) === anchor) scrollTo(0, 0);
    else document.getElementById(anchor)?.scrollIntoView();
    if (isSettled) done.current = anchor;
  }, [anchor, ready, isSettled]);
}
