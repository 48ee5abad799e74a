import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HIDDEN_IN, SHARE_DAYS, type HiddenField, type SharedKind } from '#domain/sharing/share-link.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { useLinks } from './link-list.tsx';
import { NewLink } from './new-link.tsx';

const OFFERED_DAYS = [1, 7, 14, 30, 90] as const;
const NAME_CHARACTERS = 80;

/** How long a new link is valid, and what it hides. */
export function ShareForm({ kind, reportId }: { kind: SharedKind; reportId: string }) {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const [days, setDays] = useState<number>(SHARE_DAYS.usual);
  const [hidden, setHidden] = useState<readonly HiddenField[]>([]);
  const [name, setName] = useState('');
  const creating = useMutation(
    orpc.sharing.create.mutationOptions({
      onSettled: () => void queryClient.invalidateQueries({ queryKey: orpc.sharing.key() }),
    }),
  );
  const made = creating.data;
  const isOver =
    useLinks(reportId).data?.items.some(({ id, state }) => id === made?.link.id && state !== 'open') === true;
  if (made !== undefined && !isOver) {
    return <NewLink path={made.path} link={made.link} onAnother={() => creating.reset()} />;
  }
  return (
    <form
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault();
        if (!creating.isPending)
          creating.mutate({ kind, reportId, days, hidden: [...hidden], name: name.trim() });
      }}
    >
      <Segmented
        label={t('sharing.days')}
        value={days}
        onChange={setDays}
        segments={OFFERED_DAYS.map(value => ({ value, label: t('sharing.daysOf', { count: value }) }))}
      />
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{t('sharing.hide')}</legend>
        <p className="mb-2 text-sm text-muted">{t('sharing.hideText')}</p>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {HIDDEN_IN[kind].map(field => (
            <label key={field} className="flex min-h-11 cursor-pointer items-center gap-2.5">
              <input
                type="checkbox"
                checked={hidden.includes(field)}
                onChange={({ target }) =>
                  setHidden(before =>
                    target.checked ? [...before, field] : before.filter(other => other !== field),
                  )
                }
                className="size-5 accent-calm"
              />
              {t(`sharing.fields.${field}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Field label={t('sharing.name')} hint={t('sharing.nameHint')}>
        {wiring => (
          <TextInput
            {...wiring}
            value={name}
            maxLength={NAME_CHARACTERS}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {creating.isError && <Alert tone="destructive">{say.error(creating.error)}</Alert>}
      <Button type="submit" variant="signal" busy={creating.isPending} className="justify-self-start">
        {t('sharing.create')}
      </Button>
    </form>
  );
}
