import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { refreshFigures } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { TableExport } from '#web/features/exports/table-export.tsx';
import { orpc } from '#web/shared/api/orpc.ts';
import { fileDay } from '#presentation/sentences/reading-time.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { IconButton } from '#web/ui/controls/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import type { ImportBatch } from './use-import.ts';

/** Every file imported so far, newest first, each of which can be undone. */
export function ImportList() {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const query = useQuery(orpc.imports.list.queryOptions({ input: {} }));
  const undo = useMutation(orpc.imports.undo.mutationOptions());
  const [undoing, setUndoing] = useState<ImportBatch | null>(null);

  function confirm({ id, file_name: file }: ImportBatch) {
    undo.mutate(
      { id },
      {
        onSuccess: () =>
          toast({
            title: t('imports.list.undoneToast'),
            description: t('imports.list.undoneToastText', { file }),
          }),
        onError: error =>
          toast({ title: t('accounts.toasts.error'), description: say.error(error), variant: 'destructive' }),
        onSettled: () => {
          setUndoing(null);
          void refreshFigures(queryClient);
        },
      },
    );
  }

  return (
    <section aria-labelledby="imports-list">
      <header className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h3 id="imports-list" className="text-lg">
          {t('imports.list.title')}
        </h3>
        {(query.data?.items.length ?? 0) > 0 && <TableExport table="imports" />}
      </header>
      <QueryPanel
        query={query}
        skeleton={<Skeleton className="h-16" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="text-muted">{t('imports.list.empty')}</p>}
      >
        {({ items }) => (
          <ul>
            {items.map(batch => (
              <BatchRow key={batch.id} batch={batch} onUndo={() => setUndoing(batch)} />
            ))}
          </ul>
        )}
      </QueryPanel>
      <ConfirmDialog
        open={undoing !== null}
        title={t('imports.list.undoTitle', { file: undoing?.file_name ?? '' })}
        text={t('imports.list.undoText')}
        confirmLabel={t('imports.list.undoConfirm')}
        cancelLabel={t('imports.list.keep')}
        destructive
        busy={undo.isPending}
        onCancel={() => setUndoing(null)}
        onConfirm={() => undoing !== null && confirm(undoing)}
      />
    </section>
  );
}

function BatchRow({ batch, onUndo }: { batch: ImportBatch; onUndo: () => void }) {
  const t = useT();
  const formats = useFormats();
  const isUndone = batch.undone_at !== null;
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 last:border-0">
      <div className={isUndone ? 'min-w-0 flex-1 text-muted line-through' : 'min-w-0 flex-1'}>
        <p className="font-medium wrap-anywhere">
          {t('imports.list.row', { file: batch.file_name, username: batch.username })}
        </p>
        <p className="text-sm text-muted">
          {t('imports.list.counts', {
            added: batch.videos_added,
            updated: batch.videos_updated,
            unchanged: batch.videos_unchanged,
            rejected: batch.rows_rejected,
          })}
          {batch.day_figures > 0 && ` · ${t('imports.list.days', { count: batch.day_figures })}`}
          {batch.chosen_columns > 0 && ` · ${t('imports.list.chosen', { count: batch.chosen_columns })}`}
        </p>
        {batch.read !== null && (
          <p className="text-sm text-muted">
            {t(`imports.time.${batch.read.from === 'unknown' ? 'after' : batch.read.from}`, {
              when: fileDay(batch.read.at, formats),
            })}
          </p>
        )}
        <p className="text-sm text-muted">
          {batch.undone_at === null
            ? formats.dateTime(batch.created_at)
            : t('imports.list.undone', { when: formats.date(batch.undone_at) })}
        </p>
      </div>
      {!isUndone && (
        <IconButton label={t('imports.list.undo', { file: batch.file_name })} onClick={onUndo}>
          <Undo2 className="size-4.5" />
        </IconButton>
      )}
    </li>
  );
}
