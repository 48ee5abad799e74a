import { MEAN_FLOOR, PUBLISHED_YEARS, READ_WITHIN_DAYS } from '#domain/testimonials/testimonial.ts';
import { APP_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { Mark } from '#web/ui/content/mark.tsx';
import { useSite } from '#web/site/site-context.tsx';
import { SitePage } from '#web/site/site-page.tsx';
import { TestimonialList, Part } from './testimonial-list.tsx';

/** Built once with placeholders: the server inserts the published testimonials per request. */
export function TestimonialsPage() {
  const { t } = useSite();
  return (
    <SitePage title={t('testimonials.title')} text={t('testimonials.text')}>
      <div className="grid gap-12 lg:grid-cols-[1.4fr_1fr]">
        <div className="grid content-start gap-8">
          <Part name="empty">
            <div className="grid content-center justify-items-start gap-4 quoted border border-dashed border-line-strong px-6 py-12 ruled sm:px-10">
              <Mark className="size-12 text-muted" />
              <h2 className="text-2xl">{t('testimonials.empty')}</h2>
              <p className="max-w-prose text-muted">{t('testimonials.emptyText')}</p>
            </div>
          </Part>
          <Part name="unavailable">
            <p className="quoted border border-line bg-surface px-6 py-8">{t('testimonials.unavailable')}</p>
          </Part>
          <Part name="some">
            <TestimonialList />
          </Part>
          <div className="grid justify-items-start gap-3">
            <p className="max-w-prose text-muted">{t('testimonials.giveText')}</p>
            <LinkButton href={APP_PATHS.testimonial} variant="signal">
              {t('testimonials.give')}
            </LinkButton>
          </div>
        </div>
        <Rules />
      </div>
    </SitePage>
  );
}

/**
 * The legally required information: who writes, how it is checked, in which order, for how long, and that nothing is
 * given in exchange.
 */
function Rules() {
  const { t } = useSite();
  const rules = [
    t('testimonials.ruleOne'),
    t('testimonials.ruleChecks'),
    t('testimonials.ruleRead', { days: READ_WITHIN_DAYS }),
    t('testimonials.ruleReasons'),
    t('testimonials.ruleTwo'),
    t('testimonials.ruleThree', { floor: MEAN_FLOOR }),
    t('testimonials.ruleFour'),
    t('testimonials.ruleChange'),
    t('testimonials.ruleKept', { years: PUBLISHED_YEARS }),
    t('testimonials.ruleReport'),
    t('testimonials.ruleContact'),
  ];
  return (
    <section aria-labelledby="rules-title" className="self-start">
      <h2 id="rules-title" className="text-2xl">
        {t('testimonials.rules')}
      </h2>
      <ol className="mt-5 grid gap-4">
        {rules.map((rule, index) => (
          <li key={rule} className="flex gap-4">
            <span className="figure w-9 shrink-0 text-2xl whitespace-nowrap leading-none text-calm">
              {index + 1}
            </span>
            <span>{rule}</span>
          </li>
        ))}
      </ol>
      <p className="mt-5 text-sm text-muted">{t('testimonials.law')}</p>
    </section>
  );
}
