import type { ReactNode } from 'react';
import { DOC_SLUGS } from '#i18n/documentation.ts';
import { BOUGHT_PLANS } from '#domain/billing/subscription.ts';
import { priceSlot } from '#i18n/price-slots.ts';
import { SITE_PATHS } from '#web/paths.ts';
import { docPath } from './doc-paths.ts';
import { DocsPage } from './docs-page.tsx';
import { DocumentationPage } from './documentation-page.tsx';
import { LandingPage } from './landing-page.tsx';
import { OpenDemoPage } from './open-demo-page.tsx';
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
    premium: priceSlot('premium', 'month', language),
    starter: priceSlot('business_starter', 'month', language),
    advanced: priceSlot('business_advanced', 'month', language),
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
        offers: ['0.00', ...BOUGHT_PLANS.map(plan => priceSlot(plan, 'month', 'plain'))].map(price => ({
          '@type': 'Offer',
          price,
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
    path: SITE_PATHS.demo,
    page: <OpenDemoPage />,
    facts: ({ t }) => ({
      title: t('meta.demo.title'),
      description: t('meta.demo.description'),
      noindex: true,
    }),
  },
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
