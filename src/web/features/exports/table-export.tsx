import { lazy, Suspense } from 'react';
import { useTextsOf } from '#web/ui/language/language.tsx';
import type { TableExportProps } from './table-export-menu.tsx';

const Menu = lazy(async () => {
  const [{ TableExportMenu }] = await Promise.all([import('./table-export-menu.tsx'), useTextsOf('pages')]);
  return { default: TableExportMenu };
});

/** The export menu of a table, loaded with its texts: no page waits for it, and nothing moves when it loads. */
export function TableExport(props: TableExportProps) {
  return (
    <Suspense fallback={<span aria-hidden className="inline-block min-h-9 w-28 pointer-coarse:min-h-11" />}>
      <Menu {...props} />
    </Suspense>
  );
}
