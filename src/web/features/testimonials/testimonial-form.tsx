import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { LANGUAGES } from '#contract/wire/languages.ts';
import type { MyTestimonial, OwnTestimonial } from '#contract/testimonials.ts';
import { localDateIn } from '#domain/time/local-days.ts';
import { TESTIMONIAL_LIMITS, TESTIMONIAL_ROLES, TESTIMONIAL_ZONE } from '#domain/testimonials/testimonial.ts';
import { useNow } from '#web/shared/time/use-now.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Field, Select, TextArea, TextInput } from '#web/ui/controls/field.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Stars } from './stars.tsx';

/** Submits or changes a testimonial; either way it is moderated first. */
export function TestimonialForm({
  testimonial,
  known,
}: {
  testimonial: OwnTestimonial | null;
  known: MyTestimonial['known'];
}) {
  const { t, language } = useLanguage();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const today = localDateIn(TESTIMONIAL_ZONE)(useNow());
  const [draft, setDraft] = useState(() => ({
    text: testimonial?.text ?? '',
    rating: testimonial?.rating ?? null,
    name: testimonial?.name ?? '',
    role: testimonial?.role ?? TESTIMONIAL_ROLES[0],
    language: testimonial?.language ?? language,
    experienced_on: testimonial?.experienced_on ?? today,
  }));
  const [consent, setConsent] = useState(false);
  const change = (part: Partial<typeof draft>) => setDraft(before => ({ ...before, ...part }));
  const save = useMutation(
    orpc.testimonials.save.mutationOptions({
      onSuccess: mine => {
        queryClient.setQueryData(orpc.testimonials.mine.queryKey(), mine);
        toast({ title: t('testimonials.form.sent') });
      },
    }),
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    const { rating } = draft;
    if (save.isPending || rating === null || !consent) return;
    save.mutate({ ...draft, rating, consent });
  }
  const { shortest, text: longest, name: longestName } = TESTIMONIAL_LIMITS;
  return (
    <Card aria-labelledby="opinion">
      <CardHeader id="opinion" title={t('testimonials.form.title')} />
      <form onSubmit={submit} className="grid gap-5">
        <Stars value={draft.rating} onChange={rating => change({ rating })} />
        <Field
          label={t('testimonials.form.text')}
          hint={t('testimonials.form.textHint', { shortest, longest })}
        >
          {wiring => (
            <TextArea
              {...wiring}
              required
              rows={7}
              lang={draft.language}
              minLength={shortest}
              maxLength={longest}
              value={draft.text}
              onChange={({ target }) => change({ text: target.value })}
            />
          )}
        </Field>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={t('testimonials.form.name')} hint={t('testimonials.form.nameHint')}>
            {wiring => (
              <TextInput
                {...wiring}
                required
                maxLength={longestName}
                value={draft.name}
                onChange={({ target }) => change({ name: target.value })}
              />
            )}
          </Field>
          <Field label={t('testimonials.form.date')} hint={t('testimonials.form.dateHint')}>
            {wiring => (
              <TextInput
                {...wiring}
                type="date"
                required
                min={known.member_since}
                max={today}
                value={draft.experienced_on}
                onChange={({ target }) => change({ experienced_on: target.value })}
              />
            )}
          </Field>
          <Field label={t('testimonials.form.role')}>
            {wiring => (
              <Select
                {...wiring}
                value={draft.role}
                onChange={({ target }) =>
                  change({ role: TESTIMONIAL_ROLES.find(one => one === target.value) ?? draft.role })
                }
              >
                {TESTIMONIAL_ROLES.map(role => (
                  <option key={role} value={role}>
                    {t(`testimonials.roles.${role}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('testimonials.form.language')}>
            {wiring => (
              <Select
                {...wiring}
                value={draft.language}
                onChange={({ target }) =>
                  change({ language: LANGUAGES.find(one => one === target.value) ?? draft.language })
                }
              >
                {LANGUAGES.map(one => (
                  <option key={one} value={one}>
                    {t(`testimonials.languages.${one}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <label className="flex min-h-11 cursor-pointer items-start gap-3">
          <input
            type="checkbox"
            required
            className="mt-0.5 size-5 shrink-0 accent-calm"
            checked={consent}
            onChange={({ target }) => setConsent(target.checked)}
          />
          <span>{t('testimonials.form.consent')}</span>
        </label>
        {save.isError && <Alert tone="destructive">{say.error(save.error)}</Alert>}
        <Button type="submit" variant="signal" busy={save.isPending} className="justify-self-start">
          {t(testimonial === null ? 'testimonials.form.send' : 'testimonials.form.sendAgain')}
        </Button>
      </form>
    </Card>
  );
}
