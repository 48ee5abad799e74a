import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { REPORT_CAUSES, TESTIMONIAL_LIMITS } from '#domain/testimonials/testimonial.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { AuthFrame } from '#web/shared/public-page/public-page.tsx';
import { useLanguage } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { Field, Select, TextArea } from '#web/ui/controls/field.tsx';
import { TrapField } from '#web/ui/controls/trap-field.tsx';

/** Reports a testimonial: free, with a reason, and without an account. */
export function ReportTestimonialPage() {
  const { t, language } = useLanguage();
  const [id] = useState(() => new URLSearchParams(location.search).get('id') ?? '');
  return (
    <AuthFrame title={t('testimonials.report.title')} intro={t('testimonials.report.intro')}>
      <div className="grid gap-6">
        {/^[\da-f-]{36}$/i.test(id) ? (
          <ReportForm id={id} />
        ) : (
          <Alert tone="destructive">{t('testimonials.report.missing')}</Alert>
        )}
        <LinkButton href={sitePath(SITE_PATHS.testimonials, language)} variant="quiet">
          {t('testimonials.page')}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}

function ReportForm({ id }: { id: string }) {
  const { t } = useLanguage();
  const say = useErrorText();
  const [cause, setCause] = useState<(typeof REPORT_CAUSES)[number]>(REPORT_CAUSES[0]);
  const [text, setText] = useState('');
  const [website, setWebsite] = useState('');
  const report = useMutation(orpc.testimonials.report.mutationOptions());
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!report.isPending) report.mutate({ id, cause, text, website });
  }
  if (report.isSuccess) return <Alert tone="good">{t('testimonials.report.done')}</Alert>;
  return (
    <form onSubmit={submit} className="grid gap-5">
      <Field label={t('testimonials.report.cause')}>
        {wiring => (
          <Select
            {...wiring}
            value={cause}
            onChange={({ target }) => setCause(REPORT_CAUSES.find(one => one === target.value) ?? cause)}
          >
            {REPORT_CAUSES.map(one => (
              <option key={one} value={one}>
                {t(`testimonials.report.causes.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('testimonials.report.text')}>
        {wiring => (
          <TextArea
            {...wiring}
            required
            rows={5}
            maxLength={TESTIMONIAL_LIMITS.report}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <TrapField label={t('testimonials.report.website')} value={website} onChange={setWebsite} />
      {report.isError && <Alert tone="destructive">{say.error(report.error)}</Alert>}
      <Button type="submit" variant="signal" size="lg" busy={report.isPending}>
        {t('testimonials.report.send')}
      </Button>
    </form>
  );
}
