import { isRawTable, type ExportedTable } from '#domain/exports/exported-tables.ts';
import { TABLE_FORMATS, type TableFormat } from '#domain/exports/table-formats.ts';
import { useReportExport } from '#web/shared/quotas/use-plan.ts';
import { useT } from '#web/ui/language/language.tsx';
import type { ButtonSize } from '#web/ui/controls/button.tsx';
import { ExportPopover } from './export-popover.tsx';
import { useExport } from './use-export.ts';

export interface TableExportProps {
  table: ExportedTable;
  /** Account, order and days, as on the page. */
  query?: Readonly<Record<string, string | number>>;
  size?: ButtonSize;
}

/** A whole table as a file, regardless of the part shown. */
export function TableExportMenu({ table, query = {}, size = 'sm' }: TableExportProps) {
  const t = useT();
  const includes = useReportExport() ?? true;
  const isMissing = !includes && !isRawTable(table);
  const { running, save, cancel } = useExport((format: TableFormat) => {
    const search = new URLSearchParams({ table, format });
    for (const [name, value] of Object.entries(query)) search.set(name, String(value));
    return { address: `/api/v1/exports?${search.toString()}` };
  });
  return (
    <ExportPopover
      label={t('exports.label', { table: t(`exports.tables.${table}`) })}
      size={size}
      formats={TABLE_FORMATS.map(format => ({
        format,
        label: t(`exports.formats.${format}`),
        text: t(`exports.contents.${format}`),
        isMissing,
      }))}
      note={includes || isMissing ? undefined : t('exports.raw')}
      running={running}
      onSave={format => void save(format)}
      onCancel={cancel}
    />
  );
}
