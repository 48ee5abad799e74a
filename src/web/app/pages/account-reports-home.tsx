import { NoAccount } from '#web/shared/linked-accounts/no-account.tsx';
import { useLinkedAccounts } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { AccountExperiments } from '#web/features/experiments/account-experiments.tsx';
import { ImportList } from '#web/features/imports/import-list.tsx';
import { useT } from '#web/ui/language/language.tsx';
import { SchedulesPanel } from '#web/features/report-schedules/schedules-panel.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AnalyseCard } from '#web/features/account-reports/analyse-card.tsx';
import { MeasuredAccounts } from '#web/features/account-reports/measured-accounts.tsx';
import { ReportBinCard } from '#web/features/account-reports/report-bin-card.tsx';
import { ReportList } from '#web/features/account-reports/report-list.tsx';

/** The form to request a report, the existing reports, and the current data of each account. */
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
