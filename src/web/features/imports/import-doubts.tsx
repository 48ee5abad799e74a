import type { ImportPreview } from './use-import.ts';
import { useT } from '#web/ui/language/language.tsx';

/** Rows of a file that are used although they contradict another row, or themselves. */
export function ImportDoubts({
  doubts: { repeated, likesAboveViews, dates },
}: Pick<ImportPreview, 'doubts'>) {
  const t = useT();
  const left = repeated.count - repeated.items.length + likesAboveViews.count - likesAboveViews.rows.length;
  if (repeated.count + likesAboveViews.count + dates === 0) return null;
  return (
    <div className="quoted-sm border border-line px-4 py-3">
      <p className="font-medium">{t('imports.preview.doubts.title')}</p>
      <ul className="mt-2 grid gap-1 text-sm">
        {dates > 0 && <li>{t('imports.preview.doubts.dates', { count: dates })}</li>}
        {repeated.items.map(item => (
          <li key={`${item.row} ${item.again}`}>{t('imports.preview.doubts.repeated', item)}</li>
        ))}
        {likesAboveViews.rows.map(row => (
          <li key={row}>{t('imports.preview.doubts.likes', { row })}</li>
        ))}
        {left > 0 && <li className="text-muted">{t('imports.preview.rejectedMore', { count: left })}</li>}
      </ul>
    </div>
  );
}
