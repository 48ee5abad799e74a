import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExperimentDetail } from '#contract/experiments.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

/** The calls that change experiments; each reports its result and reloads the data. */
export function useExperimentCalls() {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: orpc.experiments.key() });
  const told = {
    onError: (error: unknown) =>
      toast({ title: t('experiments.failed'), description: say.error(error), variant: 'destructive' }),
    onSettled: () => void refresh(),
  };
  const keep = (detail: ExperimentDetail) =>
    queryClient.setQueryData(orpc.experiments.get.queryKey({ input: { id: detail.id } }), detail);

  const restore = useMutation(
    orpc.experiments.restore.mutationOptions({
      ...told,
      onSuccess: () => toast({ title: t('experiments.restored') }),
    }),
  );
  return {
    refresh,
    restore,
    place: useMutation(
      orpc.experiments.addVideo.mutationOptions({
        ...told,
        onSuccess: detail => {
          keep(detail);
          toast({ title: t('experiments.placed') });
        },
      }),
    ),
    withdraw: useMutation(
      orpc.experiments.withdrawVideo.mutationOptions({
        ...told,
        onSuccess: detail => {
          keep(detail);
          toast({ title: t('experiments.withdrawn') });
        },
      }),
    ),
    remove: useMutation(
      orpc.experiments.remove.mutationOptions({
        ...told,
        onSuccess: (_, { id }) =>
          toast({
            title: t('experiments.removed'),
            action: { label: t('experiments.undo'), act: () => restore.mutate({ id }) },
          }),
      }),
    ),
  };
}
