import type { ReactNode } from 'react';
import { DOC_SLUGS } from '#i18n/documentation/documentation.ts';
import { LEGAL_SLUGS } from '#i18n/slots/legal.ts';
import { priceSlot } from '#i18n/slots/price-slots.ts';
import { SITE_PATHS } from '#web/paths.ts';
import { docPath } from '#web/site/documentation/doc-paths.ts';
import { DocsPage } from '#web/site/documentation/docs-page.tsx';
import { DocumentationPage } from '#web/site/documentation/documentation-page.tsx';
import { LandingPage } from '#web/site/pages/landing-page.tsx';
import { LegalPage } from '#web/site/pages/legal-page.tsx';
import { OpenDemoPage } from '#web/site/pages/open-demo-page.tsx';
import { PricingPage } from '#web/site/pages/pricing-page.tsx';
import type { SiteValue } from '#web/site/site-context.tsx';
import type { DocumentFacts } from '#web/site/site-document.tsx';
import { breadcrumbData, offersData, questionsData, siteData } from './structured-data.ts';
import { SupportPage } from '#web/site/pages/support-page.tsx';
import { TestimonialsPage } from '#web/site/pages/testimonials-page.tsx';

export interface SitePageEntry {
  path: string;
  page: ReactNode;
  /** The day its content was last checked against the product, as YYYY-MM-DD; only for pages that show such a day. */
  changedOn?: (site: SiteValue) => string;
  facts: (site: SiteValue) => DocumentFacts;
}

const pricing = (site: SiteValue): DocumentFacts => ({
  title: site.t('meta.pricing.title'),
  description: site.t('meta.pricing.description', {
    premium: priceSlot('premium', 'month', site.language),
    starter: priceSlot('business_starter', 'month', site.language),
    advanced: priceSlot('business_advanced', 'month', site.language),
  }),
  canonicalPath: SITE_PATHS.pricing,
  structured: offersData(site),
});

/** Every public page, in French and in English. */
export const SITE_PAGES: readonly SitePageEntry[] = [
  {
    path: SITE_PATHS.home,
    page: <LandingPage />,
    facts: site => ({
      title: site.t('meta.landing.title'),
      description: site.t('meta.landing.description'),
      structured: siteData(site),
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
    changedOn: ({ documentation }: SiteValue) => documentation[slug].checkedOn,
    facts: (site: SiteValue): DocumentFacts => ({
      title: `${site.documentation[slug].title} · ${site.t('docs.title')} Accroche`,
      description: site.documentation[slug].summary,
      structured: breadcrumbData(
        [
          { name: site.t('docs.title'), path: SITE_PATHS.docs },
          { name: site.documentation[slug].title, path: docPath(slug) },
        ],
        site,
      ),
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
      structured: questionsData(questions),
    }),
  },
  ...LEGAL_SLUGS.map(slug => ({
    path: `/${slug}`,
    page: <LegalPage slug={slug} />,
    facts: ({ legal }: SiteValue): DocumentFacts => ({
      title: `${legal[slug].title} · Accroche`,
      description: legal[slug].summary,
      isLegal: true,
    }),
  })),
];

const HIDDEN: readonly string[] = [SITE_PATHS.demo, SITE_PATHS.subscription];

/** Pages to index: without the entry to the demo and the page that duplicates another. */
export const INDEXED_PAGES: readonly SitePageEntry[] = SITE_PAGES.filter(
  ({ path }) => !HIDDEN.includes(path),
);
