import { lazy, Suspense } from 'react';
import { useRoute } from 'wouter';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx';
import { ReportsHome } from './account-reports-home.tsx';

const ReportPage = lazy(() =>
  import('#web/features/account-reports/report/report-page.tsx').then(it => ({ default: it.ReportPage })),
);

/** The list of reports, or the one named in the URL. */
export function AccountReportsPage() {
  const t = useT();
  const [isReport, parameters] = useRoute(`${APP_PATHS.accountReports}/:id`);
  if (!isReport) return <ReportsHome />;
  return (
    <Suspense fallback={<LoadingScreen label={t('shell.loading')} />}>
      <ReportPage key={parameters.id} id={parameters.id} />
    </Suspense>
  );
}
