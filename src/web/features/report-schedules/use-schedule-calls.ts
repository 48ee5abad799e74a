import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportSchedule } from '#contract/report-schedules.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { hasReader, isAwaited } from './schedule-words.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** The calls that change scheduled reports; each reports its result and reloads the list. */
export function useScheduleCalls() {
  const t = useT();
  const formats = useFormats();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: orpc.reportSchedules.key() });
  /** Each change, including an undo, shows the next run time. */
  const saved = {
    onSuccess: ({ next_run_at: nextAt, is_read_only: isReadOnly, recipients }: ReportSchedule) =>
      toast({
        title: t('schedules.saved'),
        description:
          nextAt === null
            ? t('schedules.savedPaused')
            : isReadOnly
              ? t('schedules.savedReadOnly')
              : hasReader(recipients)
                ? t('schedules.savedNext', { when: formats.dateTime(nextAt) })
                : isAwaited(recipients)
                  ? t('schedules.savedWaiting')
                  : t('schedules.savedNobody'),
      }),
    onSettled: refresh,
  };
  const onError = (error: unknown) =>
    toast({ title: t('schedules.notSaved'), description: say.error(error), variant: 'destructive' });
  return {
    // The form itself shows why it was refused.
    create: useMutation(orpc.reportSchedules.create.mutationOptions(saved)),
    change: useMutation(orpc.reportSchedules.update.mutationOptions(saved)),
    toggle: useMutation(orpc.reportSchedules.update.mutationOptions({ ...saved, onError })),
    remove: useMutation(
      orpc.reportSchedules.remove.mutationOptions({
        onSuccess: () => toast({ title: t('schedules.removed') }),
        onSettled: refresh,
        onError,
      }),
    ),
  };
}
