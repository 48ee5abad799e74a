import { createContext, useContext } from 'react';
import type { ReportSummary } from '#contract/account-reports/account-reports.ts';
import type { ReportNote } from '#contract/account-reports/report-note.ts';
import type { Provenance } from '#contract/wire/base.ts';
import type { Wire } from '#contract/wire/wire.ts';
import type { AccountReport } from '#domain/account-reports/report.ts';
import { reportProvenance } from '#domain/account-reports/report-provenance.ts';
import type { FigureFormula } from '#domain/metrics/provenance.ts';
import { notCompared } from '#presentation/sentences/not-compared.ts';
import type { ChartAbout } from '#web/ui/chart/chart-data.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';

export type Report = Wire<AccountReport>;

interface ShownReport extends ReportNote {
  summary: ReportSummary;
  report: Report;
  /** Set for a shared report, whose counts may be hidden. */
  isPartlyKnown?: boolean;
}

const ReportContext = createContext<ShownReport | null>(null);
export const ReportProvider = ReportContext.Provider;

/** The displayed report, and the provenance of its figures. */
export function useReport() {
  const shown = useContext(ReportContext);
  if (shown === null) throw new Error('A part of a report stands outside one');
  const t = useT();
  const formats = useFormats();
  const { report, summary, note, note_revision: revision } = shown;
  const partly = t('reportFindings.medians.partlyKnown');
  return {
    report,
    summary,
    /** Why nothing is compared, where one of the two periods is incomplete; null: both are complete. */
    untold:
      notCompared(report, t, formats) ??
      (shown.isPartlyKnown === true ? { before: partly, change: partly } : null),
    /** The owner's note. */
    written: { note, revision },
    note: t('accountReports.report.note', { version: summary.version }),
    /** Provenance of a figure; `count` is the figure itself where it is a count. */
    facts: (formula: FigureFormula, n: number, count?: number): Provenance =>
      reportProvenance(report.data, formula, n, count),
  };
}

/** The description of a chart; its last day ends before `until`. */
export function chartAbout({ username, data }: Report, from: string, until: string): ChartAbout {
  return {
    handle: username,
    from,
    to: new Date(Date.parse(until) - 1).toISOString(),
    sources: [...new Set(data.sources.map(({ source }) => source))],
  };
}
