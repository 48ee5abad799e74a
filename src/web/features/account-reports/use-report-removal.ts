import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportSummary } from '#contract/account-reports/account-reports.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

/** Restores reports from the bin and reports the result. */
export function useReportRestore() {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const restoring = useMutation(
    orpc.accountReports.restore.mutationOptions({
      onSuccess: () => toast({ title: t('accountReports.bin.restored') }),
      onError: error =>
        toast({ title: t('accounts.toasts.error'), description: say.error(error), variant: 'destructive' }),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: orpc.accountReports.key() }),
    }),
  );
  return {
    restore: (entryId: string) => restoring.mutate({ id: entryId }),
    pendingId: restoring.isPending ? restoring.variables.id : null,
  };
}

/** Moves a report to the bin, with an undo while the message shows. */
export function useReportRemoval() {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const { restore } = useReportRestore();
  const removing = useMutation(orpc.accountReports.remove.mutationOptions());

  async function undo(label: string) {
    const bin = await queryClient.fetchQuery({ ...orpc.accountReports.bin.queryOptions(), staleTime: 0 });
    const entry = bin.items.find(item => item.label === label);
    if (entry !== undefined) restore(entry.id);
  }

  return {
    pendingId: removing.isPending ? removing.variables.id : null,
    remove: ({ id, username, version }: ReportSummary) =>
      removing.mutate(
        { id },
        {
          onSuccess: () =>
            toast({
              title: t('accountReports.list.removed', { username, version }),
              description: t('accountReports.list.removedText'),
              action: {
                label: t('accountReports.list.undo'),
                // In the bin a report is named by account and number.
                act: () => void undo(`@${username} · ${version}`),
              },
            }),
          onError: error =>
            toast({
              title: t('accounts.toasts.error'),
              description: say.error(error),
              variant: 'destructive',
            }),
          onSettled: () => void queryClient.invalidateQueries({ queryKey: orpc.accountReports.key() }),
        },
      ),
  };
}
