import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { GeneratedText } from '#contract/generations/generations.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { client, orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { announceQuotaChange } from '#web/shared/quotas/use-quotas.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** How a list is told about a change to a text; null: it was removed from the list. */
type OnChanged = (id: string, text: GeneratedText | null) => void;

/** The calls that change a text; each reports its result and reloads the data. */
export function useTextCalls(onChanged: OnChanged) {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const regenerationKeys = useRef(new Map<string, string>());
  const told = {
    onError: (error: unknown) =>
      toast({
        title: t('generations.toasts.failed'),
        description: say.error(error),
        variant: 'destructive',
      }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: orpc.generations.key() }),
  };
  const changed = { ...told, onSuccess: (text: GeneratedText) => onChanged(text.id, text) };
  const restore = useMutation({
    ...told,
    mutationFn: async (text: GeneratedText) => {
      await client.generations.restore({ ids: [text.id] });
      return text;
    },
    onSuccess: text => {
      onChanged(text.id, { ...text, deleted_at: null });
      toast({ title: t('generations.toasts.restored') });
    },
  });
  return {
    restore,
    change: useMutation(orpc.generations.change.mutationOptions(changed)),
    use: useMutation(
      orpc.generations.use.mutationOptions({
        ...told,
        onSuccess: text => {
          onChanged(text.id, text);
          toast({ title: t(text.used === null ? 'generations.toasts.unused' : 'generations.toasts.used') });
        },
      }),
    ),
    remove: useMutation({
      ...told,
      mutationFn: async (text: GeneratedText) => {
        await client.generations.remove({ ids: [text.id] });
        return text;
      },
      onSuccess: text => {
        onChanged(text.id, null);
        toast({
          title: t('generations.toasts.removed'),
          action: { label: t('generations.toasts.undo'), act: () => restore.mutate(text) },
        });
      },
    }),
    regenerate: useMutation({
      ...told,
      mutationFn: async ({ id }: GeneratedText) => {
        // A repeated try has the same key: it counts once.
        const key = regenerationKeys.current.get(id) ?? crypto.randomUUID();
        regenerationKeys.current.set(id, key);
        return { id, text: await client.generations.regenerate({ id, key }) };
      },
      onSuccess: ({ id, text }) => {
        onChanged(id, text);
        announceQuotaChange();
      },
    }),
  };
}

export type TextCalls = ReturnType<typeof useTextCalls>;
