import { useEffect, useState } from 'react';
import { AnalyseCard } from '#web/features/account-reports/analyse-card.tsx';
import { ReadOnlyMark } from '#web/features/billing/read-only-mark.tsx';
import { TiktokReturn } from '#web/features/connections/tiktok-return.tsx';
import { TableExport } from '#web/features/exports/table-export.tsx';
import { ImportList } from '#web/features/imports/import-list.tsx';
import { ImportPanel } from '#web/features/imports/import-panel.tsx';
import { useT } from '#web/ui/language/language.tsx';
import { AddAccountDialog } from '#web/features/onboarding/add-account-dialog.tsx';
import type { LinkStep } from '#web/features/onboarding/link-steps.tsx';
import { WaysOn } from '#web/features/onboarding/ways-on.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { BinCard } from '#web/features/accounts/bin-card.tsx';
import { ComparisonCard } from '#web/features/accounts/comparison/comparison-card.tsx';
import { LinkedAccountsCard } from '#web/features/accounts/linked-accounts-card.tsx';
import { PerformancePanel } from '#web/features/accounts/performance-panel.tsx';
import { useAccountChoice } from '#web/shared/linked-accounts/use-account-choice.ts';
import { useLinkedAccounts } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { useView } from '#web/shared/linked-accounts/use-view.ts';
import { viewedAccount } from '#web/shared/linked-accounts/viewed-account.ts';

/** Everything about accounts on one page: the list, ways to add one, files, and one account's figures. */
export function AccountsPage() {
  const t = useT();
  const view = useView();
  const items = useLinkedAccounts().data?.items ?? [];
  const [adding, setAdding] = useState<Exclude<LinkStep, 'ways'> | null>(null);
  const { mayView, mayChoose } = useAccountChoice();
  const account = viewedAccount(items, view.accountId, mayView);
  useHashTarget();

  return (
    <>
      <TiktokReturn />
      <PageHeader title={t('accounts.page.title')} text={t('accounts.page.text')} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <LinkedAccountsCard
            onAdd={() => setAdding('ask')}
            footer={items.length > 0 && <TableExport table="accounts" />}
            markOf={id => <ReadOnlyMark accountId={id} />}
          />
          <BinCard />
        </div>
        <Card id="imports" aria-labelledby="imports-title" className="scroll-mt-20">
          <CardHeader id="imports-title" title={t('imports.title')} text={t('imports.text')} />
          <div className="grid gap-8 *:min-w-0">
            <ImportPanel />
            <ImportList />
          </div>
        </Card>
      </div>
      {account && (
        <div className="mt-10">
          <PerformancePanel
            account={account}
            accounts={items}
            mayChoose={mayChoose}
            view={view}
            whenEmpty={
              <WaysOn
                account={account}
                onImport={() => setAdding('import')}
                onDemo={() => setAdding('demo')}
              />
            }
          />
        </div>
      )}
      {account && (
        <div className="mt-10">
          <AnalyseCard accounts={items} />
        </div>
      )}
      {mayView && items.length > 1 && (
        <div className="mt-6">
          <ComparisonCard accounts={items} />
        </div>
      )}
      <AddAccountDialog step={adding} onClose={() => setAdding(null)} />
    </>
  );
}

/** The page renders after the navigation: scrolls to its anchor once more. */
function useHashTarget() {
  useEffect(() => {
    if (location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
