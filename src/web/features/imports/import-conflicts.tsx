import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Table } from '#web/ui/content/table.tsx';
import type { ImportPreview } from './use-import.ts';

/** Values that differ from stored ones, before saving: the stored value, the file's, and which one is kept. */
export function ImportConflicts({ preview: { conflicts } }: { preview: ImportPreview }) {
  const t = useT();
  const formats = useFormats();
  const { count, items } = conflicts;
  if (count === 0) return null;
  return (
    <details className="quoted-sm border border-line px-4 py-3">
      <summary className="font-medium">{t('imports.conflicts.title', { count })}</summary>
      <div className="mt-3">
        <Table
          caption={t('imports.conflicts.text')}
          rows={items}
          rowKey={({ of, field }) => `${of} ${field}`}
          columns={[
            {
              key: 'of',
              header: t('imports.conflicts.what'),
              rowHeader: true,
              cell: ({ of, title, field }) => (
                <>
                  {title === null
                    ? formats.date(`${of}T12:00:00Z`)
                    : title.trim() || t('imports.preview.noDescription')}
                  <span className="block text-sm font-normal text-muted">
                    {t(`imports.preview.fields.${field}`)}
                  </span>
                </>
              ),
            },
            {
              key: 'standing',
              header: t('imports.conflicts.standing'),
              numeric: true,
              cell: ({ standing, replaces }) => (
                <span className={replaces ? 'text-muted line-through' : 'font-semibold'}>
                  {formats.number(standing)}
                </span>
              ),
            },
            {
              key: 'value',
              header: t('imports.conflicts.value'),
              numeric: true,
              cell: ({ value, replaces }) => (
                <span className={replaces ? 'font-semibold' : 'text-muted'}>{formats.number(value)}</span>
              ),
            },
            {
              key: 'stays',
              header: t('imports.conflicts.stays'),
              cell: ({ replaces }) => t(replaces ? 'imports.conflicts.file' : 'imports.conflicts.kept'),
            },
          ]}
        />
        {count > items.length && (
          <p className="mt-2 text-sm text-muted">
            {t('imports.preview.rejectedMore', { count: count - items.length })}
          </p>
        )}
      </div>
    </details>
  );
}
