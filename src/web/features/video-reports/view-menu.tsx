import { useMutation, useQueryClient } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import Home from 'lucide-react/icons/house';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { ReportFilters, VideoReportView } from '#contract/video-reports.ts';
import { REPORT_LIMITS } from '#domain/video-reports/report-table.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { sameFilters } from './report-query.ts';
import { useViews } from './use-reports.ts';

/** Saved views: open, make the initial one, replace, delete; the current one is marked. */
export function ViewMenu({
  filters,
  onOpen,
}: {
  filters: ReportFilters;
  onOpen: (filters: ReportFilters) => void;
}) {
  const t = useT();
  const views = useViews().data?.items ?? [];
  const shown = views.find(view => sameFilters(view.filters, filters));
  return (
    <Popover
      label={t('videoReports.views.title')}
      width={336}
      className="p-3"
      trigger={attributes => (
        <Button {...attributes} size="sm" icon={<Bookmark aria-hidden className="size-4" />}>
          {shown === undefined ? t('videoReports.views.title') : shown.name}
        </Button>
      )}
    >
      {close => (
        <>
          {views.length === 0 && (
            <p className="px-1 pb-2 text-sm text-muted">{t('videoReports.views.none')}</p>
          )}
          <ul className="mb-3">
            {views.map(view => (
              <ViewRow
                key={view.id}
                view={view}
                isShown={view === shown}
                onOpen={() => {
                  onOpen(view.filters);
                  close();
                }}
              />
            ))}
          </ul>
          {shown === undefined && <SaveForm filters={filters} />}
        </>
      )}
    </Popover>
  );
}

function useViewCalls() {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const told = {
    onError: (error: unknown) =>
      toast({ title: t('accounts.toasts.error'), description: say.error(error), variant: 'destructive' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: orpc.videoReports.views.key() }),
  };
  return {
    save: useMutation(orpc.videoReports.saveView.mutationOptions(told)),
    change: useMutation(orpc.videoReports.changeView.mutationOptions(told)),
    remove: useMutation(orpc.videoReports.removeView.mutationOptions(told)),
  };
}

function ViewRow({
  view: { id, name, filters, is_default: isDefault },
  isShown,
  onOpen,
}: {
  view: VideoReportView;
  isShown: boolean;
  onOpen: () => void;
}) {
  const t = useT();
  const { save, change, remove } = useViewCalls();
  const undo = () => save.mutate({ name, filters, is_default: isDefault });
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        aria-current={isShown || undefined}
        onClick={onOpen}
        className={classes(
          'min-h-11 min-w-0 flex-1 quoted-sm px-2.5 text-start wrap-anywhere hover:bg-sunken',
          isShown && 'font-semibold',
        )}
      >
        {name}
      </button>
      <IconButton
        label={t('videoReports.views.default', { name })}
        aria-pressed={isDefault}
        onClick={() => change.mutate({ id, is_default: !isDefault })}
        className={isDefault ? 'text-signal-text' : 'text-muted'}
      >
        <Home aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton
        label={t('videoReports.views.remove', { name })}
        onClick={() =>
          remove.mutate(
            { id },
            {
              onSuccess: () =>
                toast({
                  title: t('videoReports.views.removed', { name }),
                  action: { label: t('videoReports.undo'), act: undo },
                }),
            },
          )
        }
      >
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </li>
  );
}

function SaveForm({ filters }: { filters: ReportFilters }) {
  const t = useT();
  const { save } = useViewCalls();
  const [name, setName] = useState('');
  return (
    <form
      className="grid gap-2.5 border-t border-line pt-3"
      onSubmit={event => {
        event.preventDefault();
        if (name.trim() === '' || save.isPending) return;
        save.mutate(
          { name: name.trim(), filters },
          {
            onSuccess: () => {
              setName('');
              toast({ title: t('videoReports.views.saved', { name: name.trim() }) });
            },
          },
        );
      }}
    >
      <Field label={t('videoReports.views.name')} hint={t('videoReports.views.hint')}>
        {wiring => (
          <TextInput
            {...wiring}
            value={name}
            maxLength={REPORT_LIMITS.viewNameCharacters}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="sm" busy={save.isPending} className="justify-self-start">
        {t('videoReports.views.save')}
      </Button>
    </form>
  );
}
