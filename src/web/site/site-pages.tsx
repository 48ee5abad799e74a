import type { ReactNode } from 'react';
import { DOC_SLUGS } from '#i18n/documentation.ts';
import { PLANS } from '#domain/plans/plan-table.ts';
import { SITE_PATHS } from '#web/paths.ts';
import { docPath } from './doc-paths.ts';
import { DocsPage } from './docs-page.tsx';
import { DocumentationPage } from './documentation-page.tsx';
import { LandingPage } from './landing-page.tsx';
import { price } from './price.ts';
import { PricingPage } from './pricing-page.tsx';
import type { SiteValue } from './site-context.tsx';
import type { DocumentFacts } from './site-document.tsx';
import { SiteNotFoundPage } from './site-not-found-page.tsx';
import { SupportPage } from './support-page.tsx';
import { TestimonialsPage } from './testimonials-page.tsx';

export interface SitePageEntry {
  path: string;
  page: ReactNode;
  facts: (site: SiteValue) => DocumentFacts;
}

const pricing = ({ t, language }: SiteValue): DocumentFacts => ({
  title: t('meta.pricing.title'),
  description: t('meta.pricing.description', {
    premium: price(PLANS.premium.monthlyPriceCents ?? 0, language),
    starter: price(PLANS.business_starter.monthlyPriceCents ?? 0, language),
    advanced: price(PLANS.business_advanced.monthlyPriceCents ?? 0, language),
  }),
  canonicalPath: SITE_PATHS.pricing,
});

/** Every public page, in French and in English. */
export const SITE_PAGES: readonly SitePageEntry[] = [
  {
    path: SITE_PATHS.home,
    page: <LandingPage />,
    facts: ({ t, language }) => ({
      title: t('meta.landing.title'),
      description: t('meta.landing.description'),
      structured: {
        '@context': 'https://schema.org',
        '@type': 'SoftwareApplication',
        name: 'Accroche',
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        inLanguage: language,
        description: t('meta.landing.description'),
        offers: Object.values(PLANS)
          .filter(plan => plan.sale === 'public')
          .map(plan => ({
            '@type': 'Offer',
            price: ((plan.monthlyPriceCents ?? 0) / 100).toFixed(2),
            priceCurrency: 'EUR',
          })),
      },
    }),
  },
  { path: SITE_PATHS.pricing, page: <PricingPage />, facts: pricing },
  { path: SITE_PATHS.subscription, page: <PricingPage />, facts: pricing },
  {
    path: SITE_PATHS.docs,
    page: <DocsPage />,
    facts: ({ t }) => ({ title: t('meta.docs.title'), description: t('meta.docs.description') }),
  },
  ...DOC_SLUGS.map(slug => ({
    path: docPath(slug),
    page: <DocumentationPage slug={slug} />,
    facts: ({ t, documentation }: SiteValue): DocumentFacts => ({
      title: `${documentation[slug].title} · ${t('docs.title')} Accroche`,
      description: documentation[slug].summary,
    }),
  })),
  {
    path: SITE_PATHS.testimonials,
    page: <TestimonialsPage />,
    facts: ({ t }) => ({
      title: t('meta.testimonials.title'),
      description: t('meta.testimonials.description'),
    }),
  },
  {
    path: SITE_PATHS.support,
    page: <SupportPage />,
    facts: ({ t, questions }) => ({
      title: t('meta.support.title'),
      description: t('meta.support.description'),
      structured: {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: questions
          .flatMap(group => group.questions)
          .map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
      },
    }),
  },
];

export const NOT_FOUND_PAGE: SitePageEntry = {
  path: '/404',
  page: <SiteNotFoundPage />,
  facts: ({ t }) => ({
    title: `${t('notFound.title')} · Accroche`,
    description: t('notFound.text'),
    noindex: true,
  }),
};
