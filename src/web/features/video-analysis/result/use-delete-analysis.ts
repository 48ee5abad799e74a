import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { client, orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { analysisPath, APP_PATHS } from '#web/paths.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useNoteChange } from '#web/features/video-analysis/start/use-start.ts';

/** Deletes an analysis; restored by the toast's undo, or from the bin for thirty days. */
export function useDeleteAnalysis(id: string) {
  const t = useT();
  const say = useErrorText();
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
