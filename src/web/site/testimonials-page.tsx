import { SIGN_UP_PATH } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { useSite } from './site-context.tsx';
import { SitePage } from './site-page.tsx';

export function TestimonialsPage() {
  const { t } = useSite();
  const rules = [
    t('testimonials.ruleOne'),
    t('testimonials.ruleTwo'),
    t('testimonials.ruleThree'),
    t('testimonials.ruleFour'),
  ];
  return (
    <SitePage title={t('testimonials.title')} text={t('testimonials.text')}>
      <div className="grid gap-12 lg:grid-cols-[1.2fr_1fr]">
        <div className="grid content-center justify-items-start gap-4 quoted border border-dashed border-line-strong px-6 py-12 ruled sm:px-10">
          <Mark className="size-12 text-muted" />
          <h2 className="text-2xl">{t('testimonials.empty')}</h2>
          <p className="max-w-prose text-muted">{t('testimonials.emptyText')}</p>
          <LinkButton href={SIGN_UP_PATH} variant="signal">
            {t('testimonials.action')}
          </LinkButton>
        </div>
        <section aria-labelledby="rules-title">
          <h2 id="rules-title" className="text-2xl">
            {t('testimonials.rules')}
          </h2>
          <ol className="mt-5 grid gap-4">
            {rules.map((rule, index) => (
              <li key={rule} className="flex gap-4">
                <span className="figure text-2xl leading-none text-calm">{index + 1}</span>
                <span>{rule}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </SitePage>
  );
}
