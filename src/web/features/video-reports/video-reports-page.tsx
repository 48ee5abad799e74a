import { lazy, Suspense } from 'react';
import { useRoute } from 'wouter';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx';
import { ReportsHome } from './reports-home.tsx';

const ReportPage = lazy(() => import('./report/report-page.tsx').then(it => ({ default: it.ReportPage })));
const ComparePage = lazy(() => import('./compare-page.tsx').then(it => ({ default: it.ComparePage })));

/** The table of reports, several of them side by side, or the one named in the URL. */
export function VideoReportsPage() {
  const t = useT();
  const [isReport, parameters] = useRoute(`${APP_PATHS.videoReports}/:id`);
  if (!isReport) return <ReportsHome />;
  const { id } = parameters;
  return (
    <Suspense fallback={<LoadingScreen label={t('shell.loading')} />}>
      {id === 'compare' ? <ComparePage /> : <ReportPage key={id} id={id} />}
    </Suspense>
  );
}
