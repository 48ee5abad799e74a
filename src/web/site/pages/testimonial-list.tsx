import type { ReactNode } from 'react';
import { LANGUAGES } from '#contract/wire/languages.ts';
import { PLANS_SHOWN } from '#domain/testimonials/plans-shown.ts';
import { TESTIMONIAL_ROLES } from '#domain/testimonials/testimonial.ts';
import { CHOSEN_ATTRIBUTE, part, slot } from '#i18n/slots/testimonial-slots.ts';
import { OPEN_PATHS, SITE_PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Select } from '#web/ui/controls/field.tsx';
import { useSite } from '#web/site/site-context.tsx';

/** A part that the server keeps, omits or repeats. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      {part.begin(name)}
      {children}
      {part.end(name)}
    </>
  );
}

/**
 * The published testimonials: their number, order, and filters by plan, role and language. Works without JavaScript.
 */
export function TestimonialList() {
  const { t, href } = useSite();
  return (
    <section aria-labelledby="list-title" className="grid gap-6">
      <div>
        <h2 id="list-title" className="text-2xl">
          {slot('summary')}
        </h2>
        <p className="mt-1 text-muted">{t('testimonials.order')}</p>
      </div>
      <form
        method="get"
        action={href(SITE_PATHS.testimonials)}
        className="flex flex-wrap items-end gap-3 border-y border-line py-4"
      >
        <Choice
          name="plan"
          label={t('testimonials.plan')}
          options={PLANS_SHOWN.map(plan => [plan, t(`plans.${plan}`)])}
        />
        <Choice
          name="role"
          label={t('testimonials.role')}
          options={TESTIMONIAL_ROLES.map(role => [role, t(`testimonials.roles.${role}`)])}
        />
        <Choice
          name="language"
          label={t('testimonials.language')}
          options={LANGUAGES.map(language => [language, t(`testimonials.languages.${language}`)])}
        />
        <Button type="submit">{t('testimonials.filter')}</Button>
      </form>
      <Part name="nomatch">
        <p>{t('testimonials.noMatch')}</p>
      </Part>
      <Part name="item">
        <Testimonial />
      </Part>
      <Part name="next">
        <p>
          <a className="link" href={slot('next_href')} rel="next">
            {t('testimonials.older')}
          </a>
        </p>
      </Part>
    </section>
  );
}

function Choice({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly (readonly [string, string])[];
}) {
  const { t } = useSite();
  return (
    <label className="grid min-w-28 flex-1 gap-1.5 text-sm font-semibold">
      {label}
      <Select name={name} className="font-normal">
        <option value="">{t('testimonials.all')}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value} {...{ [CHOSEN_ATTRIBUTE]: slot(`chosen_${name}_${value}`) }}>
            {text}
          </option>
        ))}
      </Select>
    </label>
  );
}

function Testimonial() {
  const { t } = useSite();
  return (
    <article className="grid gap-3 quoted border border-line bg-surface p-6 shadow-raised">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span aria-hidden className="text-xl tracking-widest text-signal-text">
          {slot('stars')}
        </span>
        <span className="sr-only">{slot('rating')}</span>
        <Part name="checked">
          <span className="rounded-full bg-good-wash px-2.5 py-0.5 text-sm font-medium text-good">
            {t('testimonials.checked')}
          </span>
        </Part>
        <Part name="unchecked">
          <span className="rounded-full bg-sunken px-2.5 py-0.5 text-sm font-medium">
            {t('testimonials.unchecked')}
          </span>
        </Part>
      </p>
      <blockquote dir="auto" lang={slot('language')} className="whitespace-pre-line wrap-anywhere">
        {slot('text')}
      </blockquote>
      <p className="wrap-anywhere">
        <strong>
          <bdi>{slot('name')}</bdi>
        </strong>
        {' · '}
        {slot('role')}
        {' · '}
        {slot('plan')}
      </p>
      <p className="text-sm text-muted">
        {slot('dates')}
        <br />
        {slot('checks')}
        <Part name="rewarded"> {t('testimonials.rewarded')}</Part>
      </p>
      <Part name="reply">
        <div className="border-s-2 border-calm ps-4">
          <p className="text-sm font-semibold">{slot('reply_title')}</p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {slot('reply_text')}
          </p>
        </div>
      </Part>
      <p className="text-sm">
        <a className="link" href={`${OPEN_PATHS.reportTestimonial}?id=${slot('id')}`} rel="nofollow">
          {t('testimonials.report')}
        </a>
      </p>
    </article>
  );
}
