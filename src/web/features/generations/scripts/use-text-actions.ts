import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

/** Only the latest action has an undo message. */
const TOPIC = 'scripts';

/** Actions on a script of the history; each reports its result and can be undone while the message shows. */
export function useTextActions() {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const told = {
    onError: (error: unknown) =>
      toast({ title: t('scripts.actions.failed'), description: say.error(error), variant: 'destructive' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: orpc.generations.key() }),
  };
  const changing = useMutation(orpc.generations.change.mutationOptions(told));
  const removing = useMutation(orpc.generations.remove.mutationOptions(told));
  const restoring = useMutation(orpc.generations.restore.mutationOptions(told));
  const using = useMutation(orpc.generations.use.mutationOptions(told));

  // Uses the promise: after an undo from another page no component is left for a callback.
  const restore = (id: string) =>
    void restoring.mutateAsync({ ids: [id] }).then(
      () => toast({ topic: TOPIC, title: t('scripts.actions.restored') }),
      () => undefined,
    );
  const use = (id: string, videoId: string | null, before: string | null) =>
    using.mutate(
      { id, videoId },
      {
        onSuccess: () =>
          toast({
            topic: TOPIC,
            title: t(videoId === null ? 'scripts.used.cleared' : 'scripts.used.done'),
            action: { label: t('scripts.actions.undo'), act: () => using.mutate({ id, videoId: before }) },
          }),
      },
    );

  return {
    isBusy: changing.isPending || removing.isPending || restoring.isPending || using.isPending,
    restore,
    use,
    favourite: (id: string, favourite: boolean) => changing.mutate({ id, favourite }),
    remove: (id: string, onDone?: () => void) =>
      removing.mutate(
        { ids: [id] },
        {
          onSuccess: () => {
            onDone?.();
            toast({
              topic: TOPIC,
              title: t('scripts.actions.removed'),
              description: t('scripts.actions.removedText'),
              action: { label: t('scripts.actions.undo'), act: () => restore(id) },
            });
          },
        },
      ),
  };
}
