import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { useDownloadCalls } from '#web/shared/downloads/use-downloads.ts';
import { useTitle } from './use-title.ts';

/** Deleted downloads that can still be restored; nothing where there are none. */
export function DeletedDownloads() {
  const t = useT();
  const formats = useFormats();
  const titleOf = useTitle();
  const { restore, erase } = useDownloadCalls();
  const [erasing, setErasing] = useState<string | null>(null);
  const { data } = useQuery(orpc.downloads.list.queryOptions({ input: { deleted: true } }));
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <details className="mt-5 border-t border-line pt-4">
      <summary className="cursor-pointer text-sm font-semibold">
        {t('downloads.deleted.title', { count: items.length })}
      </summary>
      <p className="mt-2 text-sm text-muted">{t('downloads.deleted.text')}</p>
      <ul>
        {items.map(item => {
          const { id, undoUntil } = item;
          const title = titleOf(item);
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
                {title}
                {undoUntil !== null && (
                  <span className="text-sm text-muted">
                    {` · ${t('downloads.deleted.until', { when: formats.dateTime(undoUntil) })}`}
                  </span>
                )}
              </span>
              <span className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  busy={restore.isPending && restore.variables.id === id}
                  aria-label={t('downloads.deleted.restoreOf', { title })}
                  onClick={() => restore.mutate({ id })}
                >
                  {t('downloads.deleted.restore')}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('downloads.deleted.eraseOf', { title })}
                  onClick={() => setErasing(id)}
                >
                  {t('downloads.deleted.erase')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={erasing !== null}
        title={t('downloads.deleted.eraseTitle')}
        text={t('downloads.deleted.eraseText')}
        confirmLabel={t('downloads.deleted.erase')}
        destructive
        busy={erase.isPending}
        onConfirm={() => {
          if (erasing !== null) erase.mutate({ id: erasing }, { onSettled: () => setErasing(null) });
        }}
        onCancel={() => setErasing(null)}
      />
    </details>
  );
}
