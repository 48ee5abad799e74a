import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { VideoReport } from '#contract/video-reports.ts';
import { HOOK_KINDS } from '#domain/hooks/hook-kind.ts';
import { useSay } from '#web/accounts/use-say.ts';
import { orpc } from '#web/api/orpc.ts';
import { useT } from '#web/language/language.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { HookMark } from '../hook-mark.tsx';

/** Says what kind the hook is, where the rules were wrong; taken back by choosing what they recognised. */
export function CorrectHook({ report }: { report: VideoReport }) {
  const t = useT();
  const say = useSay();
  const { row } = report;
  const queryClient = useQueryClient();
  const correcting = useMutation(
    orpc.videoReports.correctHook.mutationOptions({
      onSuccess: (_, { kind }) =>
        toast({
          title:
            kind === null
              ? t('videoReports.actions.correctedBack')
              : t('videoReports.actions.correctedNow', { kind: t(`hooks.kinds.${kind}`) }),
        }),
      onError: error =>
        toast({ title: t('accounts.toasts.error'), description: say.error(error), variant: 'destructive' }),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: orpc.videoReports.key() }),
    }),
  );
  return (
    <div className="mt-6 grid gap-3 border-t border-line pt-5 sm:grid-cols-[minmax(0,1fr)_16rem] sm:items-end sm:gap-6">
      <div>
        <h3 className="text-base">{t('videoReports.actions.correct')}</h3>
        <p className="text-sm text-muted">{t('videoReports.actions.correctText')}</p>
        <p className="mt-1.5">
          <HookMark row={row} />
        </p>
      </div>
      <Field label={t('videoReports.actions.kind')}>
        {wiring => (
          <Select
            {...wiring}
            disabled={correcting.isPending}
            value={row.is_hook_corrected ? (row.hook_class ?? '') : ''}
            onChange={({ target }) =>
              correcting.mutate({
                id: row.id,
                kind: HOOK_KINDS.find(kind => kind === target.value) ?? null,
              })
            }
          >
            <option value="">{t('videoReports.actions.recognised')}</option>
            {HOOK_KINDS.map(kind => (
              <option key={kind} value={kind}>
                {t(`hooks.kinds.${kind}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
