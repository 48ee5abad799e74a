import { ReportExport } from '#web/features/exports/report-export.tsx';
import { useReport } from './report-context.ts';

/** The report as a file. */
export function ExportMenu() {
  const { summary } = useReport();
  return <ReportExport kind="account" address={`/api/v1/account-reports/${summary.id}/export`} />;
}
