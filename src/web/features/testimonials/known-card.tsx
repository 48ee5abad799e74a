import type { MyTestimonial } from '#contract/testimonials.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { useDay } from '#web/shared/time/use-day.ts';

/** The facts the server will show with the user's testimonial: shown before it is submitted. */
export function KnownCard({ known }: { known: MyTestimonial['known'] }) {
  const t = useT();
  const day = useDay();
  const facts = [
    t('testimonials.known.member', { date: day(known.member_since) }),
    t('testimonials.known.plan', { plan: t(`shell.plans.${known.plan}`) }),
    t(known.linked ? 'testimonials.known.linked' : 'testimonials.known.notLinked'),
    t(known.paid ? 'testimonials.known.paid' : 'testimonials.known.notPaid'),
  ];
  return (
    <Card aria-labelledby="known" className="self-start">
      <CardHeader id="known" title={t('testimonials.known.title')} text={t('testimonials.known.text')} />
      <ul className="grid gap-2 ps-5 [list-style:disc]">
        {facts.map(fact => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {known.rewarded && <p className="mt-3 text-sm text-muted">{t('testimonials.known.rewarded')}</p>}
    </Card>
  );
}
