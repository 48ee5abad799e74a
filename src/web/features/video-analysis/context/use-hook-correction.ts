import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import type { AnalysisAround } from './analysis-context.ts';

/** Lets the owner of an analysis give the hook of its video another class. */
export function useHookCorrection(analysisId: string): NonNullable<AnalysisAround['onCorrectHook']> {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const correcting = useMutation(
    orpc.videoReports.correctHook.mutationOptions({
      onError: error =>
        toast({ title: t('accounts.toasts.error'), description: say.error(error), variant: 'destructive' }),
      // The correction waits for the reloaded data.
      onSettled: () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: orpc.analyses.get.key() }),
          queryClient.invalidateQueries({ queryKey: orpc.videoReports.key() }),
        ]),
    }),
  );
  return kind => correcting.mutateAsync({ id: analysisId, kind });
}
