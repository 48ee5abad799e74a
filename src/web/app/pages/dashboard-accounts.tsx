import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { FirstAnalysisCard } from '#web/features/accounts/first-analysis-card.tsx';
import { PerformancePanel } from '#web/features/accounts/performance-panel.tsx';
import { waitsForFirstSync } from '#web/shared/linked-accounts/first-sync.ts';
import { refreshFigures } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { useNow } from '#web/shared/time/use-now.ts';
import type { View } from '#web/shared/linked-accounts/use-view.ts';
import { useT } from '#web/ui/language/language.tsx';
import type { LinkStep } from '#web/features/onboarding/link-steps.tsx';
import { WaysOn } from '#web/features/onboarding/ways-on.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useFirstAnalysis } from '#web/features/dashboard/use-first-analysis.ts';

/** Either the progress of a first analysis, or the account's figures and the blocks below them (spec §2). */
export function MainBlock({
  account,
  accounts,
  mayChoose,
  view,
  onAdd,
  onRefreshed,
  children,
}: {
  account: LinkedAccount;
  accounts: readonly LinkedAccount[];
  mayChoose: boolean;
  view: View;
  onAdd: (step: Exclude<LinkStep, 'ways'>) => void;
  onRefreshed: () => void;
  children: ReactNode;
}) {
  const t = useT();
  const queryClient = useQueryClient();
  const now = useNow();
  const { analysis, close } = useFirstAnalysis(account);
  const waysOn = <WaysOn account={account} onImport={() => onAdd('import')} onDemo={() => onAdd('demo')} />;

  const notice = waitsForFirstSync(account, now) && account.last_failure === null && (
    <Alert title={t('onboarding.firstSync.title')}>{t('onboarding.firstSync.text')}</Alert>
  );

  if (analysis !== null) {
    return (
      <>
        {notice}
        <FirstAnalysisCard
          key={analysis.run?.id ?? analysis.accountId}
          analysis={analysis}
          ways={waysOn}
          onFailed={() => void refreshFigures(queryClient)}
          onComplete={() => {
            void refreshFigures(queryClient).then(onRefreshed);
            close();
          }}
        />
      </>
    );
  }
  return (
    <>
      {notice}
      <PerformancePanel
        account={account}
        accounts={accounts}
        mayChoose={mayChoose}
        view={view}
        whenEmpty={waysOn}
      />
      {children}
    </>
  );
}
