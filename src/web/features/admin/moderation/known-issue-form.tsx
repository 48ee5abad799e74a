import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { KnownIssue } from '#contract/support/known-issues.ts';
import { ISSUE_AREAS, ISSUE_LIMITS, type IssueArea } from '#domain/support/known-issue.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, Select, TextArea, TextInput } from '#web/ui/controls/field.tsx';
import { useAnnounce } from '#web/features/admin/parts/use-changes-announced.ts';

interface Draft {
  area: IssueArea;
  title_fr: string;
  title_en: string;
  text_fr: string;
  text_en: string;
  workaround_fr: string;
  workaround_en: string;
  /** Instants in the format of the browser's own fields: local, to the minute. */
  began: string;
  resolved: string;
}

/** One known issue in both languages, new or changed. */
export function KnownIssueForm({ issue, onDone }: { issue: KnownIssue | null; onDone: () => void }) {
  const t = useT();
  const say = useErrorText();
  const announce = useAnnounce();
  const [draft, setDraft] = useState(() => draftOf(issue));
  const settled = {
    onSuccess: () => {
      announce.done(t('tickets.issues.saved'));
      onDone();
    },
  };
  const create = useMutation({ ...orpc.admin.issues.create.mutationOptions(), ...settled });
  const update = useMutation({ ...orpc.admin.issues.update.mutationOptions(), ...settled });
  const busy = create.isPending || update.isPending;
  const failure = create.error ?? update.error;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const { began, resolved, ...texts } = draft;
    const given = {
      ...texts,
      began_at: instantOf(began),
      resolved_at: resolved === '' ? null : instantOf(resolved),
    };
    if (issue === null) create.mutate(given);
    else update.mutate({ id: issue.id, ...given });
  }
  const line = (name: 'title_fr' | 'title_en', label: string) => (
    <Field label={label}>
      {wiring => (
        <TextInput
          {...wiring}
          lang={name.slice(-2)}
          required
          maxLength={ISSUE_LIMITS.title}
          value={draft[name]}
          onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
        />
      )}
    </Field>
  );
  const area = (
    name: 'text_fr' | 'text_en' | 'workaround_fr' | 'workaround_en',
    label: string,
    hint?: string,
  ) => (
    <Field label={label} hint={hint}>
      {wiring => (
        <TextArea
          {...wiring}
          lang={name.slice(-2)}
          required={name.startsWith('text')}
          rows={3}
          maxLength={ISSUE_LIMITS.text}
          value={draft[name]}
          onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
        />
      )}
    </Field>
  );
  const instant = (name: 'began' | 'resolved', label: string, hint?: string) => (
    <Field label={label} hint={hint}>
      {wiring => (
        <TextInput
          {...wiring}
          type="datetime-local"
          required={name === 'began'}
          value={draft[name]}
          onChange={({ target }) => setDraft({ ...draft, [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <form onSubmit={submit} className="mb-6 grid gap-4 quoted bg-sunken p-5">
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {line('title_fr', t('tickets.issues.titleFr'))}
        {line('title_en', t('tickets.issues.titleEn'))}
        {area('text_fr', t('tickets.issues.textFr'))}
        {area('text_en', t('tickets.issues.textEn'))}
        {area('workaround_fr', t('tickets.issues.workaroundFr'), t('tickets.issues.workaroundHint'))}
        {area('workaround_en', t('tickets.issues.workaroundEn'))}
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field label={t('tickets.issues.area')}>
          {wiring => (
            <Select
              {...wiring}
              value={draft.area}
              onChange={({ target }) =>
                setDraft({ ...draft, area: ISSUE_AREAS.find(one => one === target.value) ?? draft.area })
              }
            >
              {ISSUE_AREAS.map(one => (
                <option key={one} value={one}>
                  {t(`tickets.issues.areas.${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {instant('began', t('tickets.issues.began'))}
        {instant('resolved', t('tickets.issues.resolved'), t('tickets.issues.resolvedHint'))}
      </div>
      {failure !== null && <Alert tone="destructive">{say.error(failure)}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="signal" busy={busy}>
          {t('tickets.issues.save')}
        </Button>
        <Button onClick={onDone}>{t('tickets.issues.cancel')}</Button>
      </div>
    </form>
  );
}

function draftOf(issue: KnownIssue | null): Draft {
  return {
    area: issue?.area ?? 'collection',
    title_fr: issue?.title.fr ?? '',
    title_en: issue?.title.en ?? '',
    text_fr: issue?.text.fr ?? '',
    text_en: issue?.text.en ?? '',
    workaround_fr: issue?.workaround?.fr ?? '',
    workaround_en: issue?.workaround?.en ?? '',
    began: localOf(issue === null ? new Date() : new Date(issue.began_at)),
    resolved: issue?.resolved_at == null ? '' : localOf(new Date(issue.resolved_at)),
  };
}

function localOf(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function instantOf(local: string): string {
  return new Date(local).toISOString();
}
