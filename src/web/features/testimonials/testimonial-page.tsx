import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyTestimonial, OwnTestimonial } from '#contract/testimonials.ts';
import { READ_WITHIN_DAYS } from '#domain/testimonials/testimonial.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { KnownCard } from './known-card.tsx';
import { TestimonialForm } from './testimonial-form.tsx';
import { TestimonialStateBadge } from './testimonial-state.tsx';

/** /testimonials/mine: the user's own testimonial and its state. */
export function TestimonialPage() {
  const { t, language } = useLanguage();
  const query = useQuery(orpc.testimonials.mine.queryOptions({ staleTime: 0 }));
  return (
    <>
      <PageHeader
        title={t('testimonials.title')}
        text={t('testimonials.text')}
        actions={
          <LinkButton href={sitePath(SITE_PATHS.testimonials, language)}>{t('testimonials.page')}</LinkButton>
        }
      />
      <QueryPanel query={query} skeleton={<Skeleton className="h-96" />}>
        {mine => <Mine mine={mine} />}
      </QueryPanel>
    </>
  );
}

function Mine({ mine: { testimonial, known } }: { mine: MyTestimonial }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[1.4fr_1fr]">
      <div className="grid content-start gap-6">
        {testimonial !== null && <TestimonialState testimonial={testimonial} />}
        <TestimonialForm key={testimonial?.state ?? 'none'} testimonial={testimonial} known={known} />
      </div>
      <KnownCard known={known} />
    </div>
  );
}

function TestimonialState({ testimonial }: { testimonial: OwnTestimonial }) {
  const { t } = useLanguage();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const withdraw = useMutation(
    orpc.testimonials.withdraw.mutationOptions({
      onSuccess: mine => {
        setIsAsking(false);
        queryClient.setQueryData(orpc.testimonials.mine.queryKey(), mine);
        toast({ title: t('testimonials.form.withdrawn') });
      },
    }),
  );
  const { state, refusal, refusal_note: note, reply } = testimonial;
  return (
    <Card aria-labelledby="standing">
      <CardHeader
        id="standing"
        title={t('testimonials.standing')}
        text={t(`testimonials.stateTexts.${state}`, { days: READ_WITHIN_DAYS })}
        actions={<TestimonialStateBadge state={state} />}
      />
      {refusal !== null && (
        <Alert tone="warn">
          <p>{t('testimonials.refusal', { reason: t(`testimonials.reasons.${refusal}`) })}</p>
          {note !== null && <p className="wrap-anywhere">{t('testimonials.note', { note })}</p>}
        </Alert>
      )}
      {reply !== null && (
        <div className="border-s-2 border-calm ps-4">
          <h3 className="text-sm font-semibold">{t('testimonials.reply')}</h3>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {reply.text}
          </p>
        </div>
      )}
      {withdraw.isError && <Alert tone="destructive">{say.error(withdraw.error)}</Alert>}
      {state !== 'withdrawn' && (
        <Button className="mt-4" onClick={() => setIsAsking(true)}>
          {t('testimonials.form.withdraw')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('testimonials.form.withdrawTitle')}
        text={t('testimonials.form.withdrawText')}
        confirmLabel={t('testimonials.form.withdraw')}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate(undefined)}
        onCancel={() => setIsAsking(false)}
      />
    </Card>
  );
}
