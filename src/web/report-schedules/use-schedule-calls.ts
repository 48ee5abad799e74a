import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSay } from '#web/accounts/use-say.ts';
import { orpc } from '#web/api/orpc.ts';
import { useT } from '#web/language/language.tsx';
import { toast } from '#web/ui/toast.ts';

/** The calls that change scheduled reports; each says how it went, and the list is asked for again. */
export function useScheduleCalls() {
  const t = useT();
  const say = useSay();
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: orpc.reportSchedules.key() });
  const said = (title: string) => ({ onSuccess: () => toast({ title }), onSettled: refresh });
  const onError = (error: unknown) =>
    toast({ title: t('schedules.notSaved'), description: say.error(error), variant: 'destructive' });
  return {
    // The form says by itself why it was refused.
    create: useMutation(orpc.reportSchedules.create.mutationOptions(said(t('schedules.saved')))),
    change: useMutation(orpc.reportSchedules.update.mutationOptions(said(t('schedules.saved')))),
    toggle: useMutation(
      orpc.reportSchedules.update.mutationOptions({ ...said(t('schedules.saved')), onError }),
    ),
    remove: useMutation(
      orpc.reportSchedules.remove.mutationOptions({ ...said(t('schedules.removed')), onError }),
    ),
  };
}
