import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DIGEST_FREQUENCIES } from '#domain/notifications/digest.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';

/** How often one mail summarises the rest. Saved on selection. */
export function DigestChoice() {
  const t = useT();
  const say = useErrorText();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const query = useQuery(orpc.notifications.digest.queryOptions());
  const choose = useMutation(
    orpc.notifications.chooseDigest.mutationOptions({
      onSuccess: saved => queryClient.setQueryData(orpc.notifications.digest.queryKey(), saved),
    }),
  );
  if (query.data === undefined) return null;
  const { frequency, next_at: nextAt } = query.data;
  return (
    <div className="mt-5 grid gap-2 border-t border-line pt-5">
      <Segmented
        label={t('settings.notifications.digest.label')}
        value={choose.isPending ? choose.variables.frequency : frequency}
        segments={DIGEST_FREQUENCIES.map(value => ({
          value,
          label: t(`settings.notifications.digest.${value}`),
        }))}
        onChange={value => choose.mutate({ frequency: value })}
      />
      <p className="text-sm text-muted">{t('settings.notifications.digest.text')}</p>
      <output className="min-h-5 text-sm text-muted">
        {nextAt !== null && t('settings.notifications.digest.next', { when: formats.dateTime(nextAt) })}
      </output>
      {choose.isError && <Alert tone="destructive">{say.error(choose.error)}</Alert>}
    </div>
  );
}
