import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ArchiveCounts } from '#contract/archive.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { FileDrop } from '#web/ui/controls/file-drop.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

const TALLIES = [
  'accounts',
  'imports',
  'accountSnapshots',
  'videos',
  'videoSnapshots',
  'accountDays',
  'experiments',
  'accountReports',
  'videoAnalyses',
  'reportSchedules',
  'runs',
  'generations',
] as const;

type State =
  | { at: 'choose' }
  | { at: 'preview'; file: File; counts: ArchiveCounts }
  | { at: 'done'; counts: ArchiveCounts };

/** Choose an archive, preview the additions, confirm, done. Nothing is written before confirmation. */
export function ImportArchiveCard() {
  const t = useT();
  const say = useErrorText();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const [state, setState] = useState<State>({ at: 'choose' });
  const [profile, setProfile] = useState(true);
  const send = useMutation(orpc.archive.import.mutationOptions());

  function read(file: File) {
    send.mutate(
      { query: { dryRun: true, profile: false }, body: { file } },
      { onSuccess: counts => setState({ at: 'preview', file, counts }) },
    );
  }
  function confirm(file: File) {
    send.mutate(
      { query: { profile }, body: { file } },
      {
        onSuccess: counts => {
          setState({ at: 'done', counts });
          void queryClient.invalidateQueries();
        },
      },
    );
  }
  const reset = () => {
    send.reset();
    setState({ at: 'choose' });
  };

  return (
    <Card aria-labelledby="archive-title">
      <CardHeader id="archive-title" title={t('settings.data.import')} text={t('settings.data.importText')} />
      {state.at === 'choose' &&
        (send.isPending ? (
          <Spinner
            label={t('settings.data.reading', { file: send.variables.body.file.name })}
            className="min-h-32 justify-center"
          />
        ) : (
          <FileDrop
            label={t('settings.data.drop')}
            hint={t('settings.data.dropHint')}
            accept={['.zip']}
            onFile={read}
            onRefused={() => send.reset()}
          />
        ))}
      {state.at === 'preview' && (
        <div className="grid gap-4">
          <Counts
            title={t('settings.data.previewTitle', { date: formats.dateTime(state.counts.exported_at) })}
            counts={state.counts}
          />
          <label className="flex items-start gap-3">
            <input
              type="checkbox"
              className="mt-0.5 size-5 shrink-0 accent-calm"
              checked={profile}
              onChange={event => setProfile(event.target.checked)}
            />
            {t('settings.data.replaceProfile')}
          </label>
          <div className="flex flex-wrap gap-3">
            <Button variant="signal" busy={send.isPending} onClick={() => confirm(state.file)}>
              {t('settings.data.confirm')}
            </Button>
            <Button disabled={send.isPending} onClick={reset}>
              {t('settings.data.cancel')}
            </Button>
          </div>
        </div>
      )}
      {state.at === 'done' && (
        <div className="grid gap-4">
          <Counts title={t('settings.data.doneTitle')} counts={state.counts} done />
          <div>
            <Button onClick={reset}>{t('settings.data.again')}</Button>
          </div>
        </div>
      )}
      {send.isError && (
        <Alert tone="destructive" className="mt-4">
          {say.error(send.error)}
        </Alert>
      )}
    </Card>
  );
}

function Counts({ title, counts, done = false }: { title: string; counts: ArchiveCounts; done?: boolean }) {
  const t = useT();
  const formats = useFormats();
  const { accountReports, reportSchedules } = counts;
  const { withoutPlace } = counts.accounts;
  return (
    <div role={done ? 'status' : undefined}>
      <p className="font-semibold">{title}</p>
      <ul className="mt-2 grid gap-1 text-sm">
        {TALLIES.map(name => (
          <li key={name}>
            {t(done ? 'settings.data.lineDone' : 'settings.data.line', {
              name: t(`settings.data.names.${name}`),
              added: counts[name].added,
              present: counts[name].present,
            })}
            {(name === 'accountReports' || name === 'reportSchedules') &&
              counts[name].withoutAccount > 0 &&
              t('settings.data.withoutAccount', { count: counts[name].withoutAccount })}
          </li>
        ))}
      </ul>
      {withoutPlace.length > 0 && (
        <p className="mt-3 text-sm text-warn">
          {t('settings.data.withoutPlace', {
            accounts: formats.list(withoutPlace.map(username => `@${username}`)),
          })}
          {accountReports.withoutAccount + reportSchedules.withoutAccount > 0 &&
            ` ${t('settings.data.importAgain')}`}
        </p>
      )}
      {reportSchedules.added > 0 && <p className="mt-3 text-sm">{t('settings.data.schedulesForNobody')}</p>}
    </div>
  );
}
