import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { z } from 'zod';
import type { meOutput } from '#contract/profile.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useMe } from '#web/shared/api/use-me.ts';
import { viewing } from '#web/shared/session/viewing.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

export function ProfileCard() {
  const t = useT();
  const me = useMe();
  return (
    <Card aria-labelledby="profile-title">
      <CardHeader id="profile-title" title={t('settings.profile.title')} />
      <QueryPanel query={me} skeleton={<SkeletonLines lines={8} />}>
        {data => <ProfileForm key={data.id} me={data} />}
      </QueryPanel>
    </Card>
  );
}

function ProfileForm({ me }: { me: z.infer<typeof meOutput> }) {
  const t = useT();
  const say = useErrorText();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const [fullName, setFullName] = useState(me.profile.full_name ?? '');
  const [username, setUsername] = useState(me.profile.username ?? '');
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const update = useMutation(orpc.me.update.mutationOptions());
  const isChanged =
    fullName.trim() !== (me.profile.full_name ?? '') || username.trim() !== (me.profile.username ?? '');
  const isNameless = username.trim() === '' && (me.profile.username ?? '') !== '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isNameless || update.isPending) return;
    update.mutate(
      {
        full_name: fullName.trim() === '' ? null : fullName.trim(),
        ...(username.trim() === '' ? {} : { username: username.trim() }),
      },
      {
        onSuccess: saved => {
          queryClient.setQueryData(orpc.me.get.queryKey(), saved);
          setSavedAt(new Date());
        },
      },
    );
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field label={t('settings.profile.fullName')}>
        {wiring => (
          <TextInput
            {...wiring}
            value={fullName}
            maxLength={80}
            autoComplete="name"
            onChange={event => setFullName(event.target.value)}
          />
        )}
      </Field>
      <Field
        label={t('settings.profile.username')}
        error={isNameless ? t('settings.profile.usernameEmpty') : undefined}
      >
        {wiring => (
          <TextInput
            {...wiring}
            value={username}
            maxLength={80}
            autoComplete="username"
            onChange={event => setUsername(event.target.value)}
          />
        )}
      </Field>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {/* The demo's user has no email address. */}
        {me.email !== '' && (
          <>
            <dt className="text-muted">{t('settings.profile.email')}</dt>
            <dd className="max-sm:mb-2">
              <span className="font-medium wrap-anywhere">{me.email}</span>
              <span className="block text-sm text-muted">{t('settings.profile.emailHint')}</span>
            </dd>
          </>
        )}
        <dt className="text-muted">{t('settings.profile.handle')}</dt>
        <dd className="font-medium wrap-anywhere">
          {me.profile.tiktok_handle === null
            ? t('settings.profile.noHandle')
            : `@${me.profile.tiktok_handle}`}
        </dd>
      </dl>
      {update.isError && <Alert tone="destructive">{say.error(update.error)}</Alert>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" variant="signal" busy={update.isPending} disabled={!isChanged || isNameless}>
          {t('settings.profile.save')}
        </Button>
        <output className="text-sm text-muted">
          {isChanged
            ? t('settings.profile.unsaved')
            : savedAt !== null && t('settings.profile.saved', { time: formats.time(savedAt) })}
        </output>
      </div>
      {viewing === null && (
        <p>
          <a href="#sign-in" className="link reach">
            {t('settings.profile.password')}
          </a>
        </p>
      )}
    </form>
  );
}
