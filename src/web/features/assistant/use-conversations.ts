import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { CONVERSATION_KEPT_DAYS } from '#domain/assistant/question/conversation.ts';
import { useT } from '#web/ui/language/language.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

/** Only the latest action has an undo message. */
const TOPIC = 'conversations';

/** The calls that change conversations; each reports its result and reloads the data. */
export function useConversationCalls() {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const told = {
    onError: (error: unknown) =>
      toast({ title: t('accounts.toasts.error'), description: say.error(error), variant: 'destructive' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: orpc.assistant.key() }),
  };
  const restore = useMutation(
    orpc.assistant.restore.mutationOptions({
      ...told,
      onSuccess: () => toast({ topic: TOPIC, title: t('chatbot.restored') }),
    }),
  );
  return {
    restore,
    create: useMutation(orpc.assistant.create.mutationOptions({ onSettled: told.onSettled })),
    rename: useMutation(orpc.assistant.rename.mutationOptions(told)),
    remove: useMutation(
      orpc.assistant.remove.mutationOptions({
        ...told,
        onSuccess: (_, { id }) =>
          toast({
            topic: TOPIC,
            title: t('chatbot.removed'),
            description: t('chatbot.removedText', { days: CONVERSATION_KEPT_DAYS }),
            action: { label: t('chatbot.undo'), act: () => restore.mutate({ id }) },
          }),
      }),
    ),
  };
}
