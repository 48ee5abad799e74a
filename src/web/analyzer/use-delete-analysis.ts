import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useSay } from '#web/accounts/use-say.ts';
import { client, orpc } from '#web/api/orpc.ts';
import { useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { toast } from '#web/ui/toast.ts';
import { analysisPath, useNoteChange } from './use-start.ts';

/** Deletes an analysis; the toast takes it back, and so does the bin for thirty days. */
export function useDeleteAnalysis(id: string) {
  const t = useT();
  const say = useSay();
  const [, navigate] = useLocation();
  const noteChange = useNoteChange();
  const failed = (error: unknown) =>
    toast({ title: t('accounts.toasts.error'), description: say.error(error), variant: 'destructive' });
  const undo = async () => {
    try {
      await client.analyses.restore({ id });
      toast({ title: t('analyses.done.restored') });
      navigate(analysisPath(id));
    } catch (error) {
      failed(error);
    }
    noteChange();
  };
  return useMutation(
    orpc.analyses.remove.mutationOptions({
      onSuccess: () => {
        navigate(APP_PATHS.analyzer);
        toast({
          title: t('analyses.done.deleted'),
          action: { label: t('analyses.done.undo'), act: () => void undo() },
        });
      },
      onError: failed,
      onSettled: noteChange,
    }),
  );
}
