import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

/** Cancels the deletion request; the card and the banner disappear. */
export function KeepAccountButton() {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const cancel = useMutation(
    orpc.accountDeletion.cancel.mutationOptions({
      onSuccess: () => toast({ title: t('settings.data.kept') }),
      onError: error => toast({ title: say.error(error), variant: 'destructive' }),
      onSettled: () => queryClient.invalidateQueries(),
    }),
  );
  return (
    <Button size="sm" busy={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
      {t('settings.data.keep')}
    </Button>
  );
}
