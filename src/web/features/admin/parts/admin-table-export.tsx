import type { AdminTable } from '#domain/admin/admin-tables.ts';
import { TABLE_FORMATS, type TableFormat } from '#domain/exports/table-formats.ts';
import { ExportPopover } from '#web/features/exports/export-popover.tsx';
import { useExport } from '#web/features/exports/use-export.ts';
import { useT } from '#web/ui/language/language.tsx';

/** A whole admin table as a file, with the page's filters; the audit log records who exported it. */
export function AdminTableExport({
  table,
  filter = {},
}: {
  table: AdminTable;
  /** Empty values do not filter. */
  filter?: Readonly<Record<string, string>>;
}) {
  const t = useT();
  const { running, save, cancel } = useExport((format: TableFormat) => ({
    address: '/api/v1/admin/exports',
    room: 'admin',
    body: {
      table,
      format,
      ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')),
    },
  }));
  return (
    <ExportPopover
      label={t('exports.label', { table: t(`admin.tables.${table}`) })}
      size="sm"
      formats={TABLE_FORMATS.map(format => ({
        format,
        label: t(`exports.formats.${format}`),
        text: t(`exports.contents.${format}`),
      }))}
      note={t('exports.logged')}
      running={running}
      onSave={format => void save(format)}
      onCancel={cancel}
    />
  );
}
