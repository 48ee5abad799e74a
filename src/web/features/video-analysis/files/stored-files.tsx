import { useMutation, useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import type { UploadItem } from '#contract/video-analysis.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { IconButton } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useNoteChange } from '#web/features/video-analysis/start/use-start.ts';

const MEGABYTE = 1_000_000;

/** The stored files, the space they take, and their deletion. Nothing where there are none. */
export function KeptFiles() {
  const t = useT();
  const formats = useFormats();
  const { data } = useQuery(orpc.analyses.uploads.queryOptions({ staleTime: 0, refetchOnMount: 'always' }));
  if (data === undefined || data.items.length === 0) return null;
  const megabytes = (bytes: number) =>
    formats.number(Math.max(0.1, bytes / MEGABYTE), bytes < 10 * MEGABYTE ? 1 : 0);
  return (
    <Card aria-labelledby="kept-files" className="lg:col-span-2">
      <CardHeader
        id="kept-files"
        title={t('analyses.kept.title')}
        text={t('analyses.kept.used', { used: megabytes(data.used), room: megabytes(data.room) })}
      />
      <ul className="divide-y divide-line">
        {data.items.map(item => (
          <KeptFile key={item.id} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function KeptFile({ item }: { item: UploadItem }) {
  const t = useT();
  const say = useErrorText();
  const formats = useFormats();
  const noteChange = useNoteChange();
  const remove = useMutation(
    orpc.analyses.removeUpload.mutationOptions({
      onError: error =>
        toast({ title: t('accounts.toasts.error'), description: say.error(error), variant: 'destructive' }),
      onSettled: noteChange,
    }),
  );
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <span className="min-w-0 wrap-anywhere">
        {item.file_name}
        <span className="block text-sm text-muted">
          {item.expires_at === null
            ? t('analyses.kept.forever')
            : t('analyses.kept.until', { when: formats.dateTime(item.expires_at) })}
        </span>
      </span>
      <IconButton
        label={t('analyses.kept.delete', { name: item.file_name })}
        disabled={remove.isPending}
        onClick={() => remove.mutate({ id: item.id })}
      >
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </li>
  );
}
