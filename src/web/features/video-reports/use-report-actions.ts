import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VideoReportRow } from '#contract/video-reports.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

/** Only the latest action has an undo message. */
const TOPIC = 'video-reports';

/** Previous labels, with the ids of their reports. */
type Labels = ReadonlyMap<string, string[]>;

export type ReportActions = ReturnType<typeof useReportActions>;

/** Actions on one or several reports; each reports its result and can be undone while the message shows. */
export function useReportActions() {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const told = {
    onError: (error: unknown) =>
      toast({ title: t('accounts.toasts.error'), description: say.error(error), variant: 'destructive' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: orpc.videoReports.key() }),
  };
  const changing = useMutation(orpc.videoReports.change.mutationOptions(told));
  const removing = useMutation(orpc.videoReports.remove.mutationOptions(told));
  const restoring = useMutation(orpc.videoReports.restore.mutationOptions(told));

  const restore = (ids: string[]) =>
    restoring.mutate(
      { ids },
      {
        onSuccess: () =>
          toast({ topic: TOPIC, title: t('videoReports.done.restored', { count: ids.length }) }),
      },
    );

  async function relabel(before: Labels) {
    for (const [label, ids] of before) await changing.mutateAsync({ ids, label });
  }

  return {
    isBusy: changing.isPending || removing.isPending || restoring.isPending,
    restore,
    remove: (rows: readonly VideoReportRow[]) => {
      const ids = rows.map(({ id }) => id);
      removing.mutate(
        { ids },
        {
          onSuccess: () =>
            toast({
              topic: TOPIC,
              title: t('videoReports.done.removed', { count: ids.length }),
              description: t('videoReports.done.removedText'),
              action: { label: t('videoReports.undo'), act: () => restore(ids) },
            }),
        },
      );
    },
    label: (rows: readonly VideoReportRow[], label: string) => {
      const ids = rows.map(({ id }) => id);
      const before = new Map<string, string[]>();
      for (const row of rows) before.set(row.label, [...(before.get(row.label) ?? []), row.id]);
      changing.mutate(
        { ids, label },
        {
          onSuccess: () =>
            toast({
              topic: TOPIC,
              title:
                label === ''
                  ? t('videoReports.done.unlabelled', { count: ids.length })
                  : t('videoReports.done.labelled', { count: ids.length, label }),
              action: { label: t('videoReports.undo'), act: () => void relabel(before) },
            }),
        },
      );
    },
    favourite: (rows: readonly VideoReportRow[], favourite: boolean) =>
      changing.mutate({ ids: rows.map(({ id }) => id), favourite }),
  };
}
