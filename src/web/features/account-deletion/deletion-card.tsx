import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { deletionDueAt, DELETION_WORDS, isDeletionWord } from '#domain/account-deletion/deletion.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useMe } from '#web/shared/api/use-me.ts';
import { useReportExport } from '#web/shared/quotas/use-plan.ts';
import { APP_PATHS } from '#web/paths.ts';
import { PasswordInput } from '#web/shared/session/password-field.tsx';
import { ClosingWords } from '#web/shared/subscription/closing-words.tsx';
import { errorCodeOf } from '#web/ui/language/error-text.ts';
import { useFormats, useLanguage, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { KeepAccountButton } from './keep-account-button.tsx';

/** Account deletion: fully explained, confirmed with a typed word, and undone with one click. */
export function DeletionCard() {
  const t = useT();
  const formats = useFormats();
  const me = useMe().data;
  const dueAt = me?.deletion_due_at ?? null;
  const [open, setOpen] = useState(false);
  const suspends = useReportExport() === true ? 'schedules' : 'links';
  const isLastAdmin =
    useQuery({ ...orpc.accountDeletion.get.queryOptions(), enabled: me?.is_admin === true }).data
      ?.is_last_admin ?? false;
  return (
    <Card aria-labelledby="deletion-title">
      <CardHeader
        id="deletion-title"
        title={t('settings.data.delete')}
        text={t(`settings.data.deleteText.${suspends}`)}
      />
      {isLastAdmin ? (
        <Alert
          tone="warn"
          title={t('settings.data.lastAdmin')}
          action={
            <a href={APP_PATHS.admin} className="link reach">
              {t('settings.data.appoint')}
            </a>
          }
        />
      ) : dueAt === null ? (
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('settings.data.delete')}
        </Button>
      ) : (
        <Alert
          tone="warn"
          title={t('settings.data.due', { date: formats.dateTime(dueAt) })}
          action={<KeepAccountButton />}
        />
      )}
      {open && <DeletionDialog suspends={suspends} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function DeletionDialog({ suspends, onClose }: { suspends: 'schedules' | 'links'; onClose: () => void }) {
  const { t, language } = useLanguage();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const needsPassword = useQuery(orpc.accountDeletion.get.queryOptions()).data?.needs_password ?? true;
  const billing = useQuery(orpc.billing.get.queryOptions()).data;
  const subscription = billing?.subscription ?? null;
  const [dueAt] = useState(() => deletionDueAt(new Date()));
  const [word, setWord] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setIsTried] = useState(false);
  const request = useMutation(orpc.accountDeletion.request.mutationOptions());
  const code = errorCodeOf(request.error);
  const wrongPassword = code === 'deletion_password_wrong' ? say.error(request.error) : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (request.isPending) return;
    setIsTried(true);
    const missing = !isDeletionWord(word) ? 'word' : needsPassword && password === '' ? 'password' : null;
    if (missing !== null) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus();
      return;
    }
    request.mutate(
      { word, ...(needsPassword ? { password } : {}) },
      {
        onSuccess: () => {
          void queryClient.invalidateQueries();
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('settings.data.deleteTitle')}
      text={t('settings.data.deleteWhat', { suspended: t(`settings.data.suspended.${suspends}`) })}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {subscription !== null && (
          <Alert tone="warn">
            <ClosingWords
              subscription={subscription}
              withdrawnAt={billing?.withdrawn_at ?? null}
              dueAt={dueAt}
            />
          </Alert>
        )}
        <Field
          label={t('settings.data.word', { word: DELETION_WORDS[language] })}
          error={
            isTried && !isDeletionWord(word)
              ? t('settings.data.wordWrong', { word: DELETION_WORDS[language] })
              : undefined
          }
        >
          {wiring => (
            <TextInput
              {...wiring}
              name="word"
              value={word}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              onChange={event => setWord(event.target.value)}
            />
          )}
        </Field>
        {needsPassword && (
          <Field
            label={t('settings.data.password')}
            error={isTried && password === '' ? t('settings.data.passwordEmpty') : wrongPassword}
          >
            {wiring => (
              <PasswordInput
                {...wiring}
                name="password"
                value={password}
                autoComplete="current-password"
                onChange={event => setPassword(event.target.value)}
              />
            )}
          </Field>
        )}
        {request.isError && wrongPassword === undefined && (
          <Alert tone="destructive">{say.error(request.error)}</Alert>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" variant="danger" busy={request.isPending}>
            {t('settings.data.deleteConfirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
