import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { QueuedTestimonial } from '#contract/testimonials.ts';
import { isChecked, TESTIMONIAL_LIMITS } from '#domain/testimonials/testimonial.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { TestimonialStateBadge } from '#web/features/testimonials/testimonial-state.tsx';
import { useDay } from '#web/shared/time/use-day.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, TextArea } from '#web/ui/controls/field.tsx';
import { RefusalDialog } from './refusal-dialog.tsx';
import { useAnnounce } from '#web/features/admin/parts/use-changes-announced.ts';

/** One testimonial in the moderation queue: its text, its author's data, and the actions. */
export function TestimonialRow({ item }: { item: QueuedTestimonial }) {
  const t = useT();
  const formats = useFormats();
  const day = useDay();
  const announce = useAnnounce();
  const [isRefusing, setIsRefusing] = useState(false);
  const { id, text, rating, name, role, email, state, changed_at, refusal, reports } = item;
  const decide = useMutation(
    orpc.admin.testimonials.decide.mutationOptions({
      onSuccess: decided => {
        setIsRefusing(false);
        announce.done(
          t(decided.refusal === null ? 'testimonials.admin.published' : 'testimonials.admin.refused'),
        );
      },
      onError: announce.failed,
    }),
  );
  const settle = useMutation(
    orpc.admin.testimonials.settle.mutationOptions({
      onSuccess: () => announce.done(t('testimonials.admin.settled')),
      onError: announce.failed,
    }),
  );
  return (
    <li className="grid gap-3 border-t border-line pt-5 first:border-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{t('testimonials.form.stars', { count: rating })}</span>
        <TestimonialStateBadge state={state} />
        <Badge tone={isChecked(item) ? 'good' : 'neutral'}>
          {t(isChecked(item) ? 'testimonials.admin.checked' : 'testimonials.admin.unchecked')}
        </Badge>
        {item.rewarded && <Badge tone="warn">{t('testimonials.admin.rewarded')}</Badge>}
      </p>
      <p dir="auto" lang={item.language} className="max-w-prose whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        {t('testimonials.admin.by', { name, role: t(`testimonials.roles.${role}`), email })}
        <br />
        {t('testimonials.admin.dates', {
          experienced: day(item.experienced_on),
          changed: formats.dateTime(changed_at),
        })}
        {' · '}
        {t('testimonials.known.member', { date: day(item.member_since) })}
        {' · '}
        {t('testimonials.known.plan', { plan: t(`shell.plans.${item.plan}`) })}
      </p>
      {refusal !== null && (
        <p className="text-sm">
          {t('testimonials.refusal', { reason: t(`testimonials.reasons.${refusal}`) })}
        </p>
      )}
      {reports.length > 0 && (
        <Alert
          tone="warn"
          action={
            <Button size="sm" busy={settle.isPending} onClick={() => settle.mutate({ id })}>
              {t('testimonials.admin.settle')}
            </Button>
          }
        >
          <p className="font-semibold">{t('testimonials.admin.reports', { count: reports.length })}</p>
          <ul>
            {reports.map(report => (
              <li key={report.at + report.text} className="wrap-anywhere">
                {t(`testimonials.report.causes.${report.cause}`)} · {report.text}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        {state !== 'published' && state !== 'withdrawn' && (
          <Button
            variant="signal"
            busy={decide.isPending && decide.variables.refusal === null}
            onClick={() => decide.mutate({ id, changed_at, refusal: null })}
          >
            {t('testimonials.admin.publish')}
          </Button>
        )}
        {state !== 'refused' && state !== 'withdrawn' && (
          <Button onClick={() => setIsRefusing(true)}>
            {t(state === 'published' ? 'testimonials.admin.unpublish' : 'testimonials.admin.refuse')}
          </Button>
        )}
      </div>
      {state === 'published' && <ReplyForm item={item} />}
      {isRefusing && (
        <RefusalDialog
          busy={decide.isPending}
          onConfirm={given => decide.mutate({ id, changed_at, ...given })}
          onCancel={() => setIsRefusing(false)}
        />
      )}
    </li>
  );
}

function ReplyForm({ item: { id, reply, language } }: { item: QueuedTestimonial }) {
  const t = useT();
  const announce = useAnnounce();
  const [text, setText] = useState(reply?.text ?? '');
  const save = useMutation(
    orpc.admin.testimonials.reply.mutationOptions({
      onSuccess: () => announce.done(t('testimonials.admin.replied')),
      onError: announce.failed,
    }),
  );
  return (
    <form
      className="grid max-w-prose gap-2"
      onSubmit={event => {
        event.preventDefault();
        if (!save.isPending) save.mutate({ id, text });
      }}
    >
      <Field label={t('testimonials.admin.reply')}>
        {wiring => (
          <TextArea
            {...wiring}
            rows={3}
            lang={language}
            maxLength={TESTIMONIAL_LIMITS.reply}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="sm" busy={save.isPending} className="justify-self-start">
        {t('testimonials.admin.saveReply')}
      </Button>
    </form>
  );
}
