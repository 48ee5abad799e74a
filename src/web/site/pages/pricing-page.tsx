import { LimitsTable } from '#web/site/documentation/limits-table.tsx';
import { PlanCards } from './plan-cards.tsx';
import { useSite } from '#web/site/site-context.tsx';
import { SitePage } from '#web/site/site-page.tsx';

export function PricingPage() {
  const { t } = useSite();
  const notes = [
    t('pricing.notes.vat'),
    t('pricing.notes.upgrade'),
    t('pricing.notes.change'),
    t('pricing.notes.failed'),
    t('pricing.notes.sync'),
    t('pricing.notes.apprenant'),
  ];
  return (
    <SitePage title={t('pricing.title')} text={t('pricing.text')}>
      <PlanCards level={2} />
      <section aria-labelledby="compare-title" className="mt-20">
        <h2 id="compare-title" className="text-3xl">
          {t('pricing.compareTitle')}
        </h2>
        <p className="mt-2 mb-6 text-muted">{t('pricing.compareText')}</p>
        <LimitsTable />
      </section>
      <section aria-labelledby="notes-title" className="mt-16 max-w-3xl">
        <h2 id="notes-title" className="text-3xl">
          {t('pricing.notes.title')}
        </h2>
        <ul className="mt-5 grid gap-3">
          {notes.map(note => (
            <li key={note} className="border-s-4 border-calm ps-4">
              {note}
            </li>
          ))}
        </ul>
      </section>
    </SitePage>
  );
}
