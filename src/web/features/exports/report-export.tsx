import { REPORT_FORMATS, type ReportFormat } from '#domain/exports/report-formats.ts';
import { useReportExport } from '#web/shared/quotas/use-plan.ts';
import { useT } from '#web/ui/language/language.tsx';
import { ExportPopover } from './export-popover.tsx';
import { useExport } from './use-export.ts';

/** What every plan may export: its own figures. */
const ALWAYS: readonly ReportFormat[] = ['csv'];

/** A report of either kind as a file; `address` is where it is generated. */
export function ReportExport({ kind, address }: { kind: 'account' | 'video'; address: string }) {
  const t = useT();
  const includes = useReportExport() ?? true;
  const { running, save, cancel } = useExport((format: ReportFormat) => ({
    address: `${address}?format=${format}`,
  }));
  return (
    <ExportPopover
      label={t('exports.label', { table: t(`exports.reports.${kind}.name`) })}
      formats={REPORT_FORMATS.map(format => ({
        format,
        label: t(`exports.formats.${format}`),
        text: t(`exports.reports.${kind}.contents.${format}`),
        isMissing: !includes && !ALWAYS.includes(format),
      }))}
      running={running}
      onSave={format => void save(format)}
      onCancel={cancel}
    />
  );
}
