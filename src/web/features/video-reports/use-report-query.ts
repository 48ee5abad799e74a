import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { ReportFilters } from '#contract/video-reports.ts';
import { readReportQuery, writeReportQuery } from './report-query.ts';

/** Filters and order from the URL; whether the bin is shown. */
export function useReportQuery() {
  const [address, setAddress] = useSearchParams();
  const text = address.toString();
  const filters = useMemo(() => readReportQuery(new URLSearchParams(text)), [text]);
  const isBin = address.get('deleted') === 'true';
  const write = (next: ReportFilters, bin: boolean) => {
    const written = writeReportQuery(next);
    if (bin) written.set('deleted', 'true');
    setAddress(written, { replace: true });
  };
  return {
    filters,
    isBin,
    setFilters: (next: ReportFilters) => write(next, isBin),
    showBin: (bin: boolean) => write({}, bin),
  };
}
