import { NoAccount } from '#web/accounts/no-account.tsx';
import { useLinkedAccounts } from '#web/accounts/use-linked-accounts.ts';
import { AccountExperiments } from '#web/experiments/account-experiments.tsx';
import { ImportList } from '#web/imports/import-list.tsx';
import { useT } from '#web/language/language.tsx';
import { SchedulesPanel } from '#web/report-schedules/schedules-panel.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryPanel } from '#web/ui/query-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AnalyseCard } from './analyse-card.tsx';
import { MeasuredAccounts } from './measured-accounts.tsx';
import { ReportBinCard } from './report-bin-card.tsx';
import { ReportList } from './report-list.tsx';

/** Asking for a report, those there are, and what is known of each account now. */
export function ReportsHome() {
  const t = useT();
  const accounts = useLinkedAccounts();
  return (
    <>
      <PageHeader title={t('reports.accounts.title')} text={t('accountReports.text')} />
      <div className="grid gap-6">
        <QueryPanel
          query={accounts}
          skeleton={<Skeleton className="h-56" />}
          isEmpty={({ items }) => items.length === 0}
          empty={<NoAccount />}
        >
          {({ items }) => <AnalyseCard accounts={items} />}
        </QueryPanel>
        <ReportList />
        {accounts.data !== undefined && accounts.data.items.length > 0 && (
          <SchedulesPanel accounts={accounts.data.items} />
        )}
        <ReportBinCard />
        <AccountExperiments />
        {accounts.data !== undefined && accounts.data.items.length > 0 && (
          <MeasuredAccounts accounts={accounts.data.items} />
        )}
        <Card as="div">
          <ImportList />
        </Card>
      </div>
    </>
  );
}
